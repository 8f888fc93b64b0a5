import { useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { Button } from "./button.tsx";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";
import { TextField } from "./text-field.tsx";

function Report(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Report</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Report an Issue"
        actions={<Button onClick={() => setOpen(false)}>Send</Button>}
        {...props}
      >
        <TextField label="What happened?" />
      </Dialog>
    </>
  );
}

const opener = () => page.getByRole("button", { name: "Report" });
const dialog = () => page.getByRole("dialog", { name: "Report an Issue" });

async function open(): Promise<void> {
  await userEvent.click(opener());
  await expect.element(dialog()).toBeVisible();
}

/** Clicks on the backdrop: on a phone the sheet leaves the top of the screen free. */
async function clickOutside(): Promise<void> {
  const element = document.querySelector("dialog") as HTMLDialogElement;
  await userEvent.click(element, { position: { x: 20, y: -40 }, force: true });
}

test("is modal: named, above everything, and with the focus inside", async () => {
  await render(<Report />);
  await open();
  const element = document.querySelector("dialog");
  expect(element?.matches(":modal")).toBe(true);
  expect(element?.contains(document.activeElement)).toBe(true);
  // The page behind can't be reached: the browser's own modal makes it inert.
  const { x, y } = opener().element().getBoundingClientRect();
  expect(document.elementFromPoint(x + 5, y + 5)).not.toBe(opener().element());
});

test.each([
  ["Esc", () => userEvent.keyboard("{Escape}")],
  ["its close button", () => userEvent.click(page.getByRole("button", { name: "Close" }))],
  ["an action", () => userEvent.click(page.getByRole("button", { name: "Send" }))],
  ["a tap outside", clickOutside],
])("%s closes it and gives the focus back", async (_, close) => {
  await render(<Report />);
  await open();
  await close();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test("what was typed is gone the next time", async () => {
  await render(<Report />);
  await open();
  await userEvent.fill(page.getByLabelText("What happened?"), "Soup");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  await open();
  await expect.element(page.getByLabelText("What happened?")).toHaveValue("");
});

test("one that must be answered stays open at Esc, twice, and at a tap outside", async () => {
  await render(<Report dismissible={false} />);
  await open();
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Escape}");
  await clickOutside();
  await expect.element(dialog()).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Close" })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Send" }));
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test("going away with its parent also gives the focus back", async () => {
  function Page() {
    const [there, setThere] = useState(false);
    return (
      <>
        <Button onClick={() => setThere(true)}>Report</Button>
        {there && (
          <Dialog
            open
            onClose={() => {}}
            title="Report an Issue"
            actions={<Button onClick={() => setThere(false)}>Send</Button>}
          />
        )}
      </>
    );
  }
  await render(<Page />);
  await open();
  await userEvent.click(page.getByRole("button", { name: "Send" }));
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

function ask(props: Partial<ConfirmDialogProps>) {
  return (
    <ConfirmDialog
      open
      title="Leave this plan?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => {}}
      onCancel={() => {}}
      {...props}
    />
  );
}

test("a question starts on the way back, says what went wrong, and waits while it is busy", async () => {
  const onConfirm = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  const { rerender } = await render(ask({ onConfirm, onCancel }));
  await expect.element(page.getByRole("alertdialog", { name: "Leave this plan?" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Stay" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Enter}");
  expect(onCancel).toHaveBeenCalledTimes(2);
  await userEvent.click(page.getByRole("button", { name: "Leave" }));
  expect(onConfirm).toHaveBeenCalledTimes(1);

  await rerender(ask({ onConfirm, onCancel, busy: true }));
  await userEvent.click(page.getByRole("button", { name: "Leave" }), { force: true });
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await rerender(ask({ error: "Failed to delete meal plan. Please try again." }));
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Failed to delete meal plan. Please try again.");
});
