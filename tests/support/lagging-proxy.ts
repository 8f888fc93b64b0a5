import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Stands between a browser and Firestore's listener. What the server says on the listener's channel
 * comes late, is held back, or is lost without a word on the channels that are open, while a new
 * channel works.
 */
export async function startLaggingProxy(target: { host: string; port: number }) {
  let delayMs = 0;
  let isHeld = false;
  let told = 0;
  /** What the server has said while it was held back, in order. */
  let kept: (() => void)[] = [];
  const sessions = new Set<string>();
  const dead = new Set<string>();

  /** Equal delays keep the order. */
  function pass(send: () => void): void {
    const tell = () => {
      told += 1;
      send();
    };
    const goOn = () => (isHeld ? void kept.push(tell) : tell());
    if (delayMs > 0) setTimeout(goOn, delayMs).unref();
    else goOn();
  }

  const server = createServer((incoming, outgoing) => {
    const { method, url: path = "/", headers } = incoming;
    const session = new URL(path, "http://proxy").searchParams.get("SID");
    if (session !== null) sessions.add(session);
    const isDead = () => session !== null && dead.has(session);
    const forwarded = request({ ...target, method, path, headers }, (answer) => {
      // The answer that opens a session names it; only what comes by the back channel is held.
      const isStream = method === "GET";
      const deliver = (send: () => void) => {
        if (isDead()) return;
        if (isStream) pass(() => (isDead() ? undefined : send()));
        else send();
      };
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      outgoing.flushHeaders();
      answer.on("data", (chunk: Buffer) => deliver(() => void outgoing.write(chunk)));
      answer.on("end", () => deliver(() => void outgoing.end()));
      answer.on("error", () => outgoing.destroy());
    });
    forwarded.on("error", () => outgoing.destroy());
    outgoing.on("close", () => forwarded.destroy());
    if (!isDead()) incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** How often the listener has been told something. */
    told: () => told,
    delay(ms: number): void {
      delayMs = ms;
    },
    hold(on: boolean): void {
      isHeld = on;
      const waiting = kept;
      kept = [];
      for (const send of waiting) pass(send);
    },
    /** The channels that are open are never heard of again, and don't end. */
    kill(): void {
      for (const session of sessions) dead.add(session);
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
