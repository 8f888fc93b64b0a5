import { createStore } from "../-common/store.ts";

/** Chromium's `beforeinstallprompt` event, which TypeScript's library lacks. */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

const offer = createStore<InstallEvent | null>(null);

/** Stores the browser's install event, which fires once, soon after the start. */
export function keepInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    // Otherwise Android shows its own install bar over whatever the cook is doing.
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

/**
 * Shows the browser's install dialog. Resolves to whether the cook accepted; the event can be used once.
 */
export async function install(): Promise<boolean> {
  const event = offer.read();
  offer.set(null);
  return (await event?.prompt())?.outcome === "accepted";
}
