import { MODEL_BUDGET, type ModelBudget } from "../limits/limits.ts";

/** How to reach the language model. */
export interface ModelConfig {
  /** Of an OpenAI-compatible API, with its version: "https://api.example.com/v1". */
  baseUrl: string;
  model: string;
  /** "" where the server wants none. */
  apiKey: string;
  /** Whether the server takes a JSON schema (`response_format: json_schema`), or only JSON mode. */
  structured: boolean;
  /** One answer may take this long; what has arrived by then is kept. */
  timeoutMs: number;
  /** The first wait before asking again; it doubles. */
  backoffMs: number;
}

/** Bound to the function only when a build saw a model configured: nothing else needs a key. */
export const MODEL_KEY_SECRET = "AI_API_KEY";

/**
 * The model the environment (`functions/.env`) names, or undefined where it names none: plain
 * variables, because a declared parameter makes the deployment and the emulator ask for a value.
 */
export function readModelConfig(
  env: Readonly<Record<string, string | undefined>>,
): ModelConfig | undefined {
  const baseUrl = env["AI_BASE_URL"]?.trim();
  const model = env["AI_MODEL"]?.trim();
  if (!baseUrl || !model) return undefined;
  return {
    baseUrl,
    model,
    apiKey: env[MODEL_KEY_SECRET]?.trim() ?? "",
    structured: env["AI_JSON_SCHEMA"] !== "false",
    timeoutMs: 30_000,
    backoffMs: 500,
  };
}

function wholeNumber(text: string | undefined, otherwise: number): number {
  const number = text?.trim() ? Number(text) : otherwise;
  return Number.isInteger(number) && number >= 0 ? number : otherwise;
}

/** Calls of the model per day, of all cooks and of each; after them the cookbook answers. */
export function readModelBudget(env: Readonly<Record<string, string | undefined>>): ModelBudget {
  return {
    perDay: wholeNumber(env["AI_CALLS_PER_DAY"], MODEL_BUDGET.perDay),
    perCook: wholeNumber(env["AI_CALLS_PER_COOK"], MODEL_BUDGET.perCook),
  };
}
