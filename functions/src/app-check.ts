/**
 * Whether the request carries a valid App Check token; every request does where none is required
 * (REQUIRE_APP_CHECK=true in `functions/.env` requires one).
 */
export async function isGenuineApp(
  headers: Readonly<Record<string, string | undefined>>,
): Promise<boolean> {
  if (process.env["REQUIRE_APP_CHECK"] !== "true") return true;
  const token = headers["x-firebase-appcheck"];
  if (!token) return false;
  const { getAppCheck } = await import("firebase-admin/app-check");
  try {
    await getAppCheck().verifyToken(token);
    return true;
  } catch {
    // Any reason a token is no good is the same to the one who sent it.
    return false;
  }
}
