import { expect, test } from "vitest";

import * as limits from "./limits.ts";

test("the limits of the product are what cooks were promised", () => {
  expect(limits).toMatchObject({
    PLAN_DAYS: { min: 1, max: 14 },
    PLAN_PEOPLE: { min: 1, max: 8 },
    MAX_TOTAL_SERVES: 30,
    SERVES_PER_IDEA: 4,
    IDEAS_DEFAULT_COUNT: 8,
    IDEAS_UI_COUNT: 10,
    FULL_RECIPE_BATCH: { min: 1, max: 10 },
    TITLE_MAX: 120,
    BLURB_MAX: 280,
    SHARED_RATING_MIN: 4,
    PERSONAL_RECIPES_LIMIT: 50,
    SHARED_MEALS_LIMIT: 50,
    SHARED_MEALS_BROWSE_LIMIT: 100,
    EQUIPMENT_CHIPS_MAX: 3,
    FEEDBACK_SUCCESS_MS: 2_000,
    UPLOAD_REDIRECT_MS: 1_500,
  });
});
