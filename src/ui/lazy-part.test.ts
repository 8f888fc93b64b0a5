import { createElement, Suspense, type ComponentType } from "react";
import { renderToReadableStream } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

import { lazyPart } from "./lazy-part.ts";

async function render(part: ComponentType): Promise<string> {
  const stream = await renderToReadableStream(
    createElement("main", null, "Screen", createElement(Suspense, null, createElement(part))),
  );
  await stream.allReady;
  return new Response(stream).text();
}

afterEach(() => vi.restoreAllMocks());

test("a part comes after the screen that it belongs to", async () => {
  const part = lazyPart(() => Promise.resolve(() => createElement("p", null, "Tabs")), "No tabs");
  expect(await render(part)).toContain("<p>Tabs</p>");
});

test("a part that can't be loaded leaves the screen as it is, and says so in the console", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  const failure = new Error("offline");
  const part = lazyPart(() => Promise.reject(failure), "No tabs");
  expect(await render(part)).toMatch(/^<main>Screen(?:<!--\/?\$-->)*<\/main>$/);
  expect(said).toHaveBeenCalledWith("No tabs", failure);
});

test("a required part has a fallback", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const bare = () => createElement("p", null, "Try again");
  const part = lazyPart(() => Promise.reject(new Error("offline")), "No words", bare);
  expect(await render(part)).toContain("<p>Try again</p>");
});
