import { useRouter } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import * as v from "valibot";

/**
 * State of a screen that is there again when the cook comes back to it, by any way back or by a
 * reload, and gone when the screen is opened anew: it is kept by entry of the browser's history.
 * What was kept and no longer fits `schema` is `initial`.
 */
export function useEntryState<const S extends v.GenericSchema>(
  name: string,
  schema: S,
  initial: v.InferOutput<S>,
): [v.InferOutput<S>, (value: v.InferOutput<S>) => void] {
  const router = useRouter();
  const [key] = useState(() => `simmer.${name}.${router.history.location.state.entry}`);
  const [value, setValue] = useState(() => read(key, schema) ?? initial);
  const keep = useCallback(
    (next: v.InferOutput<S>) => {
      setValue(next);
      write(key, next);
    },
    [key],
  );
  return [value, keep];
}

function read<S extends v.GenericSchema>(key: string, schema: S): v.InferOutput<S> | undefined {
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), schema),
    sessionStorage.getItem(key),
  );
  return parsed.success ? parsed.output : undefined;
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    // Full, after very many screens: the filters are then not there again, and nothing else is lost.
    console.warn("What is on this screen is not kept", error);
  }
}
