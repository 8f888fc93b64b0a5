import {
  createServer as createHttpServer,
  request,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

import { hashOf } from "../../scripts/precache.ts";

interface Suite {
  /** The app, as the Hosting emulator serves it. */
  appUrl: string;
  authPort: number;
  firestorePort: number;
}

export interface Gate {
  /** Where a browser finds the app, and through it everything else. */
  appUrl: string;
  /** Drops every connection and accepts no new one, as if offline. */
  close(): Promise<void>;
  open(): Promise<void>;
  /** Closes for good. */
  end(): Promise<void>;
}

const HOST = "127.0.0.1";

/**
 * A proxy between browsers and the whole suite: app, recipe service, Auth and Firestore. No protocol can
 * take every engine offline, so the network is cut here instead. The app's build names the emulators'
 * ports, and the policy allows them: both are rewritten on the way, and the hashes of what is rewritten,
 * by which the service worker knows the app's files. Throws if the build has no such place, since the app
 * would then pass by the gate.
 */
export async function startGate({ appUrl, authPort, firestorePort }: Suite): Promise<Gate> {
  const auth = await startDoor((socket) => pass(socket, authPort));
  const firestore = await startDoor((socket) => pass(socket, firestorePort));
  const moved = [
    [authPort, auth.port],
    [firestorePort, firestore.port],
  ] as const;
  let isMoved = false;
  /** The hashes of scripts as they were built, and as they are sent. */
  const hashes = new Map<string, string>();

  /** Ports stand behind a colon, in the policy's addresses and in the build's JSON. */
  function move(text: string): string {
    return moved.reduce((now, [from, to]) => {
      const next = now.replaceAll(new RegExp(`(:|\\\\?":)${from}\\b`, "gu"), `$1${to}`);
      isMoved ||= next !== now;
      return next;
    }, text);
  }

  function moveScript(body: Buffer): Buffer {
    const built = body.toString("utf8");
    const sent = [...hashes].reduce((now, [from, to]) => now.replaceAll(from, to), move(built));
    if (sent !== built) hashes.set(hashOf(body), hashOf(sent));
    return Buffer.from(sent);
  }

  async function relay(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await readWhole(answer);
    const isScript = /javascript/u.test(answer.headers["content-type"] ?? "");
    const sent = isScript ? moveScript(body) : body;
    const policy = answer.headers["content-security-policy"];
    const { "transfer-encoding": _chunked, ...kept } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, {
      ...kept,
      "content-length": sent.length,
      ...(typeof policy === "string" && { "content-security-policy": move(policy) }),
    });
    outgoing.end(sent);
  }

  const target = new URL(appUrl);
  const serve = createHttpServer((incoming, outgoing) => {
    // Prevents compressed and cached responses, which could not be rewritten.
    const { "if-none-match": _etag, "if-modified-since": _since, ...headers } = incoming.headers;
    const forwarded = request(
      {
        host: target.hostname,
        port: target.port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...headers, "accept-encoding": "identity" },
      },
      (answer) => {
        relay(answer, outgoing).catch(() => outgoing.destroy());
      },
    );
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  // Connections go to the HTTP server, which listens nowhere itself.
  const app = await startDoor((socket) => serve.emit("connection", socket));
  const doors = [app, auth, firestore];

  await checkBuild();

  async function checkBuild(): Promise<void> {
    const page = await (await fetch(`http://${HOST}:${app.port}/`)).text();
    const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/gu)];
    isMoved = false;
    for (const [, path] of scripts) await (await fetch(`http://${HOST}:${app.port}${path}`)).text();
    if (!isMoved) throw new Error("The app's build names no emulators: it would pass by the gate.");
  }

  return {
    appUrl: `http://${HOST}:${app.port}`,
    close: async () => void (await Promise.all(doors.map((door) => door.close()))),
    open: async () => void (await Promise.all(doors.map((door) => door.open()))),
    end: async () => void (await Promise.all(doors.map((door) => door.close()))),
  };
}

interface Door {
  port: number;
  close(): Promise<void>;
  open(): Promise<void>;
}

/** A port that can be closed, with all connections, and opened again. */
async function startDoor(onSocket: (socket: Socket) => void): Promise<Door> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    onSocket(socket);
  });
  const listen = async (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, HOST, resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async close() {
      if (!server.listening) return;
      const closed = new Promise((resolve) => void server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    open: async () => listen(port),
  };
}

function pass(socket: Socket, port: number): void {
  const onward = connect(port, HOST);
  onward.on("error", () => socket.destroy());
  socket.on("close", () => onward.destroy());
  onward.on("close", () => socket.destroy());
  socket.pipe(onward).pipe(socket);
}

async function readWhole(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
