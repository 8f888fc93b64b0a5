import { useEffect } from "react";

import { noteAuthorAnswer, readAuthorQuestion } from "#db/repositories/hidden-author-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { HiddenAuthorsRequest } from "#domain/hidden-authors.ts";

import { useSignedInCook, useLiveData, useServiceFetch } from "../-common/use-live-data.ts";

/** Long enough to collect all the meals that one refresh of shared meals brings. */
const GATHER_MS = 1_000;

/**
 * Asks the server which of the shared meals here are by authors that the cook hides: when these
 * meals or authors change, and when the device comes online. Without an answer, the last one holds.
 */
export function useHiddenAuthors(): void {
  const { db } = useSignedInCook();
  const send = useServiceFetch();
  // As text, so that an unchanged query is not sent again.
  const question = useLiveData(readQuestion, []);
  useEffect(() => {
    if (!question) return;
    const ending = new AbortController();
    const { signal } = ending;
    const ask = () => {
      askServer(db, JSON.parse(question) as HiddenAuthorsRequest, { fetch: send, signal }).catch(
        (error: unknown) => {
          if (!signal.aborted) console.warn("Hidden cooks’ meals could not be told", error);
        },
      );
    };
    const timer = setTimeout(ask, GATHER_MS);
    window.addEventListener("online", ask, { signal });
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [db, send, question]);
}

async function readQuestion(db: SimmerDb): Promise<string | null> {
  const question = await readAuthorQuestion(db);
  return question && JSON.stringify(question);
}

async function askServer(
  db: SimmerDb,
  question: HiddenAuthorsRequest,
  options: { fetch: typeof fetch; signal: AbortSignal },
): Promise<void> {
  // Few cooks need it, so it is loaded lazily: the first screen does not wait for it.
  const { fetchMealsOfHiddenAuthors } = await import("#api/hidden-author-client.ts");
  const meals = await fetchMealsOfHiddenAuthors(question, options);
  options.signal.throwIfAborted();
  await noteAuthorAnswer(db, question, meals);
}
