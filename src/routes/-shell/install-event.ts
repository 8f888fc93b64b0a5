import { createStore } from "../-common/store.ts";

/** The browser's own offer to install the app (Chromium), which TypeScript's library leaves out. */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

const offer = createStore<InstallEvent | null>(null);

/** Keeps the browser's offer until the cook asks for it; it comes once, soon after the start. */
export function keepInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    // Otherwise Android shows a bar of its own over whatever the cook is doing.
    event.preventDefault();
    offer.set(event as InstallEvent);
  });
  window.addEventListener("appinstalled", () => offer.set(null));
}

export const { subscribe: subscribeToInstallOffer } = offer;

/** Whether the browser offers a dialog. */
export function hasInstallOffer(): boolean {
  return offer.read() !== null;
}

/** Shows the browser's dialog. Resolves to whether the cook accepted; an offer is good for once. */
export async function install(): Promise<boolean> {
  const event = offer.read();
  offer.set(null);
  return (await event?.prompt())?.outcome === "accepted";
}
