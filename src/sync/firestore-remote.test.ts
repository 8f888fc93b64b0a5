import { FirebaseError } from "firebase/app";
import { expect, test } from "vitest";

import { classify } from "./firestore-remote.ts";

const kindOf = (code: string) => {
  const classified = classify(new FirebaseError(code, "why"));
  return classified instanceof Error && "kind" in classified ? classified.kind : undefined;
};

test("[S7] what isn't known to be final is transient", () => {
  const codes = ["unavailable", "unknown", "deadline-exceeded", "aborted", "internal", "cancelled"];
  for (const code of [...codes, "resource-exhausted", "failed-precondition", "from the future"]) {
    expect([code, kindOf(code)]).toEqual([code, "transient"]);
  }
  expect(kindOf("auth/network-request-failed")).toBe("transient");
});

test("[S7] refusals are told from invalid data, and both from a session that is over", () => {
  expect(kindOf("permission-denied")).toBe("denied");
  expect(kindOf("invalid-argument")).toBe("invalid");
  expect(kindOf("unauthenticated")).toBe("unauthenticated");
  expect(kindOf("auth/user-token-expired")).toBe("unauthenticated");
  expect(kindOf("auth/user-disabled")).toBe("unauthenticated");
});

test("[S11] a listener without a token is a question of the session", () => {
  const error = new FirebaseError("unknown", "Fetching auth token failed: no such user");
  expect(classify(error)).toMatchObject({ kind: "unauthenticated" });
});

test("errors that are not Firebase's stay what they are", () => {
  const error = new TypeError("a bug");
  expect(classify(error)).toBe(error);
  expect(classify("text")).toBe("text");
});
