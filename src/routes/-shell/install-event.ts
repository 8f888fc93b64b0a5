/** The browser's own offer to install the app (Chromium), which TypeScript's library leaves out. */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

/** How this browser installs the app: by a button of ours, or by steps of its own. */
export type InstallWay = "button" | "ios" | "android-firefox" | "mac-safari";

/** What is read of the browser. */
export interface InstallClues {
  userAgent: string;
  maxTouchPoints: number;
  isInstalled: boolean;
  hasOffer: boolean;
}

/** Where this browser notes that the cook does not want to be asked again. It names nobody. */
const TOLD = "simmer.install-told";

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

/** Shows the browser's dialog. Resolves to whether the cook accepted; an offer is good for once. */
export async function install(): Promise<boolean> {
  const event = offer;
  setOffer(null);
  return (await event?.prompt())?.outcome === "accepted";
}

/** How the app can be installed here; null if it is, or if nobody knows how. */
export function installWay(): InstallWay | null {
  return wayOf({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isInstalled:
      window.matchMedia("(display-mode: standalone)").matches ||
      ("standalone" in navigator && navigator.standalone === true),
    hasOffer: offer !== null,
  });
}

export function wayOf(clues: InstallClues): InstallWay | null {
  const { userAgent, maxTouchPoints, isInstalled, hasOffer } = clues;
  if (isInstalled) return null;
  if (hasOffer) return "button";
  const isMac = /Macintosh/.test(userAgent);
  // An iPad says that it is a Mac; no Mac has a touch screen.
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && maxTouchPoints > 1)) return "ios";
  if (/Android.*Firefox\//.test(userAgent)) return "android-firefox";
  if (isMac && /Version\/(?:1[7-9]|[2-9]\d)\b.*Safari\//.test(userAgent)) return "mac-safari";
  return null;
}

/** Whether the cook was asked before; also true where that can't be kept, or each visit would ask. */
export function wasInstallOffered(): boolean {
  try {
    return localStorage.getItem(TOLD) !== null;
  } catch (error) {
    console.warn("This browser keeps nothing", error);
    return true;
  }
}

/** Notes that the cook has answered, for good. */
export function noteInstallOffered(): void {
  try {
    localStorage.setItem(TOLD, "1");
  } catch (error) {
    console.warn("Installing will be offered again", error);
  }
}
