import { QUALIFIERS } from "#domain/dietary-check/qualifiers.ts";
import type { FoodRow } from "#domain/dietary-check/tags.ts";

import { CHEESES_ABROAD } from "./abroad-cheeses.ts";
import { FARM_ABROAD } from "./abroad-farm.ts";
import { FURTHER_ABROAD } from "./abroad-further.ts";
import { GRAIN_ABROAD } from "./abroad-grain.ts";
import { SEA_ABROAD } from "./abroad-sea.ts";
import { ADDITIVE_FOODS } from "./additives.ts";
import { ABROAD_BRANDS } from "./brands-abroad.ts";
import { BREAD_BRANDS, CEREAL_BRANDS, MIX_BRANDS } from "./brands-bakery.ts";
import { BARE_BRANDS } from "./brands-bare.ts";
import { BISCUIT_BRANDS, CRACKER_BRANDS } from "./brands-biscuits.ts";
import { DAIRY_BRANDS, MEATLESS_BRANDS, PLANT_BRANDS } from "./brands-chilled.ts";
import { DRINK_BRANDS, JELLY_BRANDS, PASTA_BRANDS, SNACK_BRANDS } from "./brands-cupboard.ts";
import { FURTHER_BRANDS } from "./brands-further.ts";
import { SAUCE_BRANDS, SPREAD_BRANDS, STOCK_BRANDS } from "./brands-pantry.ts";
import { READY_BRANDS } from "./brands-ready.ts";
import { SWEET_BRANDS } from "./brands-sweets.ts";
import { NATURAL_DISHES } from "./dishes-by-nature.ts";
import { BREAD_FOODS } from "./foods-breads.ts";
import { CATCH_FOODS } from "./foods-catch.ts";
import { CHEESE_FOODS } from "./foods-cheeses.ts";
import { DAIRY_FOODS } from "./foods-dairy.ts";
import { DISH_FOODS } from "./foods-dishes.ts";
import { EGG_FOODS } from "./foods-eggs.ts";
import { GRAIN_FOODS } from "./foods-grains.ts";
import { MEAT_FOODS } from "./foods-meat.ts";
import { NAMED_FOODS } from "./foods-names.ts";
import { BORROWED_NAMES } from "./foods-none.ts";
import { NUT_FOODS } from "./foods-nuts.ts";
import { SEAFOOD_FOODS } from "./foods-seafood.ts";
import { SOY_FOODS } from "./foods-soy.ts";
import { WORLD_FOODS } from "./foods-world.ts";
import { PLAYFUL_FOODS } from "./playful-names.ts";

/** Every food that the check knows, by all of its names. */
export const ALL_ROWS: readonly FoodRow[] = [
  ...GRAIN_FOODS,
  ...DAIRY_FOODS,
  ...EGG_FOODS,
  ...NUT_FOODS,
  ...SOY_FOODS,
  ...SEAFOOD_FOODS,
  ...MEAT_FOODS,
  ...NAMED_FOODS,
  ...BORROWED_NAMES,
  ...BREAD_FOODS,
  ...CHEESE_FOODS,
  ...CATCH_FOODS,
  ...WORLD_FOODS,
  ...GRAIN_ABROAD,
  ...FARM_ABROAD,
  ...SEA_ABROAD,
  ...FURTHER_ABROAD,
  ...CHEESES_ABROAD,
  ...BISCUIT_BRANDS,
  ...CRACKER_BRANDS,
  ...SWEET_BRANDS,
  ...BREAD_BRANDS,
  ...MIX_BRANDS,
  ...CEREAL_BRANDS,
  ...DAIRY_BRANDS,
  ...PLANT_BRANDS,
  ...MEATLESS_BRANDS,
  ...SPREAD_BRANDS,
  ...SAUCE_BRANDS,
  ...STOCK_BRANDS,
  ...PASTA_BRANDS,
  ...SNACK_BRANDS,
  ...DRINK_BRANDS,
  ...JELLY_BRANDS,
  ...ABROAD_BRANDS,
  ...READY_BRANDS,
  ...BARE_BRANDS,
  ...DISH_FOODS,
  ...NATURAL_DISHES,
  ...PLAYFUL_FOODS,
  ...ADDITIVE_FOODS,
  ...FURTHER_BRANDS,
  ...QUALIFIERS,
];
