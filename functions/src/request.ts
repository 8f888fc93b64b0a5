import * as v from "valibot";

import {
  MISSING_UID,
  REQUEST_BYTES_MAX,
  UID_MAX,
  UNKNOWN_UID,
} from "../../src/domain/recipe-service.ts";
import { RequestError, type ServiceRequest } from "./http.ts";
import { TOO_LARGE } from "./raw-bodies.ts";

/** The host the browser asked for; Hosting passes the original one on. */
function askedHost(headers: ServiceRequest["headers"]): string | undefined {
  return headers["x-forwarded-host"]?.split(",")[0]?.trim() ?? headers["host"];
}

function isSameHost(origin: string, host: string | undefined): boolean {
  try {
    return new URL(origin).host === host;
  } catch {
    // "null" (a sandboxed frame) or no URL at all.
    return false;
  }
}

/**
 * Refuses what another site's page sends (403). Browsers say where a request comes from; what is
 * not a browser says nothing and is held by the limits alone.
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

/** The JSON in the body. @throws RequestError 400, 413 or 415 */
export function readJson({ headers, body }: ServiceRequest): unknown {
  const type = (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new RequestError(415, "Send the request as application/json");
  }
  if ((headers["content-encoding"] ?? "identity").toLowerCase() !== "identity") {
    throw new RequestError(415, "Send the request uncompressed");
  }
  if (body.byteLength > REQUEST_BYTES_MAX) {
    throw new RequestError(413, TOO_LARGE);
  }
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw new RequestError(400, "The request is not valid JSON");
  }
}

/** Who asks. @throws RequestError 401 when nobody says so, or nobody can be called that */
export function readUid(json: unknown): string {
  const uid = typeof json === "object" && json !== null && "uid" in json ? json.uid : undefined;
  if (typeof uid !== "string" || uid === "") throw new RequestError(401, MISSING_UID);
  if (uid.length > UID_MAX) throw new RequestError(401, UNKNOWN_UID);
  return uid;
}

/** `json` as `schema` reads it. @throws RequestError 400 with the first thing wrong */
export function readAs<const S extends v.GenericSchema>(
  schema: S,
  json: unknown,
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, json, { abortEarly: true });
  if (!parsed.success) throw new RequestError(400, parsed.issues[0].message);
  return parsed.output;
}
