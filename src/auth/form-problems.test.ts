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

test("an unreadable response is the server's fault, not a lost network", () => {
  const code = "auth/network-request-failed";
  const unreadable = { code, customData: { message: "SyntaxError: Unexpected end of JSON input" } };
  const lost = { code, customData: { message: "TypeError: Failed to fetch" } };
  expect(signUpFailure(unreadable).message).toBe("Failed to create account. Please try again.");
  expect(signInFailure(unreadable).message).toBe(
    "Failed to sign in. Please check your credentials.",
  );
  for (const tell of [signUpFailure, signInFailure]) {
    expect(tell(lost).message).toBe("You’re offline. Connect to the internet and try again.");
  }
});

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
