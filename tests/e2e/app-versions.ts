import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Stored {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Files whose names contain a hash of their content. */
const HASHED = /[\w$.-]+-[\w-]{8}\.(?:js|css|woff2)/g;
/** Where the build declares the tables that this device keeps for itself. */
const TABLES = /(\d:\{keptChecks:[^}]*\})/;

/**
 * Serves the suite's app as it is deployed version after version: each has files of other names, and
 * those of the versions before are gone. Nothing is built for it: names are changed in what is
 * served. The page says its version in `<meta name="version">`.
 */
export async function serveVersions(appUrl: string) {
  let version = 1;
  let tables = 0;
  let fate: "answers" | "hangs" | "drops" = "answers";
  let held: RegExp | null = null;
  let worker: string | null = null;
  const asked: string[] = [];
  const files = new Map<string, Promise<Stored>>();
  const names = new Set<string>();

  async function load(path: string): Promise<Stored> {
    const answer = await fetch(`${appUrl}${path}`);
    const headers = Object.fromEntries(answer.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"]) {
      delete headers[name];
    }
    return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
  }

  /** Everything that is asked for is kept, since the tests ask for it again and again. */
  function read(path: string): Promise<Stored> {
    const known = files.get(path) ?? load(path);
    files.set(path, known);
    return known;
  }

  const nameNow = (name: string) =>
    version === 1 || !names.has(name) ? name : name.replace(/(\.\w+)$/, `.v${version}$1`);

  function rewrite(path: string, text: string): string {
    const renamed = text.replace(HASHED, nameNow);
    if (path === "/sw.js") return renamed.replace(/"revision":"(\w+)/g, `$&-${version}`);
    if (path.endsWith(".js")) return withTables(renamed);
    return renamed.replace("<head>", `<head><meta name="version" content="${version}" />`);
  }

  function withTables(script: string): string {
    if (tables === 0) return script;
    return script.replace(TABLES, `$1,${80 + tables}:{addedLater:"id"}`);
  }

  async function answer(url: string, outgoing: ServerResponse): Promise<void> {
    const { pathname } = new URL(url, appUrl);
    if (pathname === "/sw.js" && worker !== null) {
      const headers = { "content-type": "text/javascript", "cache-control": "no-cache" };
      outgoing.writeHead(200, headers).end(worker);
      return;
    }
    const [, stem, of, end] = /^(\/assets\/.+?)(?:\.v(\d+))?(\.\w+)$/.exec(pathname) ?? [];
    const path = stem === undefined ? pathname : `${stem}${end}`;
    const isOld = names.has(path.replace("/assets/", "")) && Number(of ?? 1) !== version;
    const stored = await read(isOld ? "/assets/gone-12345678.js" : path);
    const isText = /javascript|html/.test(stored.headers["content-type"] ?? "");
    const body = isText ? rewrite(path, stored.body.toString()) : stored.body;
    outgoing.writeHead(stored.status, stored.headers).end(body);
  }

  const server = createServer(({ url = "/" }, outgoing) => {
    asked.push(url);
    if (fate === "drops") outgoing.destroy();
    else if (fate === "answers" && !held?.test(url)) {
      answer(url, outgoing).catch(() => outgoing.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const listed = (await read("/sw.js")).body.toString().matchAll(/assets\/([\w$.-]+)/g);
  for (const [, name] of listed) if (name !== undefined) names.add(name);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Deploys the next version; `adds` a table, and so raises the version of the database. */
    release({ adds = false }: { adds?: boolean } = {}): void {
      worker = null;
      version += 1;
      if (adds) tables += 1;
    },
    /** Deploys this as the service worker, whatever else is served. */
    deployWorker(script: string): void {
      worker = script;
    },
    /** What becomes of requests: an answer; nothing at all, as with one bar of signal; an error. */
    network(next: typeof fate): void {
      fate = next;
    },
    /** Leaves requests for some files without an answer; null for none. */
    hold(pattern: RegExp | null): void {
      held = pattern;
    },
    /** The addresses that were asked for since the last call. */
    takeAsked: () => asked.splice(0),
    /** How many files a version has whose names change. */
    fileCount: names.size,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
