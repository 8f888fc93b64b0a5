import type { Element } from "domhandler";

import { findAll, linesOf, shownText } from "./html.ts";

/** What the elements of a recipe say that are marked with `itemprop`. */
export interface Properties {
  /** All names that are given. */
  names: string[];
  /** The first one's text or `content`; empty for none. */
  text: (name: string) => string;
  /** The different ones, without empty ones. */
  all: (name: string) => string[];
  /** The lines of all of them. */
  lines: (name: string) => string[];
  /** The address that the first one is or has in it; empty for none. */
  address: (name: string) => string;
}

function valueOf(element: Element): string {
  const { content, src } = element.attribs;
  return (content ?? (element.name === "img" ? src : undefined) ?? shownText(element)).trim();
}

const namesOf = ({ attribs }: Element) => attribs["itemprop"]?.split(/\s+/u) ?? [];

/** The properties of one recipe's element. */
export function propertiesOf(recipe: Element): Properties {
  const marked = findAll(recipe, (element) => "itemprop" in element.attribs);
  const elements = (name: string) => marked.filter((element) => namesOf(element).includes(name));
  return {
    names: [...new Set(marked.flatMap(namesOf))],
    text: (name) =>
      elements(name)
        .map(valueOf)
        .find((value) => value !== "") ?? "",
    all: (name) => [...new Set(elements(name).map(valueOf))].filter((value) => value !== ""),
    lines: (name) => elements(name).flatMap(linesOf),
    address: (name) =>
      elements(name)
        .flatMap((element) => [element, ...findAll(element, () => true)])
        .map(({ attribs }) => attribs["href"]?.trim() ?? "")
        .find((href) => /^https?:\/\//iu.test(href)) ?? "",
  };
}
