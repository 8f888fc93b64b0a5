import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { Button } from "./button.tsx";
import { Screen } from "./screen.tsx";

/** Consecutive screens whose buttons are in the same place. */
function Steps() {
  const [step, setStep] = useState(1);
  return (
    <Screen
      key={step}
      header={<h1>{`Step ${step}`}</h1>}
      actions={
        <Button size="lg" onClick={() => setStep(step + 1)}>
          Skip
        </Button>
      }
    >
      What is asked.
    </Screen>
  );
}

const title = () => page.getByRole("heading").element().textContent;
const skip = () => page.getByRole("button", { name: "Skip" });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a double tap on a button of one screen is one tap, and does nothing on the next", async () => {
  await render(<Steps />);
  await vi.advanceTimersByTimeAsync(400);
  await userEvent.dblClick(skip());
  await expect.poll(title).toBe("Step 2");
  await vi.advanceTimersByTimeAsync(400);
  expect(title()).toBe("Step 2");
  await userEvent.dblClick(skip());
  await expect.poll(title).toBe("Step 3");
});

test("the keyboard need not wait", async () => {
  await render(<Steps />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.poll(title).toBe("Step 2");
});
