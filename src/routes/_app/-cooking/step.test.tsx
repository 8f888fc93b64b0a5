import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { listTimers, startTimer } from "#db/repositories/timer-repository.ts";
import { readStep } from "#domain/steps/step-text.ts";
import { stepTimerId } from "#domain/timers/kitchen-timer.ts";

import { Live, openKitchen, renderInKitchen } from "../../-common/kitchen.fixture.tsx";
import { Step } from "./step.tsx";

vi.mock("#domain/steps/step-text.ts", { spy: true });

const ABOUT = { recipeId: "soup", planId: null, title: "Soup", step: 1 };

test("a running timer does not have the step's text parsed again", async () => {
  const db = openKitchen();
  const id = stepTimerId(ABOUT.recipeId, ABOUT.step, 0);
  await startTimer(db, { ...ABOUT, id, label: "Rice", durationMs: 600_000 }, Date.now());
  await renderInKitchen(
    db,
    <Live read={listTimers}>
      {(timers) => (
        <Step
          text="Simmer the rice for 10 minutes."
          taken={[]}
          timers={timers}
          about={ABOUT}
          isCrowded={false}
        />
      )}
    </Live>,
  );
  const chip = page.getByRole("button", { name: "10 minutes: timer running" });
  await expect.element(chip).toHaveTextContent("9:59");
  const parsed = vi.mocked(readStep).mock.calls.length;
  expect(parsed).toBeGreaterThan(0);
  await expect.element(chip).toHaveTextContent("9:57");
  expect(vi.mocked(readStep)).toHaveBeenCalledTimes(parsed);
});
