import { readFileSync } from "node:fs";
import { join } from "node:path";

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { Opening } from "../src/routes/-shell/opening.tsx";
import { PROJECT_ROOT } from "./command.ts";
import { openingStyle, putSheetsLast, sourceOf } from "./opening-style.ts";

// The formatter adds whitespace between elements, which has no effect.
const page = readFileSync(join(PROJECT_ROOT, "index.html"), "utf8").replaceAll(/>\s+</g, "><");

it("inlines the first paint that React renders", () => {
  expect(page).toContain(`<div id="root">${renderToStaticMarkup(createElement(Opening))}</div>`);
});

it("is let through by hosting's policy, which allows no other style in the page", () => {
  const { hosting } = JSON.parse(readFileSync(join(PROJECT_ROOT, "firebase.json"), "utf8")) as {
    hosting: { headers: { headers: { key: string; value: string }[] }[] };
  };
  const policies = hosting.headers
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === "Content-Security-Policy");
  expect(policies).toHaveLength(1);
  const [, styles] = /style-src ([^;]*)/.exec(policies[0]?.value ?? "") ?? [];
  expect(styles).toBe(`'self' ${sourceOf(openingStyle())}`);
});

it("inlines colours and icon, so that the first paint needs no request", () => {
  const style = openingStyle();
  expect(style).toContain("background-color:light-dark(#f6f0e4, #1d1b19)");
  expect(style).not.toMatch(/var\(|<|\/\*/);
  expect(style.match(/url\([^)]{0,25}/g)).toEqual(['url("data:image/svg+xml,%3Csv']);
});

it("puts style sheets after the first paint's elements", () => {
  const html =
    '<head>\n  <link rel="icon" href="/i.svg">\n  <link rel="stylesheet" crossorigin href="/a.css">\n</head>\n<body>\n  <div id="root"></div>\n  </body>';
  expect(putSheetsLast(html)).toBe(
    '<head>\n  <link rel="icon" href="/i.svg">\n</head>\n<body>\n  <div id="root"></div>\n    <link rel="stylesheet" crossorigin href="/a.css">\n  </body>',
  );
  expect(putSheetsLast("<head></head>")).toBe("<head></head>");
});
