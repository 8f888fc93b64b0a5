import { HOST } from "../../scripts/ports.ts";

/** Empties a suite's Firestore emulator; accounts stay. Throws if it does not answer. */
export async function clearFirestore(
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { SIMMER_FIRESTORE_PORT: port, GCLOUD_PROJECT: project } = env;
  const documents = `projects/${project}/databases/(default)/documents`;
  const response = await fetch(`http://${HOST}:${port}/emulator/v1/${documents}`, {
    method: "DELETE",
  });
  if (!response.ok) throw new Error(`Firestore was not emptied: ${response.status}`);
}
