import { RemoteError, type FailureKind } from "./remote.ts";

/** A Firebase error's code, without its service's prefix, and its message. */
export function codeOf(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: "", message: "" };
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return { code, message: error.message };
}

/**
 * The server's messages about the project, its key or its database. Their codes are also used for
 * data and documents, so only these words tell a broken set-up from a refused change.
 */
export const ABOUT_THE_PROJECT = new RegExp(
  [
    "api[ -]key",
    "are[ -]blocked",
    "has not been used in project",
    "it is disabled",
    "requires billing",
    "billing (account|has|is|to be)",
    "consumer .*(suspended|invalid)",
    "does not exist for project",
    "project .*(not found|deleted|does not exist|invalid)",
    "database .*(not found|does not exist)",
    "datastore (mode|projects)",
    "requires an index",
  ].join("|"),
  "iu",
);

/**
 * Firebase Auth turns any server message into a code, such as "auth/quota-exceeded-for-quota-metric-…".
 */
const SPENT = /quota[ -]exceeded/iu;

/** App Check's refusals, and its failures to get a token. */
const ABOUT_THE_APP = /app[ -]?check/iu;

/**
 * The lite SDK's message for an error response that isn't Google's: an intermediary, such as a captive
 * portal, has responded in Firestore's place.
 */
const WITHOUT_MESSAGE =
  /^Request failed with error: (?:Bad Request|Unauthorized|Forbidden|Not Found|Too Many Requests)?$/u;

const KINDS: Record<string, FailureKind> = {
  "permission-denied": "denied",
  "invalid-argument": "invalid",
  "out-of-range": "invalid",
  unauthenticated: "unauthenticated",
  "resource-exhausted": "quota",
  "failed-precondition": "misconfigured",
  "auth/invalid-api-key": "misconfigured",
  "auth/project-not-found": "misconfigured",
  "auth/configuration-not-found": "misconfigured",
  // Firebase Auth's codes when it has no token to give: the account is gone, disabled or signed
  // out.
  "auth/user-disabled": "unauthenticated",
  "auth/user-not-found": "unauthenticated",
  "auth/user-token-expired": "unauthenticated",
  "auth/invalid-user-token": "unauthenticated",
  "auth/invalid-refresh-token": "unauthenticated",
};

function kindOf({ code, message }: { code: string; message: string }): FailureKind {
  // The full SDK does not tell its listener why it got no token; asking for a token will.
  if (message.includes("Fetching auth token failed")) return "unauthenticated";
  if (WITHOUT_MESSAGE.test(message)) return "transient";
  const said = `${code} ${message}`;
  if (ABOUT_THE_APP.test(said)) return "unverified";
  if (ABOUT_THE_PROJECT.test(said)) return "misconfigured";
  if (SPENT.test(code)) return "quota";
  // The lite SDK reports a network failure as `unknown`. A failure that is not known to be final is
  // treated as transient.
  return KINDS[code] ?? "transient";
}

/**
 * Turns the SDK's errors into `RemoteError`. Any other error is the caller's own and stays as it
 * is.
 */
export function classify(error: unknown): unknown {
  // The SDK could not parse the response: an HTML page in Firestore's place.
  if (error instanceof SyntaxError)
    return new RemoteError("transient", "The answer was not Firestore's.", error);
  if (!(error instanceof Error) || error.name !== "FirebaseError") return error;
  const found = codeOf(error);
  return new RemoteError(kindOf(found), `${found.code}: ${found.message}`, error);
}
