/** The browser's own offer to install the app (Chromium), which TypeScript's library leaves out. */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallEvent | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer until the cook asks for it; it comes once, soon after the start. */
export function keepInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    // Otherwise Android shows a bar of its own over whatever the cook is doing.
    event.preventDefault();
    setOffer(event as InstallEvent);
  });
  window.addEventListener("appinstalled", () => setOffer(null));
}

export function subscribeToInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the browser offers a dialog. */
export function hasInstallOffer(): boolean {
  return offer !== null;
}

/** Shows the browser's dialog. Resolves to whether the cook accepted; an offer is good for once. */
export async function install(): Promise<boolean> {
  const event = offer;
  setOffer(null);
  return (await event?.prompt())?.outcome === "accepted";
}
