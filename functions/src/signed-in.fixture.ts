/**
 * Creates an account on the Auth emulator and signs it in, with the REST call that the app makes.
 */
export async function newCook(): Promise<{ uid: string; token: string }> {
  const host = process.env["FIREBASE_AUTH_EMULATOR_HOST"];
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`;
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      email: `${crypto.randomUUID()}@example.com`,
      password: "leeks!",
      returnSecureToken: true,
    }),
  });
  const { localId, idToken } = (await response.json()) as { localId: string; idToken: string };
  return { uid: localId, token: idToken };
}
