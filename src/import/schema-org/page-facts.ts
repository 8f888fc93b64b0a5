import { readUrl } from "../read-url.ts";
import type { Attributes } from "./items.ts";
import { plainLine } from "./plain-text.ts";

/** What parts a page's title from the name of its site. */
const PARTINGS = [" | ", " - ", " – ", " — ", " • ", " · "];
/** What a title says as well, in many languages. */
const RECIPE =
  /^(?:recipe|rezept|recette|receta|receita|ricetta|recept|resept|opskrift|oppskrift|przepis|recepty?|reteta|rețetă|tarifi?|рецепт|συνταγή)$/iu;
/** How many titles a page may have, and how long each is read. */
const TITLES_MAX = 20;
const TITLE_MAX = 500;

/** "mindmegettehu", of "Mindmegette.hu" */
const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

function hostOf(address: string): string {
  return readUrl(address)?.hostname.replace(/^www\./u, "") ?? "";
}

/** What a page says of itself, as it comes. */
export interface PageFacts {
  open(tag: string, attributes: Attributes): void;
  text(text: string): void;
  close(tag: string): void;
  /** The page's title, without its site's name; empty for none. */
  title(): string;
  siteName(): string;
  /** Where the page is, as far as it has been told; empty if that isn't known. */
  address(): string;
  /** Whether a recipe with this title is what the page is about, as far as its own titles tell. */
  isAbout(title: string): boolean;
  /** A title without the name of the site behind it. */
  withoutSite(title: string): string;
}

/** @param address where the page is; empty if only the page itself may tell */
export function createPageFacts(address: string): PageFacts {
  const titles: string[] = [];
  /** The words of all titles; null until they are asked for. */
  let about: string | null = null;
  let title: string | null = null;
  let site = "";
  let canonical = "";

  const addTitle = (said: string, isFirst: boolean) => {
    if (titles.length === TITLES_MAX) return;
    const line = plainLine(said.slice(0, TITLE_MAX));
    if (line !== "") titles.splice(isFirst ? 0 : titles.length, 0, line);
    about = null;
  };
  const readMeta = ({ property, content = "" }: Attributes) => {
    if (property === "og:title") addTitle(content, true);
    if (property === "og:site_name") site = content;
    if (property === "og:url") canonical ||= content;
  };
  const addressNow = () => address || (/^https?:\/\//iu.test(canonical) ? canonical : "");
  const withoutSite = (said: string) => {
    const cut = Math.max(...PARTINGS.map((parting) => said.lastIndexOf(parting)));
    const last = bare(said.slice(cut + 3));
    const host = hostOf(addressNow());
    const names = [plainLine(site), host, host.replace(/\.[^.]+$/u, "")].map(bare);
    const isOther = last !== "" && (names.includes(last) || RECIPE.test(last));
    return cut > 0 && isOther ? said.slice(0, cut).trim() : said;
  };

  return {
    open(tag, attributes) {
      if (tag === "title" || tag === "h1") title = "";
      if (tag === "meta") readMeta(attributes);
      if (tag === "link" && attributes["rel"] === "canonical") canonical = attributes["href"] ?? "";
    },
    text(text) {
      if (title !== null) title += text;
    },
    close(tag) {
      if ((tag !== "title" && tag !== "h1") || title === null) return;
      addTitle(title, false);
      title = null;
    },
    title: () => withoutSite(titles[0] ?? ""),
    siteName: () => plainLine(site),
    address: addressNow,
    isAbout(recipe) {
      const all = (about ??= titles.join(" ").toLowerCase());
      const words =
        recipe
          .slice(0, TITLE_MAX)
          .toLowerCase()
          .match(/[\p{L}\p{N}]{3,}/gu) ?? [];
      const said = words.filter((word) => all.includes(word));
      return all === "" || said.length * 2 >= words.length;
    },
    withoutSite,
  };
}
