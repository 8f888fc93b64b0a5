import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";

import {
  ACCOUNT_GONE_PATH,
  AccountGoneAnswer,
  AccountRequest,
  DELETE_ACCOUNT_PATH,
  DeleteAccountAnswer,
} from "../../../src/domain/account-service.ts";
import {
  HIDDEN_AUTHORS_PATH,
  HiddenAuthorsAnswer,
  HiddenAuthorsRequest,
} from "../../../src/domain/hidden-authors.ts";
import {
  IMPORT_PAGE_PATH,
  ImportPageAnswer,
  ImportPageRequest,
  PageRecipe,
} from "../../../src/domain/page-import.ts";
import {
  READ_PHOTO_PATH,
  ReadPhotoAnswer,
  ReadPhotoRequest,
} from "../../../src/domain/photo-reading.ts";
import {
  AnsweredRecipe,
  FULL_RECIPES_PATH,
  FullRecipe,
  FullRecipesAnswer,
  FullRecipesRequest,
  MEAL_IDEAS_PATH,
  MealIdea,
  MealIdeasAnswer,
  MealIdeasRequest,
  RecipeIdea,
} from "../../../src/domain/recipe-service.ts";

const ErrorAnswer = v.object({ error: v.string() });

const DEFINITIONS = {
  MealIdeasRequest,
  MealIdea,
  MealIdeasAnswer,
  RecipeIdea,
  FullRecipesRequest,
  FullRecipe,
  AnsweredRecipe,
  FullRecipesAnswer,
  HiddenAuthorsRequest,
  HiddenAuthorsAnswer,
  ImportPageRequest,
  PageRecipe,
  ImportPageAnswer,
  ReadPhotoRequest,
  ReadPhotoAnswer,
  AccountRequest,
  DeleteAccountAnswer,
  AccountGoneAnswer,
  ErrorAnswer,
};

const ERRORS = {
  "400": "The request is not valid",
  "401":
    "No user id; no valid ID token, or one of another account than the user id's; an account that is gone; a password entered too long ago to delete it; or not the app, where App Check is required",
  "403": "The request comes from another site",
  "405": "Another method than POST",
  "413": "More than 64 KB, or 1 MB with a photo",
  "415": "Not application/json, or compressed",
  "422": "The page to import can't be had, or there are no words on the photo",
  "429": "Too many requests; Retry-After says when to come back. No more calls of the model today",
  "500": "Something went wrong on the service's side",
  "501": "No model is set up that sees photos",
  "502": "The model did not read the photo",
  "503": "Requests can't be counted just now; Retry-After says when to come back",
};

const COOK_TOKEN = "cookToken";

type Name = keyof typeof DEFINITIONS;

function refTo(name: Name): string {
  return `#/components/schemas/${name}`;
}

function schemaOf(name: Name): object | undefined {
  const { $defs } = toJsonSchema(DEFINITIONS[name], {
    definitions: DEFINITIONS,
    typeMode: "input",
    // OpenAPI can't express trimming, but it can express the bounds around it.
    ignoreActions: ["trim"],
    overrideRef: ({ referenceId }) => refTo(referenceId as Name),
  });
  return $defs?.[name] as object | undefined;
}

function jsonBody(name: Name) {
  return { content: { "application/json": { schema: { $ref: refTo(name) } } } };
}

function operation(operationId: string, summary: string, request: Name, answer: Name) {
  const errors = Object.entries(ERRORS).map(([status, description]) => [
    status,
    { description, ...jsonBody("ErrorAnswer") },
  ]);
  return {
    post: {
      operationId,
      summary,
      requestBody: { required: true, ...jsonBody(request) },
      responses: {
        "200": { description: "What was found", ...jsonBody(answer) },
        ...Object.fromEntries(errors),
      },
    },
  };
}

/** A public operation: it reveals nothing beyond what anyone with the user id may know. */
function withoutToken({ post }: ReturnType<typeof operation>) {
  return { post: { ...post, security: [] } };
}

/**
 * The OpenAPI 3.1 description of the recipe service, built from the schemas that it parses with.
 */
export function buildOpenApi() {
  const names = Object.keys(DEFINITIONS) as Name[];
  return {
    openapi: "3.1.0",
    info: { title: "Simmer recipe service", version: "1.0.0" },
    security: [{ [COOK_TOKEN]: [] }],
    paths: {
      [MEAL_IDEAS_PATH]: operation(
        "getMealIdeas",
        "Meal ideas that fit a cook's allergies, diet and equipment",
        "MealIdeasRequest",
        "MealIdeasAnswer",
      ),
      [FULL_RECIPES_PATH]: operation(
        "getFullRecipes",
        "The full recipes of 1 to 10 ideas, for 4 serves each",
        "FullRecipesRequest",
        "FullRecipesAnswer",
      ),
      [HIDDEN_AUTHORS_PATH]: operation(
        "getMealsOfHiddenAuthors",
        "Which shared meals are by the authors of meals that the cook hides",
        "HiddenAuthorsRequest",
        "HiddenAuthorsAnswer",
      ),
      [IMPORT_PAGE_PATH]: operation(
        "importPage",
        "The recipes of a web page, the fullest first; its title alone, with a problem, if there is none",
        "ImportPageRequest",
        "ImportPageAnswer",
      ),
      [READ_PHOTO_PATH]: operation(
        "readPhoto",
        "The words on the photo of a page, copied out by a model that sees",
        "ReadPhotoRequest",
        "ReadPhotoAnswer",
      ),
      [DELETE_ACCOUNT_PATH]: operation(
        "deleteAccount",
        "Deletes the cook's account and all that names them, for good; the password was entered in the last 5 minutes. After a failure it can be repeated",
        "AccountRequest",
        "DeleteAccountAnswer",
      ),
      [ACCOUNT_GONE_PATH]: withoutToken(
        operation(
          "isAccountGone",
          "Whether there is no such account any more, for devices whose session has ended",
          "AccountRequest",
          "AccountGoneAnswer",
        ),
      ),
    },
    components: {
      schemas: Object.fromEntries(names.map((name) => [name, schemaOf(name)])),
      securitySchemes: {
        [COOK_TOKEN]: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description:
            "The Firebase ID token of the cook who asks: of the account that `uid` names, where it is sent",
        },
      },
    },
  };
}
