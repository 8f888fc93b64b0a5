import {
  ACCOUNT_GONE_PATH,
  type AccountGoneAnswer,
  AccountRequest,
  DELETE_ACCOUNT_PATH,
  type DeleteAccountAnswer,
} from "../../src/domain/account-service.ts";
import { HIDDEN_AUTHORS_PATH, HiddenAuthorsRequest } from "../../src/domain/hidden-authors.ts";
import {
  IMPORT_PAGE_PATH,
  type ImportPageAnswer,
  ImportPageRequest,
} from "../../src/domain/page-import.ts";
import { READ_PHOTO_PATH, ReadPhotoRequest } from "../../src/domain/photo-reading.ts";
import { isUnrestricted, type Preferences } from "../../src/domain/preferences.ts";
import {
  readPreferences,
  FULL_RECIPES_PATH,
  type FullRecipe,
  FullRecipesRequest,
  type FullRecipesAnswer,
  MEAL_IDEAS_PATH,
  type MealIdeasAnswer,
  MealIdeasRequest,
  type RecipeIdea,
} from "../../src/domain/recipe-service.ts";
import { titleKey } from "../../src/domain/titles.ts";
import { mealsOfHiddenAuthors, type ReadAuthors } from "./hidden-author-answers.ts";
import { answerJson, RequestError, type ServiceRequest, type ServiceResponse } from "./http.ts";
import { UNPROVEN } from "./identity.ts";
import { type Limits, MODEL_CALLS_PER_REQUEST } from "./limits/request-limits.ts";
import type { ReadPhoto } from "./model/photo-reader.ts";
import type { Providers, TakeCall } from "./providers.ts";
import { readAs, readJson, readUid, refuseOtherSites } from "./request.ts";

/** The ports that the service depends on. */
export interface Ports {
  /**
   * The owner of the request's ID token.
   * @throws RequestError 401 if there is no valid token
   */
  readCook(headers: ServiceRequest["headers"]): Promise<string>;
  accounts: AccountPorts;
  readAuthors: ReadAuthors;
  /**
   * The recipes of a web page, from the public web alone.
   * @throws RequestError 422 if the page can't be had
   */
  importPage(address: string, signal: AbortSignal): Promise<ImportPageAnswer>;
  readPhoto: ReadPhoto;
  providers: Providers;
  limits: Limits;
  /** Whether the request comes from the real app; always true if App Check is not set up. */
  isGenuineApp(headers: ServiceRequest["headers"]): Promise<boolean>;
  /** 0 ≤ n < 1 */
  random(): number;
  /** Logs the detail of an error; the caller never sees it. */
  logError(message: string, error: unknown): void;
}

interface AccountPorts {
  /**
   * As `readCook`, if that cook has entered their password within the last minutes.
   * @throws RequestError 401 if they have not
   */
  readRecentCook(headers: ServiceRequest["headers"]): Promise<string>;
  /** Deletes an account and everything that names its cook. Idempotent. @throws if it fails */
  deleteAccount(uid: string): Promise<void>;
  /** Whether there is certainly no such account. @throws if that can't be found out */
  isGone(uid: string): Promise<boolean>;
}

/** A request that may be answered. */
interface Admitted {
  json: unknown;
  /** The cook who sends the request; "" for a public request. */
  uid: string;
  signal: AbortSignal;
  takeCall: TakeCall;
}
interface Route {
  answer(admitted: Admitted, ports: Ports): Promise<object>;
  /**
   * How the caller is identified: by the ID token; by the ID token, which must match the cook named
   * in the body; by the ID token of a cook who has just entered their password; or not at all.
   */
  asker: "token" | "namedToken" | "recentToken" | "anybody";
}

