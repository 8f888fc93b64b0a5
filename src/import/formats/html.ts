import type { AnyNode, ChildNode, Element } from "domhandler";
import { createDocumentStream, DomUtils } from "htmlparser2";

/** How much of a file is parsed at a time, characters. */
const CHUNK = 64 * 1024;

/**
 * The innermost elements that are wanted, as they end: each is taken out of the document, so that a file
 * with thousands of recipes is never held as a whole tree.
 */
export function* elementsOf(
  text: string,
  isWanted: (element: Element) => boolean,
  language: "html" | "xml" = "html",
): Generator<Element> {
  let found: Element[] = [];
  const parser = createDocumentStream(
    () => {},
    { xmlMode: language === "xml", decodeEntities: true },
    (element) => {
      if (!isWanted(element)) return;
      DomUtils.removeElement(element);
      found.push(element);
    },
  );
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

const BLOCKS = new Set(
  "address article blockquote br dd div dl dt figure h1 h2 h3 h4 h5 h6 hr li ol p pre section table tbody td th tr ul".split(
    " ",
  ),
);
const NO_TEXT = new Set(["script", "style", "template", "noscript"]);

/** The lines that an element shows, without empty ones. Nothing in it is run, whatever it says. */
export function linesOf(element: Element | undefined): string[] {
  if (!element) return [];
  let text = "";
  // A stack of its own: elements may be nested deeper than functions can be.
  const stack: (AnyNode | "\n")[] = [...element.children].toReversed();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node === "\n") text += node;
    else if (node.type === "text") text += node.data.replace(/\s+/gu, " ");
    else if ("children" in node && !("name" in node && NO_TEXT.has(node.name))) {
      const isBlock = "name" in node && BLOCKS.has(node.name);
      if (isBlock) {
        text += "\n";
        stack.push("\n");
      }
      stack.push(...childrenOf(node.children));
    }
  }
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Children in the order in which they come off a stack. */
const childrenOf = (children: readonly ChildNode[]) => children.toReversed();

/** What an element shows, in one line; empty for none. */
export function shownText(element: Element | undefined): string {
  return linesOf(element).join(" ");
}
