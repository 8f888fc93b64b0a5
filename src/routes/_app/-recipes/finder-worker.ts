import { openDatabase } from "#db/schema.ts";

import type { FromFinder, ToFinder } from "./finder-messages.ts";
import { createFinder } from "./recipe-finder.ts";

const scope = self as unknown as DedicatedWorkerGlobalScope;
const finder = createFinder((answer: FromFinder) => scope.postMessage(answer));

scope.addEventListener("message", ({ data }: MessageEvent<ToFinder>) => {
  // It follows the cook's recipes until the worker is ended.
  if ("uid" in data) void finder.follow(openDatabase(data.uid));
  else void finder.ask(data.nth, data.query);
});
