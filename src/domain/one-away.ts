/** Whether one letter was added, left out or replaced, or two neighbours have changed places. */
export function isOneAway(word: string, right: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === right[at]) at += 1;
  const rest = word.slice(at + 1);
  if (word.length !== right.length) {
    return word.length > right.length
      ? rest === right.slice(at)
      : word.slice(at) === right.slice(at + 1);
  }
  const changed = word[at] === right[at + 1] && word[at + 1] === right[at];
  return rest === right.slice(at + 1) || (changed && word.slice(at + 2) === right.slice(at + 2));
}
