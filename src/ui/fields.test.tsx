import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import type { FieldWords } from "./field.tsx";
import { PasswordField } from "./password-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

const FIELDS = [
  ["TextField", (words: FieldWords) => <TextField {...words} />],
  ["PasswordField", (words: FieldWords) => <PasswordField {...words} />],
  ["TextArea", (words: FieldWords) => <TextArea {...words} />],
] as const;

test.each(FIELDS)("%s is named by its label, also by one that is not seen", async (_, make) => {
  const { rerender } = await render(make({ label: "What happened?" }));
  const field = page.getByLabelText("What happened?");
  await userEvent.click(page.getByText("What happened?"));
  await expect.element(field).toHaveFocus();
  await rerender(make({ label: "What happened?", hideLabel: true }));
  await expect.element(field).toHaveAccessibleName("What happened?");
});

test.each(FIELDS)(
  "%s ties hint and error to itself, and reads out a new error",
  async (_, make) => {
    const label = "Title";
    const { rerender, container } = await render(make({ label, hint: "Short and warm." }));
    const field = page.getByLabelText(label);
    await expect.element(field).toHaveAccessibleDescription("Short and warm.");
    await expect.element(field).not.toHaveAttribute("aria-invalid");
    // A live region must exist before its text changes, or nothing is read out.
    const region = container.querySelector("[aria-live=polite]");
    expect(region?.textContent).toBe("");

    await rerender(make({ label, hint: "Short and warm.", error: "Recipe title is required" }));
    expect(region?.textContent).toBe("Recipe title is required");
    expect(region?.isConnected).toBe(true);
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await expect
      .element(field)
      .toHaveAccessibleDescription("Recipe title is required Short and warm.");

    await rerender(make({ label }));
    await expect.element(field).not.toHaveAttribute("aria-invalid");
    await expect.element(field).not.toHaveAttribute("aria-describedby");
  },
);

test("words are shown as they are, never as markup", async () => {
  const markup = `<img src=x onerror="document.title = 'broken in'">`;
  const { container } = await render(<TextField label={markup} hint={markup} error={markup} />);
  expect(container.querySelector("img")).toBeNull();
  expect(container.textContent).toBe(markup.repeat(3));
});

test("a password is shown only while asked for, and keeps what was typed", async () => {
  await render(<PasswordField label="Password" />);
  const field = page.getByLabelText("Password", { exact: true });
  await userEvent.fill(field, "leek");
  await expect.element(field).toHaveAttribute("type", "password");
  await userEvent.click(page.getByRole("button", { name: "Show password" }));
  await expect.element(field).toHaveAttribute("type", "text");
  await expect.element(field).toHaveValue("leek");
  await userEvent.click(page.getByRole("button", { name: "Hide password" }));
  await expect.element(field).toHaveAttribute("type", "password");
});

function Description() {
  const [text, setText] = useState("");
  return (
    <TextArea
      label="Description"
      maxLength={10}
      showCount
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

test("a text area takes no more than it has room for, and counts", async () => {
  const { container } = await render(<Description />);
  const field = page.getByLabelText("Description");
  await userEvent.type(field, "slow, red and good");
  await expect.element(field).toHaveValue("slow, red ");
  expect(container.textContent).toContain("10 / 10");
});
