import { Ellipsis } from "lucide-react";
import { useState, type ReactNode } from "react";

import { Button } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Stack } from "#ui/stack.tsx";

interface MealMenuProps {
  /** The meal's title. */
  title: string;
  /** For a card's corner: an icon without text. */
  inCorner?: boolean;
  /** Each calls `close` before it acts, because a message can't be read behind an open dialog. */
  children: (close: () => void) => ReactNode;
}

/** A menu of further actions on a meal. */
export function MealMenu({ title, inCorner = false, children }: MealMenuProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const trigger = {
    "aria-haspopup": "dialog",
    onClick: () => setOpen(true),
  } as const;
  return (
    <>
      {inCorner ? (
        <IconButton label={`More for ${title}`} icon={<Ellipsis />} tone="round" {...trigger} />
      ) : (
        <Cluster>
          <Button
            size="sm"
            variant="secondary"
            icon={<Ellipsis aria-hidden />}
            aria-label={`More for ${title}`}
            {...trigger}
          >
            More
          </Button>
        </Cluster>
      )}
      <Dialog open={open} onClose={close} title={title}>
        <Stack gap="sm">{open ? children(close) : null}</Stack>
      </Dialog>
    </>
  );
}
