import { FirebaseError } from "firebase/app";
import { expect, test } from "vitest";

import { classify } from "./classify.ts";
import { RemoteError } from "./remote.ts";

const kindOf = (code: string) => {
  const classified = classify(new FirebaseError(code, "why"));
  return classified instanceof Error && "kind" in classified ? classified.kind : undefined;
};

test("[S7.1] what isn't known to be final is transient", () => {
  const codes = ["unavailable", "unknown", "deadline-exceeded", "aborted", "internal", "cancelled"];
  for (const code of [...codes, "not-found", "from the future"]) {
    expect([code, kindOf(code)]).toEqual([code, "transient"]);
  }
  expect(kindOf("auth/network-request-failed")).toBe("transient");
});

test("[S7.10] refusals are told from invalid data, and both from a session that is over", () => {
  expect(kindOf("permission-denied")).toBe("denied");
  expect(kindOf("invalid-argument")).toBe("invalid");
  expect(kindOf("unauthenticated")).toBe("unauthenticated");
  expect(kindOf("auth/user-token-expired")).toBe("unauthenticated");
  expect(kindOf("auth/user-disabled")).toBe("unauthenticated");
});

test("[S7.29] a listener without a token is a question of the session", () => {
  const error = new FirebaseError("unknown", "Fetching auth token failed: no such user");
  expect(classify(error)).toMatchObject({ kind: "unauthenticated" });
});

const kindOfWords = (code: string, words: string) => {
  const classified = classify(new FirebaseError(code, words));
  return classified instanceof RemoteError ? classified.kind : undefined;
};

test("[S7.10] a spent quota and a broken set-up are told from refused data, by code or by words", () => {
  expect(kindOf("resource-exhausted")).toBe("quota");
  expect(kindOf("auth/quota-exceeded")).toBe("quota");
  expect(kindOf("auth/quota-exceeded-for-quota-metric-'token'-of-service-x.")).toBe("quota");
  expect(kindOf("failed-precondition")).toBe("misconfigured");
  for (const [code, words] of [
    ["invalid-argument", "API key not valid. Please pass a valid API key."],
    ["permission-denied", "Requests from referer https://simmer.example/ are blocked."],
    [
      "permission-denied",
      "Cloud Firestore API has not been used in project simmer before or it is disabled.",
    ],
    ["permission-denied", "Permission denied: Consumer 'api_key:x' has been suspended."],
    ["not-found", "The database (default) does not exist for project simmer"],
    ["not-found", "Project 'projects/simmer' not found or deleted."],
    ["failed-precondition", "The query requires an index. You can create it here: …"],
    ["permission-denied", "The project was disabled or deleted."],
    [
      "failed-precondition",
      "The Cloud Firestore API is not available for Cloud Datastore projects.",
    ],
    ["auth/api-key-not-valid.-please-pass-a-valid-api-key.", "Firebase: Error"],
    ["auth/requests-from-referer-https://simmer.example-are-blocked.", "Firebase: Error"],
  ] as const) {
    expect([words, kindOfWords(code, words)]).toEqual([words, "misconfigured"]);
  }
  expect(kindOfWords("permission-denied", "Missing or insufficient permissions.")).toBe("denied");
});

test("[S7.10] App Check's refusals are no end of the session", () => {
  expect(kindOfWords("unauthenticated", "Firebase App Check token is invalid.")).toBe("unverified");
  expect(kindOf("auth/firebase-app-check-token-is-invalid")).toBe("unverified");
  expect(kindOf("appCheck/fetch-network-error")).toBe("unverified");
});

test("[S7.1] what something else answers in Firestore's place, a page or JSON, decides nothing", () => {
  const phrases = [
    "Bad Request",
    "Unauthorized",
    "Forbidden",
    "Not Found",
    "Too Many Requests",
    "",
  ];
  const codes = ["invalid-argument", "unauthenticated", "permission-denied", "resource-exhausted"];
  for (const code of codes)
    for (const phrase of phrases)
      expect(kindOfWords(code, `Request failed with error: ${phrase}`)).toBe("transient");
  expect(classify(new SyntaxError("Unexpected token '<'"))).toMatchObject({ kind: "transient" });
  const denied = "Request failed with error: Missing or insufficient permissions.";
  expect(kindOfWords("permission-denied", denied)).toBe("denied");
});

test("errors that are not Firebase's stay what they are", () => {
  const error = new TypeError("a bug");
  expect(classify(error)).toBe(error);
  expect(classify("text")).toBe("text");
});
