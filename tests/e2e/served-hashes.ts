import { hashOf } from "../../scripts/precache.ts";

/** The service worker's script with the hashes of the files as a test serves them, by path. */
export function withServedHashes(
  worker: string,
  contentOf: (path: string) => string | Uint8Array,
): string {
  const entry = /"hash":"[^"]+"(,"revision":(?:null|"[^"]+"),"url":"([^"]+)")/g;
  return worker.replace(
    entry,
    (_, rest: string, url: string) => `"hash":"${hashOf(contentOf(`/${url}`))}"${rest}`,
  );
}
