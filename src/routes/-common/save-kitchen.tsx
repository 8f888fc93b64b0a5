import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import type {
  ExportProgress,
  FromExportWorker,
  ToExportWorker,
} from "#transfer/export-messages.ts";
import { Button } from "#ui/button.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Stack } from "#ui/stack.tsx";

import { countOf } from "./formats.ts";
import { saveFile } from "./save-file.ts";
import { useCommand } from "./use-command.ts";
import { useSignedInCook } from "./use-live-data.ts";

const FILE = "simmer-kitchen.zip";
const NOT_LOADED =
  "What saves your kitchen could not be loaded. Connect to the internet and try again.";

/** Lets the cook save everything of theirs as one file, offline as well. */
export function SaveKitchen() {
  const { db } = useSignedInCook();
  const run = useCommand();
  const [missing, setMissing] = useState(0);
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    const { current } = leaving;
    return () => current.abort();
  }, []);

  const save = async () => {
    setMissing(0);
    setProgress({ of: "recipes", done: 0, total: 0 });
    await run(
      async () => {
        const made = await exportInWorker(db.accountUid, setProgress, leaving.current.signal);
        if (!made) return null;
        saveFile(FILE, made.file);
        setMissing(made.missing);
        return made;
      },
      // No browser reports that a download has finished, and the cook may delete the original next.
      (made) => made && { text: `Check your downloads for ${FILE}.` },
    );
    setProgress(null);
  };

  return (
    <Stack>
      <div>
        <Button
          variant="secondary"
          icon={<Download />}
          busy={progress !== null}
          onClick={() => void save()}
        >
          Save my kitchen
        </Button>
      </div>
      {progress && progress.total > 0 ? (
        <ProgressBar
          label={`Saving your ${progress.of}`}
          value={progress.done}
          max={progress.total}
          text={`${progress.done} of ${progress.total}`}
        />
      ) : null}
      {missing > 0 ? (
        <ErrorBox title={`Saved without ${countOf(missing, "photo")}`}>
          Connect to the internet, and save it again.
        </ErrorBox>
      ) : null}
    </Stack>
  );
}

/** Resolves to the file and how many photos are missing from it; to null if the screen was left. @throws Error with words for the cook */
function exportInWorker(
  uid: string,
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<{ file: Blob; missing: number } | null> {
  const worker = new Worker(new URL("../../transfer/export-worker.ts", import.meta.url), {
    type: "module",
  });
  return new Promise<{ file: Blob; missing: number } | null>((resolve, reject) => {
    signal.addEventListener("abort", () => resolve(null));
    worker.addEventListener("error", ({ message }) => {
      console.error("The kitchen could not be saved", message);
      reject(new Error(NOT_LOADED));
    });
    worker.addEventListener("message", ({ data }: MessageEvent<FromExportWorker>) => {
      if (data.type === "progress") onProgress(data);
      else if (data.type === "done") resolve(data);
      else reject(new Error(data.problem));
    });
    worker.postMessage({ uid } satisfies ToExportWorker);
  }).finally(() => worker.terminate());
}
