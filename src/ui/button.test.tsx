import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

const HEART = <svg aria-hidden="true" />;

test.each([
  ["Button", (props: object) => <Button {...props}>Save</Button>],
  ["IconButton", (props: object) => <IconButton {...props} label="Save" icon={HEART} />],
])("%s acts on a click, Enter and Space; not while busy or disabled", async (_, make) => {
  const onClick = vi.fn<() => void>();
  const { rerender } = await render(make({ onClick }));
  const button = page.getByRole("button", { name: "Save", exact: true });

  await userEvent.click(button);
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");
  expect(onClick).toHaveBeenCalledTimes(3);

  await rerender(make({ onClick, busy: true }));
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  // A pointer press must not move the focus away from the button.
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(button, { force: true });
  expect(onClick).toHaveBeenCalledTimes(3);

  await rerender(make({ onClick, disabled: true }));
  await expect.element(button).toBeDisabled();
  await userEvent.click(button, { force: true });
  expect(onClick).toHaveBeenCalledTimes(3);
});

test("a busy submit button does not send its form again, a plain one never does", async () => {
  const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Title" />
      <Button>Add row</Button>
      <Button type="submit" busy={busy}>
        Save
      </Button>
    </form>
  );
  const { rerender } = await render(form(false));
  await userEvent.click(page.getByRole("button", { name: "Add row" }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await rerender(form(true));
  await userEvent.click(page.getByRole("button", { name: "Save" }), { force: true });
  await userEvent.click(page.getByLabelText("Title"));
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("an icon button that toggles says so and keeps its name", async () => {
  const { rerender } = await render(<IconButton label="Favorite" icon={HEART} pressed={false} />);
  const button = page.getByRole("button", { name: "Favorite", exact: true });
  await expect.element(button).toHaveAttribute("aria-pressed", "false");
  await rerender(<IconButton label="Favorite" icon={HEART} pressed />);
  await expect.element(button).toHaveAttribute("aria-pressed", "true");
});
