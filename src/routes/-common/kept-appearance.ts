/** How the app looks in this browser; "" for the device's own setting. */
export interface Appearance {
  theme: "" | "light" | "dark";
  text: "" | "large" | "larger";
}

/** Where this browser keeps it, if it is not the device's own (main.tsx). It names nobody. */
const KEYS = { theme: "simmer.theme", text: "simmer.text-size" } as const;
const VALUES = { theme: ["light", "dark"], text: ["large", "larger"] } as const;
/** The page's colour in each theme, for the browser's own bars (--paper in tokens.css). */
const BARS = { light: "#f6f0e4", dark: "#1d1b19" } as const;

function readKept<Part extends keyof Appearance>(part: Part): Appearance[Part] {
  const kept = localStorage.getItem(KEYS[part]);
  return (VALUES[part].find((known) => known === kept) ?? "") as Appearance[Part];
}

/** What was chosen in this browser. */
export function readAppearance(): Appearance {
  return { theme: readKept("theme"), text: readKept("text") };
}

/** Makes the page look like this. */
function apply({ theme, text }: Appearance): void {
  const { dataset } = document.documentElement;
  dataset["theme"] = theme;
  dataset["text"] = text;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    bar.content = BARS[theme || (bar.media.includes("dark") ? "dark" : "light")];
  }
}

/** Makes the page look as the cook has chosen before. */
export function startAppearance(): void {
  apply(readAppearance());
}

/** From here on the app looks like this, in this browser. */
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
