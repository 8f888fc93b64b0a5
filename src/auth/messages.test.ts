import { expect, test } from "vitest";

import { loginProblem, signInMessage, signUpMessage, signUpProblem } from "./messages.ts";

const form = {
  displayName: "Robin",
  email: "robin@example.com",
  password: "leeks!",
  confirmPassword: "leeks!",
};

test("login needs email and password", () => {
  expect(loginProblem({ email: "", password: "x" })).toBe("Please fill in all fields");
  expect(loginProblem({ email: "  ", password: "x" })).toBe("Please fill in all fields");
  expect(loginProblem({ email: "a@b.c", password: "" })).toBe("Please fill in all fields");
  expect(loginProblem({ email: "a@b.c", password: "x" })).toBeNull();
});

test.each(["displayName", "email", "password", "confirmPassword"] as const)(
  "signup needs %s",
  (field) => {
    expect(signUpProblem({ ...form, [field]: "" })).toBe("Please fill in all fields");
  },
);

test("signup's passwords match and have 6 characters", () => {
  expect(signUpProblem(form)).toBeNull();
  expect(signUpProblem({ ...form, confirmPassword: "leeks?" })).toBe("Passwords do not match");
  expect(signUpProblem({ ...form, password: "leeks", confirmPassword: "leeks" })).toBe(
    "Password must be at least 6 characters",
  );
});

test("a failed login says so, whatever was wrong; no network is not the cook's fault", () => {
  const message = "Failed to sign in. Please check your credentials.";
  expect(signInMessage({ code: "auth/wrong-password" })).toBe(message);
  expect(signInMessage({ code: "auth/user-not-found" })).toBe(message);
  expect(signInMessage(new Error("?"))).toBe(message);
  expect(signInMessage({ code: "auth/network-request-failed" })).toBe(
    "You're offline. Connect to the internet and try again.",
  );
});

test.each([
  ["auth/email-already-in-use", "An account with this email already exists"],
  ["auth/weak-password", "Password is too weak"],
  ["auth/invalid-email", "Invalid email address"],
  ["auth/too-many-requests", "Failed to create account. Please try again."],
])("signing up with %s", (code, message) => {
  expect(signUpMessage({ code })).toBe(message);
});

test("an error of no kind at all still has words", () => {
  expect(signUpMessage(undefined)).toBe("Failed to create account. Please try again.");
});
