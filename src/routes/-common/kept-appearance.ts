/** How the app looks in this browser; "" for the device's own setting. */
export interface Appearance {
  theme: "" | "light" | "dark";
  text: "" | "large" | "larger";
}

/**
 * The localStorage keys for settings that differ from the device's own (main.tsx). They hold no
 * personal data.
 */
const KEYS = { theme: "simmer.theme", text: "simmer.text-size" } as const;
const VALUES = { theme: ["light", "dark"], text: ["large", "larger"] } as const;
/** The page's colour in each theme, for the browser's own bars (--paper in tokens.css). */
const BARS = { light: "#f6f0e4", dark: "#1d1b19" } as const;

function readKept<Part extends keyof Appearance>(part: Part): Appearance[Part] {
  const kept = localStorage.getItem(KEYS[part]);
  return (VALUES[part].find((known) => known === kept) ?? "") as Appearance[Part];
}

/** The appearance chosen in this browser. */
export function readAppearance(): Appearance {
  return { theme: readKept("theme"), text: readKept("text") };
}

/** Applies an appearance to the page. */
function apply({ theme, text }: Appearance): void {
  const { dataset } = document.documentElement;
  dataset["theme"] = theme;
  dataset["text"] = text;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    bar.content = BARS[theme || (bar.media.includes("dark") ? "dark" : "light")];
  }
}

/** Applies the stored appearance when the app starts. */
export function startAppearance(): void {
  apply(readAppearance());
}

/** Applies an appearance and stores it in this browser. */
export function keepAppearance(appearance: Appearance): void {
  apply(appearance);
  try {
    for (const part of ["theme", "text"] as const) {
      if (appearance[part] === "") localStorage.removeItem(KEYS[part]);
      else localStorage.setItem(KEYS[part], appearance[part]);
    }
  } catch (error) {
    console.warn("The look of the app will have to be chosen again", error);
  }
}
