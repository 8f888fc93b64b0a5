import type { Browser } from "@playwright/test";

const KINDS = ["service_worker", "shared_worker", "worker"];

interface LogEvent {
  method?: string;
  params?: { entry: { text: string } };
}

/**
 * Reports the browser's own log entries for the workers of all pages, including service workers, earlier
 * entries, and restarted workers. Playwright reports only a worker's console calls, not the browser's
 * messages such as policy violations. Resolves to the function that stops it.
 */
export async function listenToWorkers(
  browser: Browser,
  listen: (text: string) => void,
): Promise<() => Promise<void>> {
  const cdp = await browser.newBrowserCDPSession();
  const follow = async (targetId: string) => {
    try {
      // Playwright doesn't support nested CDP sessions: their messages are tunnelled through this one.
      const { sessionId } = await cdp.send("Target.attachToTarget", { targetId, flatten: false });
      const message = JSON.stringify({ id: 1, method: "Log.enable" });
      await cdp.send("Target.sendMessageToTarget", { sessionId, message });
    } catch {
      // The worker has ended meanwhile.
    }
  };
  cdp.on("Target.targetCreated", ({ targetInfo }) => {
    if (KINDS.includes(targetInfo.type)) void follow(targetInfo.targetId);
  });
  cdp.on("Target.receivedMessageFromTarget", ({ message }) => {
    const { method, params } = JSON.parse(message) as LogEvent;
    if (method === "Log.entryAdded" && params) listen(params.entry.text);
  });
  const filter = KINDS.map((type) => ({ type }));
  await cdp.send("Target.setDiscoverTargets", { discover: true, filter });
  return async () => cdp.detach();
}