const ROUTES: Readonly<Record<string, Route>> = {
  [MEAL_IDEAS_PATH]: { answer: answerIdeas, asker: "namedToken" },
  [FULL_RECIPES_PATH]: { answer: answerRecipes, asker: "namedToken" },
  [IMPORT_PAGE_PATH]: { answer: answerPage, asker: "token" },
  [READ_PHOTO_PATH]: { answer: answerPhoto, asker: "token" },
  [HIDDEN_AUTHORS_PATH]: { answer: answerHiddenAuthors, asker: "token" },
  [DELETE_ACCOUNT_PATH]: { answer: answerDeleteAccount, asker: "recentToken" },
  [ACCOUNT_GONE_PATH]: { answer: answerAccountGone, asker: "anybody" },
};

function ideasNote(found: number, count: number, preferences: Preferences): string | undefined {
  if (found >= count) return undefined;
  const why = isUnrestricted(preferences) ? "" : " that fit your allergies, diet and equipment";
  return found === 0
    ? `No more ideas${why}.`
    : `Only ${found} more ${found === 1 ? "idea" : "ideas"}${why}.`;
}

async function answerIdeas({ json, signal, takeCall }: Admitted, ports: Ports) {
  const request = readAs(MealIdeasRequest, json);
  const preferences = readPreferences(request);
  const ask = {
    preferences,
    count: request.count,
    mealType: request.mealType,
    exclude: request.exclude,
    leftovers: request.leftovers,
    seed: ports.random(),
    signal,
  };
  const { items, source } = await ports.providers.ideas(ask, takeCall);
  const note = ideasNote(items.length, request.count, preferences);
  const answer: MealIdeasAnswer = { ideas: items, source, ...(note && { note }) };
  return answer;
}

function titlesIn(ideas: readonly RecipeIdea[]): string {
  const titles = ideas.map(
    ({ title }) => `“${title.length > 60 ? `${title.slice(0, 59)}…` : title}”`,
  );
  const shown = titles.slice(0, 3).join(", ");
  return titles.length > 3 ? `${shown} and ${titles.length - 3} more` : shown;
}

/** Says which ideas got a different recipe, and which got none. */
function recipesNote(
  ideas: readonly RecipeIdea[],
  recipes: readonly (FullRecipe | undefined)[],
): string | undefined {
  const without = ideas.filter((_, index) => recipes[index] === undefined);
  const replaced = ideas.filter((idea, index) => {
    const recipe = recipes[index];
    return recipe !== undefined && titleKey(recipe.title) !== titleKey(idea.title);
  });
  const said = [
    replaced.length > 0 && `The closest recipe we have stands in for ${titlesIn(replaced)}.`,
    without.length > 0 && `No safe recipe for ${titlesIn(without)}.`,
  ].filter(Boolean);
  return said.length > 0 ? said.join(" ").slice(0, 400) : undefined;
}

async function answerRecipes({ json, signal, takeCall }: Admitted, ports: Ports) {
  const request = readAs(FullRecipesRequest, json);
  const ask = { preferences: readPreferences(request), ideas: request.ideas, signal };
  const { items, source } = await ports.providers.recipes(ask, takeCall);
  const note = recipesNote(request.ideas, items);
  const recipes = items.flatMap((recipe, ideaIndex) => (recipe ? [{ ...recipe, ideaIndex }] : []));
  const answer: FullRecipesAnswer = { recipes, source, ...(note && { note }) };
  return answer;
}

async function answerHiddenAuthors({ json, uid }: Admitted, { readAuthors }: Ports) {
  return mealsOfHiddenAuthors(readAs(HiddenAuthorsRequest, json), uid, readAuthors);
}

async function answerPage({ json, signal }: Admitted, { importPage }: Ports) {
  return importPage(readAs(ImportPageRequest, json).url, signal);
}

async function answerPhoto({ json, signal, takeCall }: Admitted, { readPhoto }: Ports) {
  return readPhoto(readAs(ReadPhotoRequest, json).image, { takeCall, signal });
}

async function answerDeleteAccount({ json, uid }: Admitted, ports: Ports) {
  const request = readAs(AccountRequest, json);
  if (request.uid !== uid) throw new RequestError(401, UNPROVEN);
  await ports.accounts.deleteAccount(uid);
  const answer: DeleteAccountAnswer = { deleted: true };
  return answer;
}

