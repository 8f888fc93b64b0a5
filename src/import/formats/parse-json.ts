/** It is no JSON as a whole. */
export class BrokenJsonError extends Error {
  override name = "BrokenJsonError";
}

/** @throws BrokenJsonError */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BrokenJsonError("It is broken.", { cause: error });
  }
}
