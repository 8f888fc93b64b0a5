import {
  ACCOUNT_NOT_STORED,
  EMAIL_INVALID,
  EMAIL_TAKEN,
  FIELDS_MISSING,
  OFFLINE,
  PASSWORDS_DIFFER,
  PASSWORD_SHORT,
  PASSWORD_WEAK,
  SERVER_FAILED,
  SIGN_IN_FAILED,
  SIGN_UP_FAILED,
} from "#failure-words/account-words.ts";
import { OUT_OF_SPACE } from "#failure-words/storage-words.ts";

export const PASSWORD_MIN = 6;

export interface SignUpForm {
  displayName: string;
  email: string;
  password: string;
  confirmPassword: string;
}

export interface LoginForm {
  email: string;
  password: string;
}

/** A form's problem: the words shown, and the fields they concern, in the form's order. */
export interface FormProblem<Form> {
  message: string;
  fields: readonly (keyof Form)[];
}

/** A password may consist of blanks; a name or an address may not. */
function isMissing(field: string, text: string): boolean {
  return (/password$/i.test(field) ? text : text.trim()) === "";
}

function missingFields<Form extends object>(form: Form): FormProblem<Form> | null {
  const fields = (Object.keys(form) as (keyof Form & string)[]).filter((field) =>
    isMissing(field, String(form[field])),
  );
  return fields.length > 0 ? { message: FIELDS_MISSING, fields } : null;
}

export function loginProblem({ email, password }: LoginForm): FormProblem<LoginForm> | null {
  return missingFields({ email, password });
}

export function signUpProblem(form: SignUpForm): FormProblem<SignUpForm> | null {
  const { displayName, email, password, confirmPassword } = form;
  const missing = missingFields({ displayName, email, password, confirmPassword });
  if (missing) return missing;
  if (password !== confirmPassword) {
    return { message: PASSWORDS_DIFFER, fields: ["confirmPassword"] };
  }
  if (password.length < PASSWORD_MIN) {
    return { message: PASSWORD_SHORT, fields: ["password"] };
  }
  return null;
}

/** There was no answer, or no readable one: the request may or may not have been carried out. */
export const OFFLINE_CODE = "auth/network-request-failed";
export const TAKEN_CODE = "auth/email-already-in-use";

/** The code of a Firebase error, such as "auth/weak-password"; "" for any other error. */
export function codeOf(error: unknown): string {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : "";
  return typeof code === "string" ? code : "";
}

/** Browsers' messages for the errors raised by a response that isn't in Auth's format. */
const MALFORMED = /^SyntaxError|\b(?:undefined|null)\b|'in'|is not (?:a function|an object)/iu;

/** Error codes in which Auth passes on that a server itself failed. */
const SERVER_CODES = /^auth\/(?:backend|internal|server|service|unavailable|unknown)/u;

/**
 * Why a request got no usable answer; null if it was answered. An answer that Firebase can't read,
 * such as a 500 with an error page or `{}`, has the code of a lost network; only the error's cause
 * tells the two apart.
 */
export function unansweredProblem(
  error: unknown,
): { message: string; fields: readonly never[] } | null {
  const code = codeOf(error);
  if (SERVER_CODES.test(code)) return { message: SERVER_FAILED, fields: [] };
  if (code !== OFFLINE_CODE) return null;
  const { customData } = error as { customData?: { message?: string } };
  const isMalformed = MALFORMED.test(customData?.message ?? "");
  return { message: isMalformed ? SERVER_FAILED : OFFLINE, fields: [] };
}

/** The lost network's words; null if there was an answer, whose failure has the form's own words. */
function offlineProblem(error: unknown) {
  const unanswered = unansweredProblem(error);
  return unanswered?.message === OFFLINE ? unanswered : null;
}

/** Why signing in failed. It must not reveal whether the address or the password is wrong. */
export function signInFailure(error: unknown): FormProblem<LoginForm> {
  return offlineProblem(error) ?? { message: SIGN_IN_FAILED, fields: [] };
}

/** The remedy if the device's storage failed; null for any other error. */
function storageRemedy(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error.name === "QuotaExceededError") return OUT_OF_SPACE;
  // Compared by name: visitors don't load the database's code, so its class isn't available.
  return error.name === "StorageError" ? error.message : null;
}

/**
 * Why signing up failed. Once the account `isMade`, only this device can fail, and signing up again with
 * the same password goes on from there.
 */
export function signUpFailure(error: unknown, isMade = false): FormProblem<SignUpForm> {
  const remedy = storageRemedy(error);
  if (isMade)
    return { message: `${ACCOUNT_NOT_STORED} ${remedy ?? "Please try again."}`, fields: [] };
  if (remedy !== null) return { message: `${SIGN_UP_FAILED} ${remedy}`, fields: [] };
  const offline = offlineProblem(error);
  if (offline) return offline;
  switch (codeOf(error)) {
    case TAKEN_CODE:
      return { message: EMAIL_TAKEN, fields: ["email"] };
    case "auth/weak-password":
      return { message: PASSWORD_WEAK, fields: ["password"] };
    case "auth/invalid-email":
      return { message: EMAIL_INVALID, fields: ["email"] };
    default:
      return { message: SIGN_UP_FAILED, fields: [] };
  }
}
