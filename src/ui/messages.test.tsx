import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";
import { CardContent } from "./card-content.tsx";
import { Card, cardLinkClass } from "./card.tsx";
import { Chip } from "./chip.tsx";
import { EmptyState } from "./empty-state.tsx";
import { ErrorBox } from "./error-box.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { Skeleton } from "./skeleton.tsx";
import { Spinner } from "./spinner.tsx";
import { SyncBadge } from "./sync-badge.tsx";
import { TimerFace } from "./timer-face.tsx";

test("a card is what it is asked to be, and a card that is a link has one name", async () => {
  const onCook = vi.fn<() => void>();
  await render(
    <>
      <Card as="article">Soup</Card>
      <a
        href="#cook"
        className={cardLinkClass()}
        onClick={(event) => {
          event.preventDefault();
          onCook();
        }}
      >
        <CardContent title="Cook" text="Tonight: soup" icon={<svg aria-hidden="true" />} />
      </a>
    </>,
  );
  await expect.element(page.getByRole("article")).toHaveTextContent("Soup");
  const link = page.getByRole("link", { name: "Cook Tonight: soup" });
  await userEvent.click(link);
  await userEvent.keyboard("{Enter}");
  expect(onCook).toHaveBeenCalledTimes(2);
});

test("a chip is words, and nothing to act on", async () => {
  const { container } = await render(<Chip tone="tomato">Contains egg</Chip>);
  await expect.element(page.getByText("Contains egg")).toBeVisible();
  expect(container.querySelector("button, a, [tabindex]")).toBeNull();
});

test("an empty state is a heading, its reason, and the way on", async () => {
  await render(
    <EmptyState title="Nothing yet" text="Save a meal." action={<Button>Find ideas</Button>} />,
  );
  await expect.element(page.getByRole("heading", { level: 2, name: "Nothing yet" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Find ideas" })).toBeVisible();
});

test("an error is an alert with a way to try again", async () => {
  const onRetry = vi.fn<() => void>();
  await render(<ErrorBox onRetry={onRetry}>Failed to fetch meal ideas: 503</ErrorBox>);
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Failed to fetch meal ideas: 503");
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test("a banner speaks up only when it appears by itself, and can be put away", async () => {
  const onDismiss = vi.fn<() => void>();
  const { container, rerender } = await render(<Banner>Saved</Banner>);
  expect(container.querySelector("[role]")).toBeNull();
  await rerender(
    <Banner role="status" onDismiss={onDismiss}>
      Saved
    </Banner>,
  );
  await expect.element(page.getByRole("status")).toHaveTextContent("Saved");
  await userEvent.click(page.getByRole("button", { name: "Dismiss" }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test("waiting is told in words, and its shapes are not", async () => {
  const { container } = await render(
    <>
      <Spinner label="Finding ideas" />
      <Skeleton shape="card" count={4} label="Loading meals" />
      <Spinner label="" />
    </>,
  );
  const told = [...container.querySelectorAll("[role=status]")].map((item) => item.textContent);
  expect(told).toEqual(["Finding ideas", "Loading meals"]);
  expect(container.querySelectorAll("[aria-hidden=true] > div")).toHaveLength(4);
});

test("progress tells how far, or only that it goes on", async () => {
  const { rerender } = await render(
    <ProgressBar label="Recipes cooked" value={3} max={5} text="3 of 5" />,
  );
  const bar = page.getByRole("progressbar", { name: "Recipes cooked" });
  await expect.element(bar).toHaveAttribute("aria-valuenow", "3");
  await expect.element(bar).toHaveAttribute("aria-valuemax", "5");
  await expect.element(bar).toHaveAttribute("aria-valuetext", "3 of 5");
  await rerender(<ProgressBar label="Recipes cooked" />);
  await expect.element(bar).not.toHaveAttribute("aria-valuenow");
  const { container } = await render(<ProgressBar label="Beyond" value={9} max={5} />);
  expect(container.querySelector<HTMLElement>("[style]")?.style.width).toBe("100%");
});

test("a timer is read when asked for, in words, and never by itself", async () => {
  await render(<TimerFace label="Onions" remaining={125} total={600} state="running" />);
  const timer = page.getByRole("timer");
  await expect.element(timer).toHaveAttribute("aria-live", "off");
  await expect.element(timer).toHaveTextContent("2:05");
  await expect.element(timer).toHaveTextContent("2 minutes 5 seconds");
});

test("a small sign of sync still says its words", async () => {
  await render(
    <SyncBadge tone="offline" compact>
      Offline
    </SyncBadge>,
  );
  await expect.element(page.getByText("Offline")).toBeInTheDocument();
});
