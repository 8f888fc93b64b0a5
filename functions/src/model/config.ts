import { MODEL_BUDGET, type ModelBudget } from "../limits/request-limits.ts";

/** How to reach the language model. */
export interface ModelConfig {
  /** The URL of an OpenAI-compatible API, with its version: "https://api.example.com/v1". */
  baseUrl: string;
  model: string;
  /** "" if the server needs no key. */
  apiKey: string;
  /**
   * Whether the server accepts a JSON schema (`response_format: json_schema`), or only JSON mode.
   */
  structured: boolean;
  /** Whether the model takes pictures. */
  sees: boolean;
  /** The time limit of one answer; the part that has arrived by then is kept. */
  timeoutMs: number;
  /** The wait before the first retry, in ms; it doubles with each retry. */
  backoffMs: number;
}

/**
 * Bound to the function only if a model was configured at build time; otherwise no key is needed.
 */
export const MODEL_KEY_SECRET = "AI_API_KEY";

/**
 * The model named by the environment (`functions/.env`), or undefined. These are plain variables,
 * because for a declared parameter the deployment and the emulator would ask for a value.
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
    sees: env["AI_SEES"] === "true",
    timeoutMs: 30_000,
    backoffMs: 500,
  };
}

function wholeNumber(text: string | undefined, otherwise: number): number {
  const number = text?.trim() ? Number(text) : otherwise;
  return Number.isInteger(number) && number >= 0 ? number : otherwise;
}

/** Model calls per day, of all cooks and of each; beyond them the cookbook answers. */
export function readModelBudget(env: Readonly<Record<string, string | undefined>>): ModelBudget {
  return {
    perDay: wholeNumber(env["AI_CALLS_PER_DAY"], MODEL_BUDGET.perDay),
    perCook: wholeNumber(env["AI_CALLS_PER_COOK"], MODEL_BUDGET.perCook),
  };
}