async function answerAccountGone({ json }: Admitted, { accounts }: Ports) {
  const { uid } = readAs(AccountRequest, json);
  const answer: AccountGoneAnswer = { gone: await accounts.isGone(uid) };
  return answer;
}

/** @throws RequestError 429 if the caller must wait */
function refuseTooMany(waitSeconds: number): void {
  if (waitSeconds === 0) return;
  const minutes = Math.ceil(waitSeconds / 60);
  const when = minutes === 1 ? "a minute" : `${minutes} minutes`;
  throw new RequestError(429, `That was a lot of requests. Try again in ${when}.`, {
    "retry-after": String(waitSeconds),
  });
}

/** @throws RequestError 429 if the cook has asked too often, 503 if the count fails */
async function countRequest(uid: string, address: string, ports: Ports): Promise<void> {
  let waitSeconds: number;
  try {
    waitSeconds = await ports.limits.takeRequest(uid, address);
  } catch (error) {
    ports.logError("limits not readable, turning the request away", error);
    throw new RequestError(503, "The recipe service is busy. Try again in a minute.", {
      "retry-after": "60",
    });
  }
  refuseTooMany(waitSeconds);
}

/** Counts one request's model calls against the request's, the cook's and the day's limits. */
function takeCallsFor(uid: string, { limits }: Ports): TakeCall {
  let left = MODEL_CALLS_PER_REQUEST;
  return async () => {
    // Count before awaiting, because a request makes several calls at once.
    left -= 1;
    return left >= 0 && (await limits.takeModelCall(uid));
  };
}

/** The cook who sends the request, after it was counted. @throws RequestError 401, 429 or 503 */
async function admitCook(
  asker: Exclude<Route["asker"], "anybody">,
  request: ServiceRequest,
  { json, ports }: { json: unknown; ports: Ports },
): Promise<string> {
  // Count proven cooks only: otherwise a stranger could use up a cook's requests by naming them, and
  // each made-up name would leave a document behind.
  const uid =
    asker === "recentToken"
      ? await ports.accounts.readRecentCook(request.headers)
      : await ports.readCook(request.headers);
  if (asker === "namedToken" && readUid(json) !== uid) throw new RequestError(401, UNPROVEN);
  await countRequest(uid, request.address, ports);
  return uid;
}

async function answer(request: ServiceRequest, ports: Ports): Promise<ServiceResponse> {
  const route = Object.hasOwn(ROUTES, request.path) ? ROUTES[request.path] : undefined;
  if (!route) throw new RequestError(404, "There is nothing here");
  if (request.method !== "POST") throw new RequestError(405, "Use POST", { allow: "POST" });
  refuseOtherSites(request);
  refuseTooMany(ports.limits.admit(request.address));
  const json = readJson(request);
  if (route.asker === "namedToken") readUid(json);
  if (!(await ports.isGenuineApp(request.headers))) {
    throw new RequestError(401, "This request does not come from the app");
  }
  const uid =
    route.asker === "anybody" ? "" : await admitCook(route.asker, request, { json, ports });
  const admitted = { json, uid, signal: request.signal, takeCall: takeCallsFor(uid, ports) };
  return answerJson(200, await route.answer(admitted, ports));
}

/** Answers one request. Never throws: an internal error becomes a 500 without detail. */
export async function handle(request: ServiceRequest, ports: Ports): Promise<ServiceResponse> {
  try {
    return await answer(request, ports);
  } catch (error) {
    if (error instanceof RequestError) {
      return answerJson(error.status, { error: error.message }, error.headers);
    }
    // The client is gone and nothing failed here, so nothing is logged.
    if (request.signal.aborted) return answerJson(499, { error: "The request was called off" });
    ports.logError("request failed", error);
    return answerJson(500, { error: "Something went wrong on our side. Please try again." });
  }
}
