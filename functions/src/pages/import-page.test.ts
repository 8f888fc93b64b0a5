import type { LookupAddress } from "node:dns";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { afterEach, expect, test } from "vitest";

import { PAGE_BYTES_MAX, type PageAccess } from "./fetch-page.ts";
import { importPage, PUBLIC_WEB } from "./import-page.ts";
import { isPublicAddress } from "./public-address.ts";

const SOUP = {
  "@type": "Recipe",
  name: "Leek soup – für zwei",
  recipeIngredient: ["3 leeks"],
  recipeInstructions: ["Boil."],
};
const PAGE = `<!doctype html><script type="application/ld+json">${JSON.stringify(SOUP)}</script>`;
const HTML = { "content-type": "text/html; charset=utf-8" };

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

/** Starts a site, and counts who asks it. */
async function serve(listener: RequestListener, address = "127.0.0.1") {
  const site = { port: 0, asked: 0 };
  const server = createServer((request, response) => {
    site.asked += 1;
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, address, done));
  site.port = (server.address() as AddressInfo).port;
  return site;
}

/**
 * The public web, and one site on this machine that stands for a public one. Names have the answers
 * given, one after the other; the last one stays.
 */
function webWith(site: { port: number }, names: Record<string, string[][]> = {}): PageAccess {
  return {
    resolve(host) {
      const answers = names[host] ?? [["127.0.0.1"]];
      const addresses = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
      return Promise.resolve(
        addresses.map((address): LookupAddress => ({
          address,
          family: address.includes(":") ? 6 : 4,
        })),
      );
    },
    mayConnect: (address, port) =>
      isPublicAddress(address) || (address === "127.0.0.1" && port === site.port),
  };
}

function ask(address: string, access: PageAccess, signal = new AbortController().signal) {
  return importPage(address, { access, signal });
}

const NOT_REACHED = { status: 422, message: "The page could not be reached" };
const NO_PAGE = { status: 422, message: "That is not the address of a web page" };

test("a page's recipe is read, with its address after redirects", async () => {
  const site = await serve((request, response) => {
    if (request.url === "/leek") response.writeHead(200, HTML).end(PAGE);
    else response.writeHead(302, { location: "/leek" }).end();
  });
  const { recipes } = await ask(`http://soups.example:${site.port}/old`, webWith(site));
  expect(recipes).toMatchObject([
    {
      title: "Leek soup – für zwei",
      ingredients: [{ lines: ["3 leeks"] }],
      source: { url: `http://soups.example:${site.port}/leek` },
    },
  ]);
});

test.each([
  ["gzip", gzipSync],
  ["br", brotliCompressSync],
])("a page compressed with %s is read", async (encoding, compress) => {
  const site = await serve((_, response) => {
    response.writeHead(200, { ...HTML, "content-encoding": encoding }).end(compress(PAGE));
  });
  const { recipes } = await ask(`http://soups.example:${site.port}/`, webWith(site));
  expect(recipes[0]?.title).toBe("Leek soup – für zwei");
});

test("a page is read in the encoding that it names itself", async () => {
  const page = `<meta charset="iso-8859-1">${PAGE.replace("–", "-")}`;
  const site = await serve((_, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end(Buffer.from(page, "latin1"));
  });
  const { recipes } = await ask(`http://soups.example:${site.port}/`, webWith(site));
  expect(recipes[0]?.title).toBe("Leek soup - für zwei");
});

const INSIDE = [
  "127.0.0.1",
  "2130706433",
  "0x7f.1",
  "0177.0.0.1",
  "127.1",
  "[::1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "169.254.169.254",
  "[fd00:ec2::254]",
  "10.0.0.1",
  "0.0.0.0",
];
test.each(INSIDE)("http://%s/ is never asked", async (host) => {
  const inside = await serve((_, response) => response.writeHead(200, HTML).end(PAGE), "::");
  const access = { ...PUBLIC_WEB, mayConnect: (address: string) => isPublicAddress(address) };
  await expect(ask(`http://${host}:${inside.port}/`, access)).rejects.toMatchObject(NOT_REACHED);
  expect(inside.asked).toBe(0);
});

test.each(INSIDE)("no redirect leads to http://%s/", async (host) => {
  const inside = await serve((_, response) => response.writeHead(200, HTML).end(PAGE), "::");
  const site = await serve((_, response) => {
    response.writeHead(302, { location: `http://${host}:${inside.port}/` }).end();
  });
  await expect(ask(`http://soups.example:${site.port}/`, webWith(site))).rejects.toMatchObject(
    NOT_REACHED,
  );
  expect([site.asked, inside.asked]).toEqual([1, 0]);
});

test.each([[["127.0.0.2"]], [["::1"]], [["93.184.215.14", "127.0.0.2"]], [[]]])(
  "a name that stands for %j is never asked",
  async (addresses) => {
    const inside = await serve((_, response) => response.writeHead(200, HTML).end(PAGE), "::");
    const access = webWith({ port: 0 }, { "inside.example": [addresses] });
    await expect(ask(`http://inside.example:${inside.port}/`, access)).rejects.toMatchObject(
      NOT_REACHED,
    );
    expect(inside.asked).toBe(0);
  },
);

