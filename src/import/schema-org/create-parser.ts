import { type Handler, Parser } from "htmlparser2";

/** Elements in elements: a browser stops at some 500, and each costs the parser as many steps as are open. */
const DEPTH_MAX = 1_000;

/** A parser of HTML, which reads no further than to elements that are nested as on no page of a cook's. */
export function createParser(handlers: Partial<Handler>): Parser {
  let depth = 0;
  const parser = new Parser({
    ...handlers,
    onopentagname(tag) {
      depth += 1;
      if (depth > DEPTH_MAX) parser.pause();
      handlers.onopentagname?.(tag);
    },
    onclosetag(tag, isImplied) {
      depth -= 1;
      handlers.onclosetag?.(tag, isImplied);
    },
  });
  return parser;
}
