import { URL_MAX } from "#domain/limits.ts";

import { command } from "./command.ts";
import { mutate } from "./mutate.ts";
import type { SimmerDb } from "./schema.ts";

/** Sends feedback, now or when there is a connection. `text` is trimmed and not empty. */
export function sendFeedback(db: SimmerDb, text: string, url: string): Promise<void> {
  const feedback = { text, url: url.slice(0, URL_MAX), uid: db.uid, timestamp: Date.now() };
  return command("Failed to send feedback", () =>
    mutate(db, "sendFeedback", { id: crypto.randomUUID(), feedback }),
  );
}