test("a name is asked for once a connection, and the address that was checked is the one connected to", async () => {
  const site = await serve((request, response) => {
    if (request.url === "/") response.writeHead(302, { location: "/again" }).end();
    else response.writeHead(200, HTML).end(PAGE);
  });
  // The second answer is for the connection after the redirect, and is refused.
  const access = webWith(site, { "soups.example": [["127.0.0.1"], ["127.0.0.2"]] });
  await expect(ask(`http://soups.example:${site.port}/`, access)).rejects.toMatchObject(
    NOT_REACHED,
  );
  expect(site.asked).toBe(1);
  const steady = webWith(site, { "soups.example": [["127.0.0.1"], ["127.0.0.1"], ["127.0.0.2"]] });
  expect((await ask(`http://soups.example:${site.port}/`, steady)).recipes).toHaveLength(1);
});

test.each([
  "ftp://soups.example/",
  "file:///etc/passwd",
  "javascript:1",
  "soup",
  "http://u:p@x.example/",
])("%s is no address of a page", async (address) => {
  await expect(ask(address, webWith({ port: 0 }))).rejects.toMatchObject(NO_PAGE);
});

test("a site that redirects for ever is left", async () => {
  const site = await serve((_, response) => response.writeHead(302, { location: "/" }).end());
  await expect(ask(`http://soups.example:${site.port}/`, webWith(site))).rejects.toMatchObject(
    NOT_REACHED,
  );
  expect(site.asked).toBe(6);
});

test("what is no page, and a page that isn't there, are told", async () => {
  const site = await serve((request, response) => {
    if (request.url === "/pdf") response.writeHead(200, { "content-type": "application/pdf" });
    else response.writeHead(404, HTML);
    response.end(PAGE);
  });
  const at = (path: string) => ask(`http://soups.example:${site.port}${path}`, webWith(site));
  await expect(at("/pdf")).rejects.toMatchObject({
    message: "There is no web page at this address",
  });
  await expect(at("/gone")).rejects.toMatchObject({
    message: "The page can’t be had: its site answered 404",
  });
});

test("no more is read than a recipe needs, nor than the most a page may have", async () => {
  const sent = { bytes: 0 };
  const endless =
    (start: string): RequestListener =>
    (_, response) => {
      sent.bytes = 0;
      response.writeHead(200, HTML);
      response.write(start);
      const more = () => {
        while (!response.destroyed && sent.bytes < 40 * PAGE_BYTES_MAX) {
          sent.bytes += 65_536;
          if (!response.write("x".repeat(65_536))) return void response.once("drain", more);
        }
        response.end();
      };
      more();
    };
  const whole = await serve(endless(PAGE));
  const { recipes } = await ask(`http://soups.example:${whole.port}/`, webWith(whole));
  expect(recipes[0]?.title).toBe("Leek soup – für zwei");
  expect(sent.bytes).toBeLessThan(PAGE_BYTES_MAX);
  const none = await serve(endless("<title>Endless</title>"));
  const answer = await ask(`http://soups.example:${none.port}/`, webWith(none));
  expect(answer.recipes[0]?.problems).toEqual(["The page holds no recipe that could be read"]);
  expect(sent.bytes).toBeLessThan(4 * PAGE_BYTES_MAX);
});

test("a compressed page that unfolds without end is read no further than any other", async () => {
  const bomb = gzipSync(Buffer.alloc(20 * PAGE_BYTES_MAX, "x"));
  const site = await serve((_, response) => {
    response.writeHead(200, { ...HTML, "content-encoding": "gzip" }).end(bomb);
  });
  const { recipes } = await ask(`http://soups.example:${site.port}/`, webWith(site));
  expect(recipes[0]?.title).toBe("");
});

test("a page that breaks off behind its recipe has told it", async () => {
  const head = `<link rel="stylesheet" href="/plugins/wp-recipe-maker/card.css">`;
  const site = await serve((request, response) => {
    response.writeHead(200, { ...HTML, "content-length": "999999" });
    response.write(head + (request.url === "/leek" ? PAGE : ""), () => response.destroy());
  });
  const { recipes } = await ask(`http://soups.example:${site.port}/leek`, webWith(site));
  expect(recipes).toMatchObject([{ title: "Leek soup – für zwei" }]);
  await expect(ask(`http://soups.example:${site.port}/`, webWith(site))).rejects.toMatchObject(
    NOT_REACHED,
  );
});

test("nobody waits longer than five seconds for a page", async () => {
  const site = await serve((_, response) => void response.writeHead(200, HTML).write("<p>"));
  await expect(ask(`http://soups.example:${site.port}/`, webWith(site))).rejects.toMatchObject({
    message: "The page took too long to answer",
  });
}, 10_000);

test("a cook who leaves takes the request along", async () => {
  const leaving = new AbortController();
  const site = await serve(() => leaving.abort(new Error("gone")));
  await expect(
    ask(`http://soups.example:${site.port}/`, webWith(site), leaving.signal),
  ).rejects.toThrow("gone");
});
