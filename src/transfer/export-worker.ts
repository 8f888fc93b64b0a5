import { openDatabase } from "#db/schema.ts";

import { exportKitchen } from "./export-kitchen.ts";
import type { FromExportWorker, ToExportWorker } from "./export-messages.ts";

const scope = self as unknown as DedicatedWorkerGlobalScope;

function tell(message: FromExportWorker): void {
  scope.postMessage(message);
}

async function work({ uid }: ToExportWorker): Promise<void> {
  const db = openDatabase(uid);
  try {
    const made = await exportKitchen(db, (progress) => tell({ type: "progress", ...progress }));
    tell({ type: "done", ...made });
  } catch (error) {
    console.error("The kitchen could not be saved", error);
    tell({ type: "failed", problem: error instanceof Error ? error.message : String(error) });
  } finally {
    db.close();
  }
}

scope.addEventListener("message", ({ data }: MessageEvent<ToExportWorker>) => {
  void work(data);
});
