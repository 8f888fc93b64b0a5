import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A proxy between a browser and Firestore's listener. It can delay the server's data on the listener's
 * channel, hold it back, or silently kill the open channels while new ones work.
 */
export async function startLaggingProxy(target: { host: string; port: number }) {
  let delayMs = 0;
  let isHeld = false;
  let told = 0;
  /** The buffered data, in order. */
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
      // The response that opens a session contains its id; only back-channel responses are held.
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
    /** How many messages the listener has received. */
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
    /** Silently kills the open channels: no more data, and no close. */
    kill(): void {
      for (const session of sessions) dead.add(session);
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
