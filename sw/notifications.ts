/**
 * The parts of a service worker's scope that this file needs, so that it can be tested without one.
 */
interface NoticeScope {
  readonly location: { readonly origin: string };
  readonly clients: {
    matchAll(options: {
      type: "window";
      includeUncontrolled: boolean;
    }): Promise<readonly { readonly url: string }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: "notificationclick", listener: (event: NoticeClick) => void): void;
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
  const page = URL.canParse(address, origin) ? new URL(address, origin) : null;
  return page?.origin === origin ? page.href : `${origin}/`;
}

/**
 * Focuses the window that shows the page. If there is none, any other window of the app will do,
 * since the alarm is on every screen, and what the cook does there must not be lost. If no window
 * is open, this opens one.
 */
async function showPage({ clients }: NoticeScope, page: string): Promise<void> {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const windows = open.filter(canFocus);
  const shown = windows.find(({ url }) => url === page) ?? windows[0];
  await (shown ? shown.focus() : clients.openWindow(page));
}

function canFocus<T extends object>(client: T): client is T & { focus(): Promise<unknown> } {
  return "focus" in client;
}
