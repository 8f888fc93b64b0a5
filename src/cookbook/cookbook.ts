import { bakes } from "./breakfast/bakes.ts";
import { eggsAndPans } from "./breakfast/eggs-and-pans.ts";
import { freshPlates } from "./breakfast/fresh-plates.ts";
import { meatAndFish } from "./breakfast/meat-and-fish.ts";
import { porridges } from "./breakfast/porridges.ts";
import { riceAndNoodles } from "./breakfast/rice-and-noodles.ts";
import { smoothiesAndPuddings } from "./breakfast/smoothies-and-puddings.ts";
import { toastsAndWraps } from "./breakfast/toasts-and-wraps.ts";
import { vegetables } from "./breakfast/vegetables.ts";
import { countertopCookers } from "./dinner/countertop-cookers.ts";
import { grillsAndPans } from "./dinner/grills-and-pans.ts";
import { microwave } from "./dinner/microwave.ts";
import { noCook } from "./dinner/no-cook.ts";
import { roastsAndBakes } from "./dinner/roasts-and-bakes.ts";
import { soupsPastaAndPots } from "./dinner/soups-pasta-and-pots.ts";
import { stirFriesAndBowls } from "./dinner/stir-fries-and-bowls.ts";
import { weeknightFavourites } from "./dinner/weeknight-favourites.ts";
import type { CookbookRecipe } from "./format.ts";
import { airFryerAndMicrowave } from "./lunch/air-fryer-and-microwave.ts";
import { bakesAndPans } from "./lunch/bakes-and-pans.ts";
import { grainBowls } from "./lunch/grain-bowls.ts";
import { noodlesAndStirFries } from "./lunch/noodles-and-stir-fries.ts";
import { salads } from "./lunch/salads.ts";
import { sandwichesAndWraps } from "./lunch/sandwiches-and-wraps.ts";
import { soups } from "./lunch/soups.ts";

/** Every built-in recipe as written, before substitutions and checks. */
export const COOKBOOK: readonly CookbookRecipe[] = [
  ...bakes,
  ...eggsAndPans,
  ...freshPlates,
  ...meatAndFish,
  ...porridges,
  ...riceAndNoodles,
  ...smoothiesAndPuddings,
  ...toastsAndWraps,
  ...vegetables,
  ...airFryerAndMicrowave,
  ...bakesAndPans,
  ...grainBowls,
  ...noodlesAndStirFries,
  ...salads,
  ...sandwichesAndWraps,
  ...soups,
  ...countertopCookers,
  ...grillsAndPans,
  ...microwave,
  ...noCook,
  ...roastsAndBakes,
  ...soupsPastaAndPots,
  ...stirFriesAndBowls,
  ...weeknightFavourites,
];
