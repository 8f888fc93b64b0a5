import type { Meal } from "#domain/entities.ts";
import { siteOf } from "#domain/site-of.ts";
import { textLinkClass } from "#ui/link-class.ts";

/** The address in a source: "Old book, https://…". */
const ADDRESS = /https?:\/\/\S+/iu;

/** Where one of the cook's own recipes is from; nothing if it doesn't say. */
export function RecipeSource({ meal }: { meal: Meal }) {
  if (!("source" in meal) || typeof meal.source !== "string" || meal.source === "") return null;
  const [address] = ADDRESS.exec(meal.source) ?? [];
  const name = meal.source.replace(ADDRESS, "").replace(/[\s,]+$/u, "");
  return (
    <p dir="auto">
      From {name}
      {name !== "" && address !== undefined ? ", " : null}
      {address === undefined ? null : (
        <a href={address} target="_blank" rel="noopener noreferrer" className={textLinkClass}>
          {siteOf(address)}
        </a>
      )}
    </p>
  );
}
