import { pairPhrases } from "#domain/dietary-check/match.ts";
import type { FoodRow } from "#domain/dietary-check/tags.ts";

/** Foods under playful names, made up of the animal and its product. */

const MILKERS =
  "moo, moo moo, cow, cow's, cows, moo cow, udder, bovine, heifer, bessie, calf, baby cow, goat, goat's, nanny goat, billy goat, sheep, sheep's, ewe, ewe's, buffalo, camel";
const DRINKS = "juice, nectar, squirt, squeezings, elixir";

export const PLAYFUL_FOODS: readonly FoodRow[] = [
  ["only dairy", pairPhrases(MILKERS, DRINKS)],
  [
    "dairy",
    `
      liquid cow, moo water, cow water, moo sauce, cow sauce, moo drink, cow drink, cow grease, moo grease, moo butter, moo cheese, moo cream, moo yogurt,
      cow cream, cow cheese, churned cow, cold moo`,
  ],
  ["only eggs", pairPhrases("hen, cackle, cluck, chook, henhouse, hen house", "fruit, berry")],
  ["eggs", "cackleberry, chicken fruit, hen grenade, bum nut, butt nut, chook nut"],
  [
    "shellfish",
    "sea bug, sea insect, sea cockroach, sea roach, ocean bug, bug of the sea, moreton bay bug, balmain bug",
  ],
  ["fish", "sea kitten, chicken of the sea, ocean chicken"],
  ["peanuts", "goober, goober pea, goober nut, pindar"],
  ["chicken meat", "yardbird, yard bird, cluck meat, cluck cluck, clucker"],
  ["beef meat", "moo meat, moo cow meat, moo steak, ground moo, minced moo"],
  ["lamb meat", "baa meat, baa baa meat"],
];
