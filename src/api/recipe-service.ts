import * as v from "valibot";

import {
  cookOf,
  ErrorAnswer,
  FULL_RECIPES_PATH,
  FullRecipesAnswer,
  type FullRecipesRequest,
  isIdeaSafe,
  isRecipeSafe,
  MEAL_IDEAS_PATH,
  MealIdeasAnswer,
  type MealIdeasRequest,
  MISSING_UID,
  UNKNOWN_UID,
} from "#domain/recipe-service.ts";

/** Longer than the service takes at its slowest (its host cuts it off at 60 s). */
const PATIENCE_MS = 70_000;
/** What a cook may read of a message that came from elsewhere. */
const MESSAGE_MAX = 300;

export const NO_UID = "User UID is required for API calls";
export const UNREACHABLE = "Can't reach the recipe service. Check your connection and try again.";
export const TOO_SLOW = "The recipe service is taking too long. Please try again.";
export const UNREADABLE = "The recipe service sent something we can't read. Please try again.";

/** A call that failed; `message` is written for the cook and shown as it is. */
export class RecipeServiceError extends Error {
  /** The answer's HTTP status; 0 when there was none. */
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

/** The uid may be missing here: that is an error with a message of its own, not a request. */
type WithUid<Request> = Omit<Request, "uid"> & { uid: string | null | undefined };

function describeRefusal(status: number, body: unknown, fallback: string): string {
  const parsed = v.safeParse(ErrorAnswer, body);
  const error = parsed.success ? parsed.output.error.trim().slice(0, MESSAGE_MAX) : "";
  if (status !== 401) return error || `${fallback}: ${status}`;
  if (error === MISSING_UID) return "User not authenticated";
  return error === UNKNOWN_UID ? "User account not found" : "Authentication failed";
}

/** JSON, or undefined when the body is none. @throws what reading the body throws */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function exchange(path: string, request: object, options: CallOptions) {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, patience]) : patience;
  try {
    const response = await (options.fetch ?? fetch)(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
      signal,
    });
    return { response, body: await readJson(response) };
  } catch (error) {
    // A caller who called it off gets its own reason back, not a message for the cook.
    options.signal?.throwIfAborted();
    const message = patience.aborted ? TOO_SLOW : UNREACHABLE;
    throw new RecipeServiceError(message, 0, { cause: error });
  }
}

async function call<const S extends v.GenericSchema>(
  path: string,
  request: WithUid<object>,
  answer: S,
  failure: string,
  options: CallOptions,
): Promise<v.InferOutput<S>> {
  if (!request.uid) throw new RecipeServiceError(NO_UID, 0);
  const { response, body } = await exchange(path, request, options);
  if (!response.ok) {
    throw new RecipeServiceError(describeRefusal(response.status, body, failure), response.status);
  }
  const parsed = v.safeParse(answer, body);
  if (!parsed.success) throw new RecipeServiceError(UNREADABLE, response.status);
  return parsed.output;
}

/**
 * Asks for meal ideas. Only those that pass the screen for this cook come back.
 * @throws RecipeServiceError with a message to show
 * @throws the signal's reason when the caller aborts
 */
export async function fetchMealIdeas(
  request: WithUid<MealIdeasRequest>,
  options: CallOptions = {},
): Promise<MealIdeasAnswer> {
  const failure = "Failed to fetch meal ideas";
  const answer = await call(MEAL_IDEAS_PATH, request, MealIdeasAnswer, failure, options);
  const cook = cookOf(request);
  return { ...answer, ideas: answer.ideas.filter((idea) => isIdeaSafe(idea, cook)) };
}

/**
 * Asks for the full recipes of 1–10 ideas. Only those that pass the screen for this cook come
 * back: there may be fewer than ideas, and `note` may say why.
 * @throws as `fetchMealIdeas`
 */
export async function fetchFullRecipes(
  request: WithUid<FullRecipesRequest>,
  options: CallOptions = {},
): Promise<FullRecipesAnswer> {
  const failure = "Failed to fetch full recipes";
  const answer = await call(FULL_RECIPES_PATH, request, FullRecipesAnswer, failure, options);
  const cook = cookOf(request);
  return { ...answer, recipes: answer.recipes.filter((recipe) => isRecipeSafe(recipe, cook)) };
}
