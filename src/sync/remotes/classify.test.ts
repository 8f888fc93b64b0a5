import { FirebaseError } from "firebase/app";
import { expect, test } from "vitest";

import { classify, codeOf } from "./classify.ts";

test("what is no error, or says no code, has none", () => {
  for (const error of [null, undefined, "text", { code: "denied", message: "why" }]) {
    expect(codeOf(error)).toEqual({ code: "", message: "" });
  }
  expect(codeOf(new Error("why"))).toEqual({ code: "", message: "why" });
  for (const code of [7, null]) {
    const error = Object.assign(new Error("why"), { code });
    expect(codeOf(error)).toEqual({ code: "", message: "why" });
  }
  expect(codeOf(new FirebaseError("denied", "why"))).toEqual({ code: "denied", message: "why" });
});

test("[S7.7] a failure keeps the server's words and the SDK's error, for the log", () => {
  const error = new FirebaseError("permission-denied", "why");
  expect(classify(error)).toMatchObject({
    name: "RemoteError",
    kind: "denied",
    message: "permission-denied: why",
    cause: error,
  });
});
