import { getAuth } from "firebase-admin/auth";

function codeOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
}

/** Whether Firebase Auth knows an account with this id. @throws if Auth can't be reached */
export async function userExists(uid: string): Promise<boolean> {
  try {
    const user = await getAuth().getUser(uid);
    return !user.disabled;
  } catch (error) {
    const code = codeOf(error);
    if (code === "auth/user-not-found" || code === "auth/invalid-uid") return false;
    throw error;
  }
}
