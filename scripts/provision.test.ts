import { expect, test } from "vitest";

import {
  chromiumPlaces,
  firefoxPlaces,
  headlessShellPlaces,
  installHint,
  mayInstall,
  parseJavaMajor,
} from "./provision.ts";

const debian = 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n';
const ubuntu = "NAME=Ubuntu\nID=ubuntu\nID_LIKE=debian\n";
const fedora = "ID=fedora\n";

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['openjdk version "21" 2023-09-19', 21],
  ['java version "1.8.0_402"', 8],
  ["The operation couldn’t be completed. Unable to locate a Java Runtime.", undefined],
])("%s is Java %s", (output, major) => {
  expect(parseJavaMajor(output)).toBe(major);
});

test("macOS is told Homebrew's command, others Debian's", () => {
  expect(installHint("java", "darwin")).toBe("brew install openjdk@21");
  expect(installHint("chromium", "linux")).toMatch(/^sudo apt-get install -y chromium /);
  expect(installHint("webkit", "darwin")).toContain("webkit2gtk-driver xvfb");
});

test("only root on Debian gets packages unasked, and Ubuntu no browser from snap", () => {
  expect(mayInstall("chromium", 0, debian)).toBe(true);
  expect(mayInstall("chromium", 1000, debian)).toBe(false);
  expect(mayInstall("java", 0, ubuntu)).toBe(true);
  expect(mayInstall("chromium", 0, ubuntu)).toBe(false);
  expect(mayInstall("java", 0, fedora)).toBe(false);
  expect(mayInstall("java", undefined, "")).toBe(false);
});

test("CHROME_PATH is the only place looked at when it is set", () => {
  expect(chromiumPlaces("linux", { CHROME_PATH: "/opt/chrome", PATH: "/usr/bin" })).toEqual([
    "/opt/chrome",
  ]);
});

test("a Linux browser is looked for along the PATH, Chromium first", () => {
  const places = chromiumPlaces("linux", { PATH: "/usr/local/bin:/usr/bin" });
  expect(places.slice(0, 2)).toEqual(["/usr/local/bin/chromium", "/usr/bin/chromium"]);
  expect(places).toContain("/usr/bin/google-chrome");
});

test("Firefox is Debian's first", () => {
  expect(firefoxPlaces("linux", { PATH: "/usr/bin" })).toEqual([
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
  ]);
  expect(firefoxPlaces("linux", { FIREFOX_PATH: "/opt/firefox" })).toEqual(["/opt/firefox"]);
  expect(mayInstall("firefox", 0, debian)).toBe(true);
  expect(mayInstall("firefox", 0, ubuntu)).toBe(false);
});

test("the headless shell is looked for along the PATH, unless a browser is named", () => {
  const path = "/usr/local/bin:/usr/bin";
  expect(headlessShellPlaces({ PATH: path })).toEqual([
    "/usr/local/bin/chromium-headless-shell",
    "/usr/bin/chromium-headless-shell",
  ]);
  expect(headlessShellPlaces({ PATH: path, CHROME_PATH: "/opt/chrome" })).toEqual([]);
});

test("macOS is looked through in its usual places", () => {
  expect(chromiumPlaces("darwin", { HOME: "/Users/ann" })).toContain(
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  );
});
