import { mutate } from "#db/mutate.ts";
import type { SimmerDb } from "#db/schema.ts";
import { command } from "#db/storage-command.ts";
import { URL_MAX } from "#domain/limits.ts";
import { FEEDBACK_NOT_SENT } from "#failure-words/storage-words.ts";

/** Sends feedback, now or when there is a connection. `text` is trimmed and not empty. */
export function sendFeedback(db: SimmerDb, text: string, url: string): Promise<void> {
  const feedback = { text, url: url.slice(0, URL_MAX), uid: db.accountUid, timestamp: Date.now() };
  return command(FEEDBACK_NOT_SENT, () =>
    mutate(db, "sendFeedback", { id: crypto.randomUUID(), feedback }),
  );
}
