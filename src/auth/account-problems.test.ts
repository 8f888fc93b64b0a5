import { expect, test } from "vitest";

import {
  accountFailure,
  deletionProblem,
  emailProblem,
  nameProblem,
  newPasswordProblem,
  resetFailure,
  resetProblem,
} from "./account-problems.ts";

const failed = (code: string) => Object.assign(new Error("Firebase says no"), { code });

test("a name is needed, and blanks are none", () => {
  expect(nameProblem({ displayName: "  " })).toEqual({
    message: "Please enter a name",
    fields: ["displayName"],
  });
  expect(nameProblem({ displayName: "Kim" })).toBeNull();
});

test.each([
  [{ email: "", password: "" }, "Please fill in all fields", ["email", "password"]],
  [{ email: " ", password: "x" }, "Please fill in all fields", ["email"]],
  [{ email: "kim@example.com", password: "" }, "Please fill in all fields", ["password"]],
  [{ email: "kim at home", password: "x" }, "Invalid email address", ["email"]],
  [{ email: " ROBIN@example.com ", password: "x" }, "That is already your email", ["email"]],
])("a new address: %j", (form, message, fields) => {
  expect(emailProblem(form, "robin@example.com")).toEqual({ message, fields });
});

test("any other address may be tried, with a password of blanks as well", () => {
  expect(emailProblem({ email: "kim@example.com", password: " " }, "robin@example.com")).toBeNull();
});

test.each([
  [["", "", ""], "Please fill in all fields", ["password", "newPassword", "confirmPassword"]],
  [["old", "abcdef", "abcdeg"], "Passwords do not match", ["confirmPassword"]],
  [["old", "abcde", "abcde"], "Password must be at least 6 characters", ["newPassword"]],
  [["abcdef", "abcdef", "abcdef"], "That is the password you have now", ["newPassword"]],
])(
  "a new password: %j",
  ([password = "", newPassword = "", confirmPassword = ""], message, fields) => {
    const form = { password, newPassword, confirmPassword };
    expect(newPasswordProblem(form)).toEqual({ message, fields });
  },
);

test("a new password of six characters will do", () => {
  const form = { password: "old", newPassword: "abcdef", confirmPassword: "abcdef" };
  expect(newPasswordProblem(form)).toBeNull();
});

test("deleting needs the password, and a link needs an address", () => {
  expect(deletionProblem({ password: "" })?.message).toBe("Please enter your password");
  expect(deletionProblem({ password: "x" })).toBeNull();
  expect(resetProblem({ email: " " })?.message).toBe("Please enter your email");
  expect(resetProblem({ email: "robin" })?.message).toBe("Invalid email address");
  expect(resetProblem({ email: " robin@example.com " })).toBeNull();
});

const fields = { password: "password", new: "newPassword" } as const;
interface Form {
  password: string;
  newPassword: string;
}

test.each([
  ["auth/wrong-password", "That is not your current password", ["password"]],
  ["auth/invalid-credential", "That is not your current password", ["password"]],
  ["auth/weak-password", "Password is too weak", ["newPassword"]],
  ["auth/network-request-failed", "You’re offline. Connect to the internet and try again.", []],
  ["auth/too-many-requests", "Too many tries. Wait a few minutes, then try again.", []],
  [
    "auth/user-token-expired",
    "Simmer can’t tell that it’s still you. Sign out, then sign in again.",
    [],
  ],
  ["simmer/signed-out", "Simmer can’t tell that it’s still you. Sign out, then sign in again.", []],
  ["auth/operation-not-allowed", "It failed.", []],
  [
    "auth/internal-error",
    "Something is wrong at Simmer’s end. Please try again in a few minutes.",
    [],
  ],
  ["", "It failed.", []],
])("%s in the cook's words", (code, message, about) => {
  expect(accountFailure<Form>(failed(code), fields, "It failed.")).toEqual({
    message,
    fields: about,
  });
});

test("a form without a field for it shows the words all the same", () => {
  expect(accountFailure<Form>(failed("auth/weak-password"), {}, "It failed.")).toEqual({
    message: "Password is too weak",
    fields: [],
  });
});

test.each(["auth/user-not-found", "auth/user-disabled", "auth/too-many-requests"])(
  "%s depends on whether there is an account, and looks like a mail that was sent",
  (code) => {
    expect(resetFailure(failed(code))).toBeNull();
  },
);

test("what concerns no account is said", () => {
  expect(resetFailure(failed("auth/invalid-email"))).toEqual({
    message: "Invalid email address",
    fields: ["email"],
  });
  expect(resetFailure(failed("auth/network-request-failed"))?.message).toContain("offline");
  expect(resetFailure(failed("auth/operation-not-allowed"))?.message).toBe(
    "The mail could not be sent. Please try again.",
  );
});
