import { hasInstallOffer } from "./install-event.ts";

/** How this browser installs the app: through our button, or by manual steps. */
export type InstallWay = "button" | "ios" | "android-firefox" | "mac-safari";

/** The browser features that decide it. */
export interface InstallClues {
  userAgent: string;
  maxTouchPoints: number;
  isInstalled: boolean;
  hasOffer: boolean;
}

/** The localStorage key that records the cook's answer. It holds no personal data. */
const TOLD = "simmer.install-told";

/** How the app can be installed here; null if it is, or if nobody knows how. */
export function installWay(): InstallWay | null {
  return wayOf({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isInstalled:
      window.matchMedia("(display-mode: standalone)").matches ||
      ("standalone" in navigator && navigator.standalone === true),
    hasOffer: hasInstallOffer(),
  });
}

export function wayOf(clues: InstallClues): InstallWay | null {
  const { userAgent, maxTouchPoints, isInstalled, hasOffer } = clues;
  if (isInstalled) return null;
  if (hasOffer) return "button";
  const isMac = /Macintosh/.test(userAgent);
  // An iPad claims to be a Mac; no Mac has a touch screen.
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && maxTouchPoints > 1)) return "ios";
  if (/Android.*Firefox\//.test(userAgent)) return "android-firefox";
  if (isMac && /Version\/(?:1[7-9]|[2-9]\d)\b.*Safari\//.test(userAgent)) return "mac-safari";
  return null;
}

/** Whether the cook was asked before; also true if that can't be stored, or each visit would ask. */
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
