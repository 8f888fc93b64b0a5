import { BARRIER, readWords, type Word } from "./words.ts";

/** "E no. 1105", "E.1105", "E 11 05" and "e11O5", besides the ways in which labels write them. */
const NUMBER =
  /\b(?:e|ins)[\s.:/_–-]{0,3}(?:(?:no|nr|num|number)\b[\s.:]{0,3})?([\doil](?:[\s.-]?[\doil]){2,3})(?![\da-z])/giu;

/** The additives' numbers in a text that are not written as the lists have them, as words. */
export function findAdditives(text: string): Word[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: written, 1: number = "", index: start }) => {
    const figures = number.replaceAll(/[\s.-]/g, "").replaceAll(/o/gi, "0");
    const name = `e${figures.replaceAll(/[il]/gi, "1")}`;
    if (!/\d{2}/.test(number) || written.toLowerCase() === name) return [];
    const end = start + written.length;
    return readWords(`${name} ${BARRIER}`).map((word) => ({ ...word, start, end }));
  });
}
