import { useRouter, type HistoryState } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import * as v from "valibot";

/**
 * Screen state stored with an entry of the browser's history. It is restored on back, forward and
 * reload, and starts fresh when the screen is opened anew. If the stored value no longer fits `schema`,
 * the state is `initial`.
 */
export function useEntryState<const S extends v.GenericSchema>(
  name: string,
  schema: S,
  initial: v.InferOutput<S>,
): [v.InferOutput<S>, (value: v.InferOutput<S>) => void] {
  const router = useRouter();
  return useKeptState(keyOf(name, router.history.location.state), schema, initial);
}

/** The same for a screen that is opened anew in this tab as well, until the cook signs out. */
export function useSessionState<const S extends v.GenericSchema>(
  name: string,
  schema: S,
  initial: v.InferOutput<S>,
): [v.InferOutput<S>, (value: v.InferOutput<S>) => void] {
  return useKeptState(`simmer.${name}`, schema, initial);
}

function useKeptState<const S extends v.GenericSchema>(
  keyAtFirst: string,
  schema: S,
  initial: v.InferOutput<S>,
): [v.InferOutput<S>, (value: v.InferOutput<S>) => void] {
  const [key] = useState(keyAtFirst);
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

/** The same for a loader, which reads only as much as the screen will show. */
export function readEntryState<const S extends v.GenericSchema>(
  name: string,
  schema: S,
  initial: v.InferOutput<S>,
  state: HistoryState,
): v.InferOutput<S> {
  return read(keyOf(name, state), schema) ?? initial;
}

function keyOf(name: string, { entry }: HistoryState): string {
  return `simmer.${name}.${entry}`;
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
    // Storage is full, after very many screens: only the filters are lost.
    console.warn("What is on this screen is not kept", error);
  }
}
