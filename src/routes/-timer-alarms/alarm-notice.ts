import type { KitchenTimer } from "#domain/timers/kitchen-timer.ts";

import { closeNotices } from "./close-notices.ts";

const ASKED_KEY = "simmer.asked-to-notify";

/**
 * Asks once per device for permission to show alarms over other apps; nothing waits for the answer.
 */
export function askToNotify(): void {
  ask().catch((error: unknown) => console.warn("Notifications can't be asked for here", error));
}

async function ask(): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "default") return;
  if (localStorage.getItem(ASKED_KEY) !== null) return;
  localStorage.setItem(ASKED_KEY, "yes");
  await Notification.requestPermission();
}

function tagOf(timerId: string): string {
  return `timer ${timerId}`;
}

/** The page where a timer's recipe is cooked, for the service worker to open. */
function pageOf({ planId, recipeId }: KitchenTimer, uid: string): string {
  if (recipeId === "") return "/";
  const [kind, holder] = planId === null ? ["cook", uid] : ["plan", planId];
  return `/${kind}/${encodeURIComponent(holder)}/${encodeURIComponent(recipeId)}`;
}

/** Shows the alarm over other apps, if the cook allowed it and isn't looking at this one. */
export async function notifyOfAlarm(timer: KitchenTimer, uid: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  if (!document.hidden && document.hasFocus()) return;
  const options = {
    body: timer.title,
    tag: tagOf(timer.id),
    icon: "/icons/icon-192.png",
    requireInteraction: true,
    data: { url: pageOf(timer, uid) },
  };
  // Android shows only a service worker's notifications; without a worker, the page shows its own.
  const registration = await navigator.serviceWorker?.getRegistration();
  const title = `Time’s up: ${timer.label}`;
  if (registration) {
    await registration.showNotification(title, options);
  } else {
    const notification = new Notification(title, options);
    notification.addEventListener("click", () => window.focus());
  }
}

/** Removes the alarm's notification after the cook has answered it in the app. Never rejects. */
export function closeNotice(timerId: string): Promise<void> {
  return closeNotices({ tag: tagOf(timerId) });
}
