/**
 * What Google and a model's vendor ask, in US dollars. docs/scale.md says where each was read, and when.
 */
export const PRICES = {
  read: 0.06 / 100_000,
  write: 0.18 / 100_000,
  delete: 0.02 / 100_000,
  /** A GiB stored for a month. */
  storedGiB: 0.18,
  /** A GiB that leaves Google's network. */
  egressGiB: 0.12,
  /** An invocation of the recipe service. */
  request: 0.4 / 1_000_000,
  /** A second of its processor, and of its 512 MiB. */
  cpuSecond: 0.000_024,
  gibSecond: 0.000_002_5,
  /** A token that the model reads, and one that it writes. */
  tokenIn: 0.15 / 1_000_000,
  tokenOut: 0.6 / 1_000_000,
} as const;

/** Characters in a token of English text, roughly. */
export const CHARS_PER_TOKEN = 4;
/** How long a request with a model keeps its share of an instance, s: three answers, some at once. */
export const MODEL_REQUEST_SECONDS = 15;
/** Requests that an instance serves at a time (`concurrency` in functions/src/index.ts). */
export const REQUESTS_PER_INSTANCE = 40;
