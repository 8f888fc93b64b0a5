/**
 * What other apps share with this one, between the system's request, which only the service worker
 * sees, and the screen that takes it.
 */

/** Where the system posts what is shared (`share_target` of the web manifest); no screen lies there. */
export const SHARED_ACTION = "/shared";

/** The parts of what is posted, under the names that the form for own recipes reads in its address. */
export const SHARED_TEXTS = ["title", "text", "url"] as const;

/** The posted part that holds files. */
export const SHARED_FILES = "files";

const CACHE = "shared-files";

/** As a header, the name of a file; percent-encoded, since headers hold ASCII alone. */
const NAME = "x-file-name";

/**
 * Keeps shared files on this device until the next are shared or the cook signs out, in the place of
 * those before.
 * @throws QuotaExceededError and other errors of the browser's storage
 */
export async function keepSharedFiles(files: readonly File[]): Promise<void> {
  await dropSharedFiles();
  const cache = await caches.open(CACHE);
  await Promise.all(
    files.map((file, nth) =>
      cache.put(
        `${SHARED_ACTION}/${nth}`,
        new Response(file, {
          headers: {
            [NAME]: encodeURIComponent(file.name),
            "content-type": file.type,
          },
        }),
      ),
    ),
  );
}

/** The files that were shared last, in their order; none if the browser keeps none. */
export async function readSharedFiles(): Promise<File[]> {
  const files: File[] = [];
  for (;;) {
    const kept = await caches.match(`${SHARED_ACTION}/${files.length}`, { cacheName: CACHE });
    if (!kept) return files;
    const name = decodeURIComponent(kept.headers.get(NAME) ?? "");
    const type = kept.headers.get("content-type") ?? "";
    files.push(new File([await kept.blob()], name, { type }));
  }
}

export async function dropSharedFiles(): Promise<void> {
  await caches.delete(CACHE);
}
