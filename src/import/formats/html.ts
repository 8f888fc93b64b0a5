import { DomHandler, hasChildren, isTag, isText, type AnyNode, type Element } from "domhandler";
import { DomUtils, Parser } from "htmlparser2";

import { RefusedEntry } from "../archive/bounds.ts";
import { breaksLine } from "../schema-org/plain-text.ts";

/** How much of a file is parsed at a time, characters. */
const CHUNK = 64 * 1024;
/** Elements in elements: a browser stops at some 500, and each costs the parser as many steps as are open. */
const DEPTH_MAX = 5_000;

/** Stops at a document that is made to keep the parser busy. */
class BoundedHandler extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.tagStack.length > DEPTH_MAX) throw new RefusedEntry("Its markup is broken.");
    super.onopentag(name, attributes);
  }
}

/**
 * The innermost elements that are wanted, as they end: each is taken out of the document, so that a file
 * with thousands of recipes is never held as a whole tree.
 * @throws RefusedEntry if elements are nested as no app nests them
 */
export function* elementsOf(
  text: string,
  isWanted: (element: Element) => boolean,
  language: "html" | "xml" = "html",
): Generator<Element> {
  let found: Element[] = [];
  const options = { xmlMode: language === "xml", decodeEntities: true };
  const handler = new BoundedHandler(undefined, options, (element) => {
    // The parser also closes the tag within which a cut-off file ends: the last to close is then the
    // document itself.
    if (!isTag(element) || !isWanted(element)) return;
    DomUtils.removeElement(element);
    found.push(element);
  });
  const parser = new Parser(handler, options);
  for (let at = 0; at < text.length; at += CHUNK) {
    parser.write(text.slice(at, at + CHUNK));
    yield* found;
    found = [];
  }
  parser.end();
  yield* found;
}

/** The elements in another, in the document's order. */
export function findAll(root: Element, test: (element: Element) => boolean): Element[] {
  return DomUtils.findAll(test, root.children);
}

/** Whether an element has this name as its class. */
export function hasClass(element: Element, name: string): boolean {
  return (element.attribs["class"] ?? "").split(/\s+/u).includes(name);
}

/** Whether an element is named so, by its id or by a class. */
export function isNamed(element: Element, name: string): boolean {
  return element.attribs["id"] === name || hasClass(element, name);
}

const NO_TEXT = new Set(["script", "style", "template", "noscript"]);

/** The lines that an element shows, without empty ones. Nothing in it is run, whatever it says. */
export function linesOf(element: Element | undefined): string[] {
  if (!element) return [];
  let text = "";
  // A stack of its own: elements may be nested deeper than functions can be.
  const stack: (AnyNode | "\n")[] = [...element.children].toReversed();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node === "\n") text += node;
    else if (isText(node)) text += node.data.replace(/\s+/gu, " ");
    else if (hasChildren(node) && !(isTag(node) && NO_TEXT.has(node.name))) {
      if (isTag(node) && breaksLine(node.name)) {
        text += "\n";
        stack.push("\n");
      }
      stack.push(...node.children.toReversed());
    }
  }
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** What an element shows, in one line; empty for none. */
export function shownText(element: Element | undefined): string {
  return linesOf(element).join(" ");
}
