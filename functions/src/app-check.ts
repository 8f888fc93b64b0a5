/**
 * Whether the request carries a valid App Check token. Without REQUIRE_APP_CHECK=true in
 * `functions/.env`, no token is required and every request passes.
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
    // The caller learns only that the token is invalid, not why.
    return false;
  }
}
