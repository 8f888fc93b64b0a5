import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import type { ModelConfig } from "./config.ts";

/** A request to the fake model: the body of a chat completion. */
export interface Asked {
  model: string;
  stream: boolean;
  messages: { role: string; content: string }[];
  response_format?: { type: string; json_schema?: { schema: unknown } };
}

/** How the server answers one request, well or badly. */
export type Behaviour = (response: ServerResponse, asked: Asked) => void | Promise<void>;

function chunk(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: "c1", created: 1, model: "m", choices })}\n\n`;
}

/** Streams `text` in small pieces, as a model does; with `finish` null the stream stays open. */
export function streamText(response: ServerResponse, text: string, finish: string | null = "stop") {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (let at = 0; at < text.length; at += 200) {
    response.write(chunk({ content: text.slice(at, at + 200) }));
  }
  if (finish === null) return;
  response.write(chunk({}, finish));
  response.end("data: [DONE]\n\n");
}

export function says(answer: unknown): Behaviour {
  const text = typeof answer === "string" ? answer : JSON.stringify(answer);
  return (response) => streamText(response, text);
}

export function fails(status: number, headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify({ error: { message: `status ${status}` } }));
  };
}

/** A loopback server with one behaviour per request; the last one repeats. */
export async function startModelServer(...behaviours: [Behaviour, ...Behaviour[]]) {
  const asked: Asked[] = [];
  const keys: (string | undefined)[] = [];
  let hungUp = 0;
  const server = createServer((request, response) => {
    let body = "";
    response.on("close", () => {
      if (!response.writableEnded) hungUp += 1;
    });
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      const question = JSON.parse(body) as Asked;
      asked.push(question);
      keys.push(request.headers.authorization);
      const behave = behaviours[Math.min(asked.length, behaviours.length) - 1] ?? behaviours[0];
      void behave(response, question);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const config: ModelConfig = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    model: "test-model",
    apiKey: "key",
    structured: true,
    sees: true,
    // Only a watchdog: on a busy machine, an answer may take long.
    timeoutMs: 600_000,
    backoffMs: 1,
  };
  return {
    config,
    asked,
    keys,
    hungUp: () => hungUp,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
