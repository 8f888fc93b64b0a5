/**
 * Names the page in tabs, in the history and to screen readers: "Shopping List · Simmer". React
 * puts it into the head, before the title of index.html.
 */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${children} · Simmer`}</title>;
}
