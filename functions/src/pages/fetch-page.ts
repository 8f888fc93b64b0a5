import type { LookupAddress } from "node:dns";
import { request as requestHttp, type IncomingMessage, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip } from "node:zlib";

import { charsetIn } from "../../../src/import/archive/decode-text.ts";
import { RequestError } from "../http.ts";

/** Where pages may be fetched from. */
export interface PageAccess {
  /** All addresses of a host. @throws if it has none */
  resolve(host: string): Promise<LookupAddress[]>;
  /** Whether a connection to this address and port may be opened. */
  mayConnect(address: string, port: number): boolean;
}

/** What is done with a page as it comes. */
export interface PageSink {
  /** Called once, with the address after all redirects. */
  begin(address: string): void;
  write(text: string): void;
  /** Whether the rest is not needed. */
  isComplete(): boolean;
}

export const PAGE_MS_MAX = 5_000;
export const PAGE_BYTES_MAX = 5 * 1024 * 1024;
const REDIRECTS_MAX = 5;

const NO_PAGE = "That is not the address of a web page";
/** Also for hosts that may not be asked: what is in the service's own network is not told. */
const NOT_REACHED = "The page could not be reached";
const TOO_SLOW = "The page took too long to answer";
const NOT_HTML = "There is no web page at this address";

function refusal(message: string): RequestError {
  return new RequestError(422, message);
}

/** @throws RequestError if it isn't http(s), or names a user */
function readAddress(text: string, base?: string): URL {
  if (!URL.canParse(text, base)) throw refusal(NO_PAGE);
  const url = new URL(text, base);
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  if (!isWeb || url.username !== "" || url.password !== "") throw refusal(NO_PAGE);
  return url;
}

/**
 * The addresses of a host, each of which may be connected to. The parser has written every spelling
 * of an IPv4 address, as "0x7f.1" or "2130706433", with dots.
 * @throws RequestError if any of them may not be asked
 */
async function checkedAddresses(url: URL, access: PageAccess): Promise<LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/gu, "");
  const family = isIP(host);
  const addresses = family === 0 ? await access.resolve(host) : [{ address: host, family }];
  const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
  const mayAsk = addresses.every(({ address }) => access.mayConnect(address, port));
  if (addresses.length === 0 || !mayAsk) throw refusal(NOT_REACHED);
  return addresses;
}

/**
 * The head of one answer, from an address that was checked: a name that is resolved again to
 * connect may have another address by then (DNS rebinding).
 */
async function open(url: URL, access: PageAccess, signal: AbortSignal): Promise<IncomingMessage> {
  const addresses = await orAborted(checkedAddresses(url, access), signal);
  const lookup: LookupFunction = (_host, { all }, done) => {
    const [{ address, family } = { address: "", family: 0 }] = addresses;
    if (all) process.nextTick(done, null, addresses);
    else process.nextTick(done, null, address, family);
  };
  const options: RequestOptions = {
    agent: false,
    signal,
    lookup,
    headers: {
      accept: "text/html,application/xhtml+xml",
      "accept-encoding": "gzip, br",
      "user-agent": "Mozilla/5.0 (compatible; Simmer recipe import)",
    },
  };
  return new Promise((resolve, reject) => {
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    send(url, options, resolve).on("error", reject).end();
  });
}

/** Rejects when the signal is aborted: a host may be looked up for longer than anybody waits. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    promise.then(resolve, reject);
  });
}

/** The answer after all redirects, each checked like the first address. */
async function follow(text: string, access: PageAccess, signal: AbortSignal) {
  let url = readAddress(text);
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const response = await open(url, access, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined) {
      return { url, response };
    }
    response.destroy();
    url = readAddress(headers.location, url.href);
  }
  throw refusal(NOT_REACHED);
}

/** The body as it was before it was compressed. */
function decoded(response: IncomingMessage): Readable {
  const encoding = response.headers["content-encoding"] ?? "identity";
  if (encoding === "identity") return response;
  const decoder =
    encoding === "gzip" ? createGunzip() : encoding === "br" ? createBrotliDecompress() : null;
  if (!decoder) throw refusal(NOT_HTML);
  response.on("error", (error) => decoder.destroy(error));
  return response.pipe(decoder);
}

/** Node has `TextDecoder` as a value without a type of that name. */
type Decoder = InstanceType<typeof TextDecoder>;

/** The decoder that the header asks for, or else the page's first bytes; UTF-8 otherwise. */
function decoderOf(type: string, start: Uint8Array): Decoder {
  const head = Buffer.from(start.subarray(0, 2_048)).toString("latin1");
  return new TextDecoder(charsetIn(type) ?? charsetIn(head));
}

async function readBody(body: Readable, type: string, sink: PageSink): Promise<void> {
  let decoder: Decoder | null = null;
  let left = PAGE_BYTES_MAX;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    decoder ??= decoderOf(type, chunk);
    sink.write(decoder.decode(chunk.subarray(0, left), { stream: true }));
    left -= chunk.length;
    // Leaving the loop closes the connection.
    if (left <= 0 || sink.isComplete()) return;
  }
}

/**
 * Fetches a web page for as long as `sink` needs more of it: at most 5 MB and 5 seconds, HTML only,
 * and never from an address that `access` does not allow.
 * @throws RequestError 422 with what to tell the cook
 */
export async function fetchPage(
  address: string,
  sink: PageSink,
  { access, signal }: { access: PageAccess; signal: AbortSignal },
): Promise<void> {
  const patience = AbortSignal.timeout(PAGE_MS_MAX);
  const either = AbortSignal.any([signal, patience]);
  try {
    const { url, response } = await follow(address, access, either);
    try {
      const { statusCode = 0, headers } = response;
      const type = headers["content-type"] ?? "";
      if (statusCode !== 200)
        throw refusal(`The page can’t be had: its site answered ${statusCode}`);
      if (!/^(?:text\/html|application\/xhtml\+xml)\b/iu.test(type)) throw refusal(NOT_HTML);
      sink.begin(url.href);
      await readBody(decoded(response), type, sink);
    } finally {
      response.destroy();
    }
  } catch (error) {
    if (error instanceof RequestError) throw error;
    signal.throwIfAborted();
    throw refusal(patience.aborted ? TOO_SLOW : NOT_REACHED);
  }
}
