import type { Browser } from "@playwright/test";

const KINDS = ["service_worker", "shared_worker", "worker"];

interface LogEvent {
  method?: string;
  params?: { entry: { text: string } };
}

/**
 * Tells what the browser logs for the workers of all pages, service workers among them: also what was
 * logged before it was asked, and after a worker was stopped and started again. Playwright passes on what
 * a worker's code says on the console, but nothing that the browser says of it, as that the policy has
 * refused something. Resolves to the function that ends it.
 */
export async function listenToWorkers(
  browser: Browser,
  listen: (text: string) => void,
): Promise<() => Promise<void>> {
  const cdp = await browser.newBrowserCDPSession();
  const follow = async (targetId: string) => {
    try {
      // Playwright knows no sessions inside of this one: what they say is sent through it.
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
