import { expect, test } from "vitest";

import { formatNotices, packageFolder } from "./third-party-notices.ts";

test.each([
  ["/app/node_modules/react/index.js", "node_modules/react"],
  ["/app/node_modules/@tanstack/store/dist/store.js?v=1", "node_modules/@tanstack/store"],
  ["/app/node_modules/a/node_modules/@b/c/d.js", "node_modules/a/node_modules/@b/c"],
  ["\0/app/node_modules/react/index.js?commonjs-module", "node_modules/react"],
  ["C:\\app\\node_modules\\react\\index.js", "node_modules/react"],
  [
    "../../node_modules/@fontsource-variable/fraunces/files/a.woff2",
    "node_modules/@fontsource-variable/fraunces",
  ],
  ["/app/src/main.tsx", undefined],
  ["\0vite/preload-helper.js", undefined],
])("the package of %j is %j", (id, folder) => {
  expect(packageFolder(id)).toBe(folder);
});

const DEXIE = {
  name: "dexie",
  version: "4.0.0",
  licence: "Apache-2.0",
  text: "Apache License, 2.0",
};
const REACT = { name: "react", version: "19.0.0", licence: "MIT", text: "Copyright (c) Meta" };

test("notices stand by name, each with its words, which packages may share", () => {
  const text = formatNotices([REACT, { ...DEXIE, name: "zebra" }, DEXIE]);
  expect(text).toMatch(
    /dexie 4\.0\.0 \(Apache-2\.0\)\nzebra 4\.0\.0 \(Apache-2\.0\)\n\nApache License, 2\.0\n[^]*react 19\.0\.0 \(MIT\)\n\nCopyright \(c\) Meta\n/,
  );
});

test("a package without a text is given the Apache License's, and no other", () => {
  const firebase = { ...DEXIE, name: "firebase", text: "" };
  expect(formatNotices([firebase, DEXIE])).toContain("dexie 4.0.0 (Apache-2.0)\nfirebase");
  expect(() => formatNotices([firebase])).toThrow(/firebase is bundled/);
  expect(() => formatNotices([DEXIE, { ...REACT, text: "" }])).toThrow(/react is bundled/);
});
