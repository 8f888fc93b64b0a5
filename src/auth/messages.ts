const PASSWORD_MIN = 6;

export interface SignUpForm {
  displayName: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** What is wrong with a login form, in the words shown, or null. */
export function loginProblem(form: { email: string; password: string }): string | null {
  return form.email.trim() === "" || form.password === "" ? "Please fill in all fields" : null;
}

/** What is wrong with a signup form, in the words shown, or null. */
export function signUpProblem(form: SignUpForm): string | null {
  const { displayName, email, password, confirmPassword } = form;
  if (
    displayName.trim() === "" ||
    email.trim() === "" ||
    password === "" ||
    confirmPassword === ""
  ) {
    return "Please fill in all fields";
  }
  if (password !== confirmPassword) return "Passwords do not match";
  if (password.length < PASSWORD_MIN) return "Password must be at least 6 characters";
  return null;
}

function codeOf(error: unknown): string {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : "";
  return typeof code === "string" ? code : "";
}

const OFFLINE = "You're offline. Connect to the internet and try again.";

export function signInMessage(error: unknown): string {
  if (codeOf(error) === "auth/network-request-failed") return OFFLINE;
  return "Failed to sign in. Please check your credentials.";
}

export function signUpMessage(error: unknown): string {
  switch (codeOf(error)) {
    case "auth/email-already-in-use":
      return "An account with this email already exists";
    case "auth/weak-password":
      return "Password is too weak";
    case "auth/invalid-email":
      return "Invalid email address";
    case "auth/network-request-failed":
      return OFFLINE;
    default:
      return "Failed to create account. Please try again.";
  }
}
