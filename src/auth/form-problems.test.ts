import { expect, test } from "vitest";

import { loginProblem, signInFailure, signUpFailure, signUpProblem } from "./form-problems.ts";

const form = {
  displayName: "Robin",
  email: "robin@example.com",
  password: "leeks!",
  confirmPassword: "leeks!",
};
const message = "Please fill in all fields";

test("login needs email and password", () => {
  expect(loginProblem({ email: "", password: "x" })).toEqual({ message, fields: ["email"] });
  expect(loginProblem({ email: "  ", password: "x" })).toEqual({ message, fields: ["email"] });
  expect(loginProblem({ email: "a@b.c", password: "" })).toEqual({ message, fields: ["password"] });
  expect(loginProblem({ email: "", password: "" })?.fields).toEqual(["email", "password"]);
  expect(loginProblem({ email: "a@b.c", password: "x" })).toBeNull();
});

test.each(["displayName", "email", "password", "confirmPassword"] as const)(
  "signup needs %s",
  (field) => {
    expect(signUpProblem({ ...form, [field]: "" })).toEqual({ message, fields: [field] });
  },
);

test("what is missing is told in the form's order", () => {
  const { email, password } = form;
  const problem = signUpProblem({ confirmPassword: "", password, email, displayName: " " });
  expect(problem?.fields).toEqual(["displayName", "confirmPassword"]);
});

test("signup's passwords match and have 6 characters", () => {
  expect(signUpProblem(form)).toBeNull();
  expect(signUpProblem({ ...form, confirmPassword: "leeks?" })).toEqual({
    message: "Passwords do not match",
    fields: ["confirmPassword"],
  });
  expect(signUpProblem({ ...form, password: "leeks", confirmPassword: "leeks" })).toEqual({
    message: "Password must be at least 6 characters",
    fields: ["password"],
  });
});

test("a failed login says so, whatever was wrong; no network is not the cook's fault", () => {
  const failed = { message: "Failed to sign in. Please check your credentials.", fields: [] };
  expect(signInFailure({ code: "auth/wrong-password" })).toEqual(failed);
  expect(signInFailure({ code: "auth/user-not-found" })).toEqual(failed);
  expect(signInFailure(new Error("?"))).toEqual(failed);
  expect(signInFailure({ code: "auth/network-request-failed" }).message).toBe(
    "You’re offline. Connect to the internet and try again.",
  );
});

const OFFLINE = "You’re offline. Connect to the internet and try again.";
/** The server's fault: each form has its own words for it. */
const OTHER = {
  signUp: "Failed to create account. Please try again.",
  signIn: "Failed to sign in. Please check your credentials.",
};
const LOST = { signUp: OFFLINE, signIn: OFFLINE };

test.each([
  // An empty body or an error page.
  ["SyntaxError: Unexpected end of JSON input", OTHER],
  // A 500 with `{}`, in Chromium, Firefox and Safari.
  ["TypeError: Cannot read properties of undefined (reading 'message')", OTHER],
  ['TypeError: can\'t access property "message", r.error is undefined', OTHER],
  ["TypeError: undefined is not an object (evaluating 'r.error.message')", OTHER],
  // `null` or a string as the body.
  ["TypeError: Cannot use 'in' operator to search for 'needConfirmation' in null", OTHER],
  ["TypeError: right-hand side of 'in' should be an object, got string", OTHER],
  ["TypeError: e.split is not a function", OTHER],
  // No answer, in Chromium, Firefox and Safari, and Firebase's own timeout.
  ["TypeError: Failed to fetch", LOST],
  ["TypeError: NetworkError when attempting to fetch resource.", LOST],
  ["TypeError: Load failed", LOST],
  [undefined, LOST],
])("an unreadable answer is the server's fault, and none a lost network: %s", (cause, words) => {
  const error = { code: "auth/network-request-failed", customData: { message: cause } };
  expect(signUpFailure(error).message).toBe(words.signUp);
  expect(signInFailure(error).message).toBe(words.signIn);
});

test.each(["auth/internal-error", "auth/service-unavailable", "auth/backend-error"])(
  "%s is no lost network",
  (code) => {
    expect(signUpFailure({ code }).message).toBe(OTHER.signUp);
    expect(signInFailure({ code }).message).toBe(OTHER.signIn);
  },
);

test.each([
  ["auth/email-already-in-use", "An account with this email already exists", ["email"]],
  ["auth/weak-password", "Password is too weak", ["password"]],
  ["auth/invalid-email", "Invalid email address", ["email"]],
  ["auth/too-many-requests", "Failed to create account. Please try again.", []],
])("signing up with %s", (code, message, fields) => {
  expect(signUpFailure({ code })).toEqual({ message, fields });
});

test("an error of no kind at all still has words", () => {
  expect(signUpFailure(undefined).message).toBe("Failed to create account. Please try again.");
});

test.each([
  [
    new DOMException("The quota is exceeded.", "QuotaExceededError"),
    "This device is out of space: free some and try again.",
  ],
  [
    Object.assign(new Error("Failed to create current user"), { name: "StorageError" }),
    "Failed to create current user",
  ],
])(
  "where this device's storage fails, it says so, and whether the account is made: %s",
  (error, remedy) => {
    const { message } = signUpFailure(error, true);
    expect(message).toBe(`Your account is made, but this device could not store it. ${remedy}`);
    expect(signUpFailure(error).message).toBe(
      `Failed to create account. Please try again. ${remedy}`,
    );
  },
);

test("once the account is made, no other failure claims that it isn't", () => {
  expect(signUpFailure(new Error("?"), true).message).toBe(
    "Your account is made, but this device could not store it. Please try again.",
  );
});
