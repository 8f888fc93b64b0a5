import type { KeptMeal } from "#domain/keeping.ts";
import type { NextMeal } from "#domain/planned-days.ts";

import { countOf } from "../../-common/formats.ts";

/** What each of home's cards says of the kitchen; absent while that isn't known. */
export interface CardStates {
  eat?: string;
  cook?: string;
  explore?: string;
}

const SMALL = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** "4, one today"; only how many there are if none of them is for today. */
function withToday(count: number, today: number, all: string): string {
  return today === 0 ? all : `${count}, ${SMALL[today] ?? today} today`;
}

interface Kitchen {
  /** Portions that are not past their time. */
  toEat: readonly KeptMeal[];
  waiting: readonly NextMeal[];
  favorites: number;
}

/** What home's cards say: "4, one today". */
export function cardStates({ toEat, waiting, favorites }: Kitchen, today: string): CardStates {
  const portions = (meals: readonly KeptMeal[]) =>
    meals.reduce((sum, { stored }) => sum + stored.count, 0);
  const lastDay = toEat.filter(
    ({ stored, keeping }) => stored.storage === "fridge" && keeping.daysLeft === 1,
  );
  const stored = portions(toEat);
  const toCook = waiting.length;
  return {
    eat:
      stored === 0
        ? "Nothing stored"
        : withToday(stored, portions(lastDay), countOf(stored, "portion")),
    cook:
      toCook === 0
        ? "Nothing planned"
        : withToday(toCook, waiting.filter(({ day }) => day === today).length, `${toCook} to cook`),
    explore: favorites === 0 ? "New ideas" : countOf(favorites, "favorite"),
  };
}
