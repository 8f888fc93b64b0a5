import { makePagePhoto, makePhoto, PhotoError } from "./make-photo.ts";
import type { FromPhotoWorker, ToPhotoWorker } from "./photo-messages.ts";

const scope = self as unknown as DedicatedWorkerGlobalScope;

async function work({ make, file }: ToPhotoWorker): Promise<FromPhotoWorker> {
  try {
    const made = make === "photo" ? await makePhoto(file) : await makePagePhoto(file);
    return { type: "made", made };
  } catch (error) {
    if (error instanceof PhotoError) return { type: "failed", problem: error.message };
    console.error("A photo could not be made", error);
    return { type: "failed", problem: "The photo could not be made. Try another one." };
  }
}

scope.addEventListener("message", ({ data }: MessageEvent<ToPhotoWorker>) => {
  void work(data).then((answer) => scope.postMessage(answer));
});
