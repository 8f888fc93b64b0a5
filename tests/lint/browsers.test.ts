import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";

import { expect, test } from "vitest";

import { OLDEST_BROWSERS } from "../../scripts/oldest-browsers.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/**
 * APIs that are newer than the oldest supported browsers, or that one of them never had; with the files
 * that check for them first. Newer language features are excluded by `lib` in tsconfig.base.json, and
 * newer CSS by the build's target.
 */
const TOO_NEW: readonly (readonly [api: RegExp, askFirst: readonly string[]])[] = [
  [/\bURL\.(?:canParse|parse)\b/, []],
  [/\bAbortSignal\.any\b/, []],
  [/\bResponse\.json\(/, []],
  [/\b(?:request|cancel)IdleCallback\(/, ["src/routes/-shell/is-idle.ts"]],
  [/\bscheduler\.\w/, ["src/routes/-common/let-browser-work.ts"]],
  [/\bstartViewTransition\(/, ["src/view-transitions.ts"]],
  [/\bIntl\.(?:Segmenter|DurationFormat)\b/, []],
  [/\.(?:checkVisibility|moveBefore|setHTML|getHTML|requestClose)\(/, []],
  [/\.(?:showPopover|hidePopover|togglePopover)\(|\bpopover=|\bclosedby=/i, []],
  [/\.(?:getSetCookie|bytes|toBase64|toHex)\(/, []],
  [/\b(?:cookieStore|CompressionStream|Observable|EditContext|documentPictureInPicture)\b/, []],
  [/\bwindow\.navigation\b|\bnavigation\.(?:navigate|currentEntry|traverseTo)\b/, []],
  [/\bPromise\.(?:withResolvers|try)\b|\b(?:Object|Map)\.groupBy\b|\bArray\.fromAsync\b/, []],
  [/\.(?:values|keys|entries)\(\)\s*\.(?!next\b)\w/, []],
];

function listProduction(): string[] {
  return ["src", "sw"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.(?:test|fixture))\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/")),
  );
}

/** Without comments, which may name what is not used. */
const codeOf = (path: string) => read(path).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");

test("nothing is used that the oldest browsers lack, but where the code asks for it first", () => {
  const code = listProduction().map((path) => ({ path, text: codeOf(path) }));
  expect(code.length).toBeGreaterThan(300);
  const used = TOO_NEW.flatMap(([api, askFirst]) =>
    code
      .filter(({ path, text }) => api.test(text) && !askFirst.includes(path))
      .map(({ path }) => `${path}: ${api.source}`),
  );
  expect(used).toEqual([]);
  const idle = TOO_NEW.flatMap(([api, askFirst]) =>
    askFirst.filter((path) => !existsSync(join(root, path)) || !api.test(codeOf(path))),
  );
  expect(idle).toEqual([]);
});

test("the README and the page for older browsers name those that the build is made for", () => {
  const { safari, chrome, firefox } = OLDEST_BROWSERS;
  const words = `Safari ${safari} (iOS ${safari}), Chrome and Edge ${chrome}, Firefox ${firefox}`;
  expect(read("README.md")).toContain(words);
  expect(read("public/oldest-browsers.js")).toContain(words);
});

/** Runs the page's check in a browser with these features; what it puts in the app's place, if anything. */
function openIn({ hasSelectors = true, hasColors = true, hasLists = true }): string | null {
  const lines: string[] = [];
  let isReplaced = false;
  const element = () => ({
    style: {},
    set textContent(text: string) {
      lines.push(text);
    },
    appendChild: () => undefined,
    setAttribute: () => undefined,
  });
  const place = {
    parentNode: {
      replaceChild: () => {
        isReplaced = true;
      },
    },
  };
  const CSS = {
    supports: (condition: string) => (condition.startsWith("selector") ? hasSelectors : hasColors),
  };
  const window: Record<string, unknown> = { CSS };
  const lists = hasLists ? { toSorted: () => [] } : {};
  runInNewContext(read("public/oldest-browsers.js"), {
    window,
    CSS,
    Array: { prototype: lists },
    document: { createElement: element, getElementById: () => place },
  });
  return isReplaced ? lines.join("\n") : null;
}

test("an older browser is told so in the app's place, and no other", () => {
  expect(openIn({})).toBeNull();
  for (const browser of [{ hasSelectors: false }, { hasColors: false }, { hasLists: false }]) {
    expect(openIn(browser)).toContain("needs a newer browser");
  }
});

test("the check runs before the app, in words that every browser can read", () => {
  const page = read("index.html");
  const check = page.indexOf('<script src="/oldest-browsers.js" defer></script>');
  expect(check).toBeGreaterThan(0);
  expect(check).toBeLessThan(page.indexOf('<script type="module"'));
  expect(read("public/oldest-browsers.js")).not.toMatch(/=>|`|\b(?:let|const|class)\b|\?\./);
});
