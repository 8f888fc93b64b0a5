import { readUrl } from "#import/read-url.ts";

/**
 * The parts of a service worker's scope that this file needs, so that it can be tested without one.
 */
interface NoticeScope {
  readonly location: { readonly origin: string };
  readonly clients: {
    matchAll(options: {
      type: "window";
      includeUncontrolled: boolean;
    }): Promise<readonly NoticeWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: "notificationclick", listener: (event: NoticeClick) => void): void;
}

interface NoticeWindow {
  readonly url: string;
  readonly visibilityState?: string;
}

interface NoticeClick {
  readonly notification: { readonly data: unknown; close(): void };
  waitUntil(done: Promise<unknown>): void;
}

/** If the cook taps a timer's notification, shows the screen where they can answer the alarm. */
export function openNoticesWhenTapped(scope: NoticeScope): void {
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(showPage(scope, pageOf(event.notification.data, scope.location.origin)));
  });
}

/** The page that a notification names; home if it names none, or one outside this app. */
function pageOf(data: unknown, origin: string): string {
  const named = typeof data === "object" && data !== null && "url" in data ? data.url : "/";
  const address = String(named);
  const page = readUrl(address, origin);
  return page?.origin === origin ? page.href : `${origin}/`;
}

/**
 * Focuses the window that shows the page. If there is none, any other window of the app will do,
 * since the alarm is on every screen, and what the cook does there must not be lost. If no window of
 * the app is open, or none lets itself be focused, this opens one.
 */
async function showPage({ clients, location }: NoticeScope, page: string): Promise<void> {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const windows = open
    .filter(canFocus)
    .filter(({ url }) => url === page || isAppPage(url, location.origin))
    .toSorted((a, b) => rank(a, page) - rank(b, page));
  for (const shown of windows) {
    if (await focuses(shown)) return;
  }
  await clients.openWindow(page);
}

/** Windows at that page first, whatever their query; then visible ones; then the rest. */
function rank({ url, visibilityState }: NoticeWindow, page: string): number {
  if (new URL(url).pathname === new URL(page).pathname) return 0;
  return visibilityState === "visible" ? 1 : 2;
}

/** A window may show a plain file of this site, such as the licences, which has no alarm. */
function isAppPage(url: string, origin: string): boolean {
  const page = readUrl(url);
  if (page?.origin !== origin) return false;
  return page.pathname === "/index.html" || !/\.[a-z\d]+$/i.test(page.pathname);
}

async function focuses(shown: { focus(): Promise<unknown> }): Promise<boolean> {
  try {
    await shown.focus();
    return true;
  } catch (error) {
    console.warn("A window can't be focused", error);
    return false;
  }
}

function canFocus<T extends object>(client: T): client is T & { focus(): Promise<unknown> } {
  return "focus" in client;
}
