import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

interface DroppingProxyOptions {
  target: { host: string; port: number };
  /** Called for every request, once the target has answered it in full. */
  drops(path: string): boolean;
}

/**
 * A proxy that drops replies: the server has done its work, but the client's connection breaks before
 * the response arrives.
 */
export async function startDroppingProxy({ target, drops }: DroppingProxyOptions) {
  let dropped = 0;
  const server = createServer((incoming, outgoing) => {
    const { method, url: path = "/", headers } = incoming;
    const forwarded = request({ ...target, method, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", () => outgoing.destroy());
      answer.on("end", () => {
        if (drops(path)) {
          dropped += 1;
          outgoing.destroy();
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        outgoing.end(Buffer.concat(chunks));
      });
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    dropped: () => dropped,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Numbers from 0 up to but not including 1; equal seeds give equal sequences. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
