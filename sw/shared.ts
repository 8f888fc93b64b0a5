import {
  keepSharedFiles,
  SHARED_ACTION,
  SHARED_FILES,
  SHARED_TEXTS,
} from "../src/routes/-common/shared-content.ts";

/**
 * Takes what another app shares: its text goes on to the form for own recipes in the address; files are
 * kept for the screen that reads them.
 */
export function takeWhatIsShared(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener("fetch", (event) => {
    const { method, url } = event.request;
    if (method !== "POST" || new URL(url).pathname !== SHARED_ACTION) return;
    event.respondWith(takeShared(event.request));
  });
}

async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  // A form without a file posts an empty one.
  const files = form
    .getAll(SHARED_FILES)
    .filter((part): part is File => part instanceof File && part.size > 0);
  const search = new URLSearchParams();
  for (const name of SHARED_TEXTS) {
    const text = form.get(name);
    if (typeof text === "string" && text !== "") search.set(name, text);
  }
  if (files.length > 0) search.set(SHARED_FILES, await keep(files));
  return Response.redirect(`/upload-recipe?${search.toString()}`, 303);
}

/** Names the files in the address: each share has its own, so that its form has a draft of its own. */
async function keep(files: readonly File[]): Promise<string> {
  try {
    await keepSharedFiles(files);
    return crypto.randomUUID();
  } catch (error) {
    console.warn("The shared files could not be kept", error);
    return "lost";
  }
}
