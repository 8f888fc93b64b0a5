import * as v from "valibot";

import type { Preferences } from "#domain/preferences.ts";
import {
  FULL_RECIPES_PATH,
  type FullRecipe,
  type FullRecipesRequest,
  isIdeaSafe,
  isRecipeSafe,
  MEAL_IDEAS_PATH,
  type LenientAnswer,
  type MealIdea,
  type MealIdeasRequest,
  MISSING_UID,
  readFullRecipes,
  readMealIdeas,
  UNKNOWN_UID,
  writePreferences,
} from "#domain/recipe-service.ts";
import {
  AUTHENTICATION_FAILED,
  NOT_AUTHENTICATED,
  NO_ACCOUNT,
  NO_IDEAS,
  NO_RECIPES,
  NO_UID,
  TOO_SLOW,
  UNREACHABLE,
  UNREADABLE,
} from "#failure-words/service-words.ts";

import { recipesByIdea } from "./recipes-by-idea.ts";

/** Longer than the service's slowest answer (its host cuts a request off at 60 s). */
const PATIENCE_MS = 70_000;
/** The maximum length of a message from the service that is shown to the cook. */
const MESSAGE_MAX = 300;

/** A failed request; `message` is user-facing. */
export class RecipeServiceError extends Error {
  /** The answer's HTTP status; 0 if there was no answer. */
  readonly status: number;

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.name = "RecipeServiceError";
    this.status = status;
  }
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Sends the request; the browser's own `fetch` unless given. */
  fetch?: typeof fetch | undefined;
}

/**
 * The request, and the cook it is for. Without a uid nothing is sent, and an error with its own message
 * is thrown.
 */
type Ask<Request> = Omit<Request, "uid" | keyof ReturnType<typeof writePreferences>> & {
  uid: string | null | undefined;
  preferences: Preferences;
};

const words = v.fallback(v.optional(v.pipe(v.string(), v.trim())), undefined);
/** An error response has its message in either of these fields. */
const Refusal = v.fallback(v.object({ error: words, message: words }), {});

/** What a refusal says to the cook. */
export function describeRefusal(status: number, body: unknown, fallback: string): string {
  const { error = "", message = "" } = v.parse(Refusal, body);
  if (status !== 401) return error.slice(0, MESSAGE_MAX) || `${fallback}: ${status}`;
  const words = [error, message];
  if (words.includes(MISSING_UID)) return NOT_AUTHENTICATED;
  return words.includes(UNKNOWN_UID) ? NO_ACCOUNT : AUTHENTICATION_FAILED;
}

/** The body's JSON, or undefined if it is not JSON. @throws what reading the body throws */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Aborts with the first of two. `AbortSignal.any` is newer than the oldest browsers that work. */
function either(one: AbortSignal, other: AbortSignal): AbortSignal {
  const first = new AbortController();
  for (const signal of [one, other]) {
    const abort = () => first.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { signal: first.signal });
  }
  return first.signal;
}

/**
 * Sends one request and returns its answer, whatever its status; a body that is not JSON is
 * undefined.
 * @throws RecipeServiceError if there is no answer
 */
export async function exchange(path: string, request: object, options: CallOptions) {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const signal = options.signal ? either(options.signal, patience) : patience;
  try {
    const response = await (options.fetch ?? fetch)(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
      signal,
    });
    return { response, body: await readJson(response) };
  } catch (error) {
    // An abort rejects with the signal's reason, not with a user-facing error.
    options.signal?.throwIfAborted();
    const message = patience.aborted ? TOO_SLOW : UNREACHABLE;
    throw new RecipeServiceError(message, 0, { cause: error });
  }
}

async function call<Item>(
  path: string,
  { preferences, ...request }: Ask<object>,
  read: (body: unknown) => LenientAnswer<Item> | null,
  failure: string,
  options: CallOptions,
): Promise<LenientAnswer<Item>> {
  if (!request.uid) throw new RecipeServiceError(NO_UID, 0);
  const { response, body } = await exchange(
    path,
    { ...request, ...writePreferences(preferences) },
    options,
  );
  if (!response.ok) {
    throw new RecipeServiceError(describeRefusal(response.status, body, failure), response.status);
  }
  const answer = read(body);
  if (!answer) throw new RecipeServiceError(UNREADABLE, response.status);
  return answer;
}

/** The service's note, and how many of its results were left out; undefined if there is neither. */
function noteOf(answer: LenientAnswer<unknown>, noun: string): string | undefined {
  const { note, unreadable } = answer;
  const left = `${unreadable} ${noun}${unreadable === 1 ? "" : "s"} could not be read and ${unreadable === 1 ? "is" : "are"} left out.`;
  return [note, unreadable > 0 ? left : undefined].filter(Boolean).join(" ") || undefined;
}

/** The result of a request, and what to tell the cook about it. */
interface Answer {
  /** Who produced the result; undefined if the service does not say. */
  source: LenientAnswer<unknown>["source"];
  /** Shown to the cook if the result is incomplete. */
  note: string | undefined;
}

/**
 * Asks for meal ideas. Only ideas that pass the screen for this cook are returned.
 * @throws RecipeServiceError with a message to show
 * @throws the signal's reason if the caller aborts
 */
export async function fetchMealIdeas(
  ask: Ask<MealIdeasRequest>,
  options: CallOptions = {},
): Promise<Answer & { ideas: MealIdea[] }> {
  const answer = await call(MEAL_IDEAS_PATH, ask, readMealIdeas, NO_IDEAS, options);
  const ideas = answer.items.filter((idea) => isIdeaSafe(idea, ask.preferences));
  return { ideas, source: answer.source, note: noteOf(answer, "idea") };
}

/**
 * Asks for the full recipes of 1–10 ideas. Returns one entry for each idea, in the ideas' order:
 * undefined if no recipe for it passes the screen for this cook; `note` may then say why.
 * @throws as `fetchMealIdeas`
 */
export async function fetchFullRecipes(
  ask: Ask<FullRecipesRequest>,
  options: CallOptions = {},
): Promise<Answer & { recipes: (FullRecipe | undefined)[] }> {
  const answer = await call(FULL_RECIPES_PATH, ask, readFullRecipes, NO_RECIPES, options);
  const safe = answer.items.filter((recipe) => isRecipeSafe(recipe, ask.preferences));
  const recipes = recipesByIdea(ask.ideas, safe);
  return { recipes, source: answer.source, note: noteOf(answer, "recipe") };
}
