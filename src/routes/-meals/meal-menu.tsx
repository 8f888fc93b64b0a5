import { Ellipsis } from "lucide-react";
import { useState, type ReactNode } from "react";

import { Dialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Stack } from "#ui/stack.tsx";

interface MealMenuProps {
  /** The meal's title. */
  title: string;
  /** Each calls `close` before it acts, because a message can't be read behind an open dialog. */
  children: (close: () => void) => ReactNode;
}

/** A menu of further actions on a meal. */
export function MealMenu({ title, children }: MealMenuProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        label={`More for ${title}`}
        icon={<Ellipsis />}
        tone="round"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={close} title={title}>
        <Stack gap="sm">{open ? children(close) : null}</Stack>
      </Dialog>
    </>
  );
}
