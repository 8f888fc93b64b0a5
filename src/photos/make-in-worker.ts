import { PhotoError } from "./make-photo.ts";
import type { FromPhotoWorker, Made, ToPhotoWorker } from "./photo-messages.ts";

const NOT_LOADED = "What makes photos could not be loaded. Connect to the internet and try again.";
const TAKES_TOO_LONG = "This picture takes too long to read. Choose a smaller one.";
const DEADLINE_MS = 60_000;

/**
 * Makes a photo, or a page to be read, in a worker of its own, which ends with it: what decoding a large
 * picture takes of memory is given back.
 * @throws PhotoError with words for the cook, also when `signal` is aborted
 */
export function makeInWorker<What extends keyof Made>(
  make: What,
  file: Blob,
  signal: AbortSignal,
): Promise<Made[What]> {
  const worker = new Worker(new URL("./photo-worker.ts", import.meta.url), { type: "module" });
  let deadline: ReturnType<typeof setTimeout> | undefined;
  return new Promise<Made[What]>((resolve, reject) => {
    const fail = (words: string) => reject(new PhotoError(words));
    deadline = setTimeout(() => fail(TAKES_TOO_LONG), DEADLINE_MS);
    signal.addEventListener("abort", () => fail("The photo was not wanted any more."));
    worker.addEventListener("error", ({ message }) => {
      console.error("A photo could not be made", message);
      fail(NOT_LOADED);
    });
    worker.addEventListener("message", ({ data }: MessageEvent<FromPhotoWorker>) => {
      // The worker answers with what it was asked for.
      if (data.type === "made") resolve(data.made as Made[What]);
      else fail(data.problem);
    });
    worker.postMessage({ make, file } satisfies ToPhotoWorker);
  }).finally(() => {
    clearTimeout(deadline);
    worker.terminate();
  });
}
