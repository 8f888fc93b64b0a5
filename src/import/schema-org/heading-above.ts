import { isHeading, partingOf } from "./plain-text.ts";

/** What pages without headings write them as. */
const BOLD = new Set(["b", "strong", "dt"]);
/** A longer text is no heading. */
const HEADING_MAX = 60;

/** Keeps the heading that nothing but the ends of elements parts from what comes next. */
export interface HeadingAbove {
  /** @param isFree whether the element is in no property */
  open(tag: string, isFree: boolean): void;
  text(text: string): void;
  close(tag: string): void;
  /** The heading above, without its colon, once; empty for none. */
  take(): string;
}

export function createHeadingAbove(): HeadingAbove {
  let above = "";
  /** Whether it stands on a line of its own: "<b>200 g</b> flour" doesn't. */
  let isApart = false;
  let reading: { text: string; depth: number } | null = null;
  let depth = 0;
  return {
    open(tag, isFree) {
      depth += 1;
      if (partingOf(tag) === "\n") isApart = true;
      if (isFree && !reading && (isHeading(tag) || BOLD.has(tag))) reading = { text: "", depth };
    },
    text(text) {
      if (reading) {
        if (reading.text.length <= HEADING_MAX) reading.text += text;
      } else if (/\S/u.test(text)) above = "";
    },
    close(tag) {
      if (reading?.depth === depth) {
        const line = reading.text.replace(/\s+/gu, " ").trim();
        if (line !== "") {
          above = line.length <= HEADING_MAX ? line.replace(/:$/u, "") : "";
          isApart = false;
        }
        reading = null;
      }
      if (partingOf(tag) === "\n") isApart = true;
      depth -= 1;
    },
    take() {
      const heading = isApart && !/[\p{N}.,;!?[\]]/u.test(above) ? above : "";
      above = "";
      reading = null;
      return heading;
    },
  };
}
