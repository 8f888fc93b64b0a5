import { setTimeout as wait } from "node:timers/promises";

import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, jsonSchema, type ModelMessage, Output, streamText } from "ai";

import type { TakeCall } from "../providers.ts";
import type { ModelConfig } from "./config.ts";

// Otherwise the SDK prints warnings to the console, bypassing our logger.
globalThis.AI_SDK_LOG_WARNINGS = false;

const ATTEMPTS = 3;
/** A cook need not wait longer than this: the cookbook answers instead. */
const LONGEST_WAIT_MS = 8_000;
/** Longer than any answer we ask for; a model that doesn't stop is cut off. */
const ANSWER_CHARS_MAX = 200_000;

export interface Question {
  system: string;
  messages: ModelMessage[];
  schema: Record<string, unknown>;
  maxTokens: number;
  signal: AbortSignal;
}

/** The caller may make no more calls. */
export class BudgetSpent extends Error {}

/** The model refused to answer, or was not allowed to: asking again won't help. */
export class ModelRefused extends Error {}

/**
 * The text of one answer. If the connection breaks or times out, the part received so far is kept.
 * @throws any error that occurs before there is text
 */
async function readStream(config: ModelConfig, question: Question): Promise<string> {
  const provider = createOpenAICompatible({
    name: "recipes",
    baseURL: config.baseUrl,
    supportsStructuredOutputs: config.structured,
    ...(config.apiKey && { apiKey: config.apiKey }),
  });
  // Stops the SDK whenever we stop reading, for whatever reason.
  const enough = new AbortController();
  const { fullStream } = streamText({
    model: provider(config.model),
    system: question.system,
    messages: question.messages,
    output: Output.object({ schema: jsonSchema(question.schema), name: "answer" }),
    maxOutputTokens: question.maxTokens,
    maxRetries: 0,
    abortSignal: AbortSignal.any([question.signal, enough.signal]),
    // Errors arrive in the stream; the SDK's own handler would print them together with the prompt.
    onError: () => undefined,
  });
  let text = "";
  let reason: string | undefined;
  try {
    for await (const part of fullStream) {
      if (part.type === "text-delta") text += part.text;
      if (part.type === "finish") reason = part.finishReason;
      if (part.type === "error") throw part.error;
      if (part.type === "abort") question.signal.throwIfAborted();
      if (text.length > ANSWER_CHARS_MAX) break;
    }
  } catch (error) {
    if (text === "") throw error;
  } finally {
    enough.abort();
  }
  if (reason === "content-filter") throw new ModelRefused("stopped by the content filter");
  if (text.trim() === "") throw new ModelRefused("empty answer");
  return text;
}

/** Removes the prompt from an error: the cook's health and tastes must not be logged. */
function withoutPrompt(error: unknown): Error {
  if (APICallError.isInstance(error)) {
    return new Error(`model: HTTP ${error.statusCode ?? "none"}: ${error.message.slice(0, 200)}`);
  }
  return error instanceof Error ? error : new Error(`model: ${String(error).slice(0, 200)}`);
}

/** How long the server asks us to wait, in ms, if it says. */
function askedWait(error: APICallError): number | undefined {
  const seconds = Number(error.responseHeaders?.["retry-after"]);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined;
}

function isPassing(error: unknown): boolean {
  if (error instanceof ModelRefused) return false;
  if (!APICallError.isInstance(error)) return true;
  const { statusCode } = error;
  return statusCode === undefined || statusCode === 408 || statusCode === 429 || statusCode >= 500;
}

/**
 * Asks the model, with retries if the server is busy, failing or unreachable: up to three attempts, each
 * counted against the budget.
 * @throws BudgetSpent, ModelRefused, the signal's reason, or the last error
 */
export async function askModel(
  config: ModelConfig,
  takeCall: TakeCall,
  question: Question,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    if (!(await takeCall())) throw new BudgetSpent("the day's model calls are used up");
    try {
      return await readStream(config, question);
    } catch (error) {
      question.signal.throwIfAborted();
      if (attempt === ATTEMPTS || !isPassing(error)) throw withoutPrompt(error);
      const backoff = config.backoffMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
      const asked = APICallError.isInstance(error) ? askedWait(error) : undefined;
      if ((asked ?? 0) > LONGEST_WAIT_MS) throw withoutPrompt(error);
      await wait(Math.max(backoff, asked ?? 0), undefined, { signal: question.signal });
    }
  }
}
