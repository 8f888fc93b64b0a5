import { expect, test } from "vitest";

import { createPageTokens } from "./page-tokens.ts";
import type { ToWorker } from "./worker-messages.ts";

test("each asker gets the answer to its own question, whatever their order", async () => {
  const sent: ToWorker[] = [];
  const tokens = createPageTokens((message) => sent.push(message));
  const [first, second] = [tokens.getToken(), tokens.getToken()];
  expect(sent).toEqual([
    { type: "token-wanted", request: 1 },
    { type: "token-wanted", request: 2 },
  ]);
  tokens.answer({ type: "token", request: 2, token: "b" });
  tokens.answer({ type: "token", request: 1, token: null });
  expect(await Promise.all([first, second])).toEqual([null, "b"]);
});

test("who waits when the worker is stopped waits no longer", async () => {
  const tokens = createPageTokens(() => undefined);
  const asked = tokens.getToken();
  tokens.stop();
  expect(await asked).toBeNull();
});

test("an answer that nobody waits for any more is let go", async () => {
  const tokens = createPageTokens(() => undefined);
  const asked = tokens.getToken();
  tokens.stop();
  tokens.answer({ type: "token", request: 1, token: "late" });
  expect(await asked).toBeNull();
});
