import {
  EMAIL_INVALID,
  EMAIL_MISSING,
  EMAIL_UNCHANGED,
  FIELDS_MISSING,
  MAIL_NOT_SENT,
  NAME_MISSING,
  PASSWORDS_DIFFER,
  PASSWORD_MISSING,
  PASSWORD_SHORT,
  PASSWORD_UNCHANGED,
  PASSWORD_WEAK,
  PASSWORD_WRONG,
  SESSION_OVER,
  TRIED_TOO_OFTEN,
} from "#failure-words/account-words.ts";

import { codeOf, PASSWORD_MIN, unansweredProblem, type FormProblem } from "./form-problems.ts";

/** The forms by which a cook changes their own account, and what may be wrong with them. */

export interface NameForm {
  displayName: string;
}
export interface EmailForm {
  email: string;
  password: string;
}
export interface PasswordForm {
  password: string;
  newPassword: string;
  confirmPassword: string;
}
export interface ResetForm {
  email: string;
}
export interface DeletionForm {
  password: string;
}

/** Firebase is signed out on this device, or signed in to another account than the cook's. */
export const SIGNED_OUT_CODE = "simmer/signed-out";

/** A client-side check only; the server validates again. */
function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/u.test(text.trim());
}

export function nameProblem({ displayName }: NameForm): FormProblem<NameForm> | null {
  if (displayName.trim() !== "") return null;
  return { message: NAME_MISSING, fields: ["displayName"] };
}

/** @param current the address that the account has now */
export function emailProblem(
  { email, password }: EmailForm,
  current: string,
): FormProblem<EmailForm> | null {
  const missing = (["email", "password"] as const).filter((field) =>
    field === "email" ? email.trim() === "" : password === "",
  );
  if (missing.length > 0) return { message: FIELDS_MISSING, fields: missing };
  if (!isEmail(email)) return { message: EMAIL_INVALID, fields: ["email"] };
  if (email.trim().toLowerCase() === current.toLowerCase()) {
    return { message: EMAIL_UNCHANGED, fields: ["email"] };
  }
  return null;
}

export function newPasswordProblem(form: PasswordForm): FormProblem<PasswordForm> | null {
  const { password, newPassword, confirmPassword } = form;
  const missing = (["password", "newPassword", "confirmPassword"] as const).filter(
    (field) => form[field] === "",
  );
  if (missing.length > 0) return { message: FIELDS_MISSING, fields: missing };
  if (newPassword !== confirmPassword) {
    return { message: PASSWORDS_DIFFER, fields: ["confirmPassword"] };
  }
  if (newPassword.length < PASSWORD_MIN) {
    return { message: PASSWORD_SHORT, fields: ["newPassword"] };
  }
  if (newPassword === password) {
    return { message: PASSWORD_UNCHANGED, fields: ["newPassword"] };
  }
  return null;
}

export function resetProblem({ email }: ResetForm): FormProblem<ResetForm> | null {
  if (email.trim() === "") return { message: EMAIL_MISSING, fields: ["email"] };
  return isEmail(email) ? null : { message: EMAIL_INVALID, fields: ["email"] };
}

export function deletionProblem({ password }: DeletionForm): FormProblem<DeletionForm> | null {
  if (password !== "") return null;
  return { message: PASSWORD_MISSING, fields: ["password"] };
}

/** User-facing messages, and the form field each concerns. */
const WORDS: Readonly<Record<string, { message: string; about?: "password" | "new" }>> = {
  "auth/wrong-password": { message: PASSWORD_WRONG, about: "password" },
  "auth/invalid-credential": { message: PASSWORD_WRONG, about: "password" },
  "auth/invalid-login-credentials": {
    message: PASSWORD_WRONG,
    about: "password",
  },
  "auth/weak-password": { message: PASSWORD_WEAK, about: "new" },
  "auth/password-does-not-meet-requirements": { message: PASSWORD_WEAK, about: "new" },
  "auth/invalid-email": { message: EMAIL_INVALID, about: "new" },
  "auth/invalid-new-email": { message: EMAIL_INVALID, about: "new" },
  "auth/too-many-requests": {
    message: TRIED_TOO_OFTEN,
  },
};

const SESSION_CODES: readonly string[] = [
  SIGNED_OUT_CODE,
  "auth/user-disabled",
  "auth/user-mismatch",
  "auth/user-not-found",
  "auth/user-token-expired",
  "auth/invalid-user-token",
];

/**
 * Why a change of the account failed.
 * @param fields the form's fields for the current password and for what is new
 * @param otherwise the message for an unrecognised failure
 */
export function accountFailure<Form>(
  error: unknown,
  fields: { password?: keyof Form; new?: keyof Form },
  otherwise: string,
): FormProblem<Form> {
  const unanswered = unansweredProblem(error);
  if (unanswered) return unanswered;
  const code = codeOf(error);
  if (SESSION_CODES.includes(code)) return { message: SESSION_OVER, fields: [] };
  const words = WORDS[code];
  if (!words) return { message: otherwise, fields: [] };
  const field = words.about && fields[words.about];
  return { message: words.message, fields: field === undefined ? [] : [field] };
}

/**
 * The message if a password reset mail was not sent; null if it must look as if it was. Error codes that
 * depend on whether an account has this address must not reveal it.
 */
export function resetFailure(error: unknown): FormProblem<ResetForm> | null {
  const code = codeOf(error);
  if (SESSION_CODES.includes(code) || code === "auth/too-many-requests") return null;
  return accountFailure<ResetForm>(error, { new: "email" }, MAIL_NOT_SENT);
}
