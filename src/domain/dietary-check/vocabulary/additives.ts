import type { FoodRow } from "#domain/dietary-check/tags.ts";

/**
 * Additives by their numbers, as labels of Europe (E 322) and of Australia (INS 322, or 322 alone,
 * which is not read) have them. Those made of an allergen always contain it; those that only some
 * makers make of it may. From the Codex list of names (CAC/GL 36) and the allergens of regulation
 * (EU) 1169/2011, annex II.
 */
const ADDITIVES: readonly (readonly [tags: string, numbers: string])[] = [
  ["eggs", "1105"],
  ["soy", "426 479"],
  ["dairy", "966"],
  ["soy? eggs?", "322"],
  // Tocopherols are mostly drawn from soya, as some fats and emulsifiers are.
  ["soy?", "306 307 308 309 442 471 472 473 474 475 476 477 481 482 483 491 492 493 494 495 570"],
  // Starches of wheat, too, and dextrins.
  [
    "gluten?",
    "1400 1401 1402 1403 1404 1405 1410 1412 1413 1414 1420 1422 1440 1442 1450 1451 1452",
  ],
  // Grown in milk.
  ["dairy?", "234"],
  // Flavour enhancers drawn from sardines or meat.
  ["fish? beef? chicken?", "626 627 628 629 630 631 632 633 634 635 640"],
  ["beef meat", "428 441"],
  ["fish?", "428 441"],
  ["beef? meat", "542"],
  ["animal", "120 901 904 920"],
];

/** A letter after the number (E472e) is tokenised separately and changes nothing. */
function namesOf(numbers: string): string {
  return numbers
    .split(" ")
    .flatMap((number) => [`e${number}`, `ins ${number}`])
    .join(",");
}

export const ADDITIVE_FOODS: readonly FoodRow[] = ADDITIVES.map(([tags, numbers]) => [
  tags,
  namesOf(numbers),
]);
