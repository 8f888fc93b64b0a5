import { connect, createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** The HTTP/2 connection preface. In Node the SDK's listener uses a connection of its own. */
const HTTP2 = "PRI * HTTP/2.0";

/**
 * A proxy between a Node client and Firestore that can hold back the server's data on the listener's
 * connection. Plain requests, which use HTTP/1.1, pass.
 */
export async function startHoldingProxy({ host, port: to }: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  const listeners = new Set<Socket>();
  let isHeld = false;

  const server = createServer((client) => {
    const upstream = connect(to, host);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        listeners.delete(socket);
        other.destroy();
      });
    }
    client.once("data", (first: Buffer) => {
      if (first.toString("latin1").startsWith(HTTP2)) {
        listeners.add(upstream);
        if (isHeld) upstream.pause();
      }
    });
    client.pipe(upstream);
    upstream.on("data", (chunk: Buffer) => client.write(chunk));
    upstream.on("end", () => client.end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    hold(on: boolean): void {
      isHeld = on;
      for (const upstream of listeners)
        if (on) upstream.pause();
        else upstream.resume();
    },
    close(): void {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
