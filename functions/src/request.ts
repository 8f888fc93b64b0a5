import * as v from "valibot";

import { MISSING_UID } from "../../src/domain/recipe-service.ts";
import { RequestError, type ServiceRequest } from "./http.ts";
import { bodyMax, tooLarge } from "./raw-bodies.ts";

/** The host that the browser requested; Hosting passes the original one on. */
function askedHost(headers: ServiceRequest["headers"]): string | undefined {
  return headers["x-forwarded-host"]?.split(",")[0]?.trim() ?? headers["host"];
}

/** An origin may be "null" (from a sandboxed frame), or not a URL at all. */
function isSameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Refuses requests sent by another site's page (403). Browsers say where a request comes from;
 * other clients don't, and only the limits hold them back.
 */
export function refuseOtherSites({ headers }: ServiceRequest): void {
  const site = headers["sec-fetch-site"];
  const origin = headers["origin"];
  const isOwn =
    site === undefined
      ? origin === undefined || isSameHost(origin, askedHost(headers))
      : site === "same-origin" || site === "none";
  if (!isOwn) throw new RequestError(403, "Only the app itself may ask here");
}

/** Parses the JSON body. @throws RequestError 400, 413 or 415 */
export function readJson({ path, headers, body }: ServiceRequest): unknown {
  const type = (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new RequestError(415, "Send the request as application/json");
  }
  if ((headers["content-encoding"] ?? "identity").toLowerCase() !== "identity") {
    throw new RequestError(415, "Send the request uncompressed");
  }
  const max = bodyMax(path);
  if (body.byteLength > max) {
    throw new RequestError(413, tooLarge(max));
  }
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw new RequestError(400, "The request is not valid JSON");
  }
}

/** The uid that the body claims. @throws RequestError 401 if it is missing */
export function readUid(json: unknown): string {
  const uid = typeof json === "object" && json !== null && "uid" in json ? json.uid : undefined;
  if (typeof uid !== "string" || uid === "") throw new RequestError(401, MISSING_UID);
  return uid;
}

/** Parses `json` with `schema`. @throws RequestError 400 with the first problem */
export function readAs<const S extends v.GenericSchema>(
  schema: S,
  json: unknown,
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, json, { abortEarly: true });
  if (!parsed.success) throw new RequestError(400, parsed.issues[0].message);
  return parsed.output;
}
