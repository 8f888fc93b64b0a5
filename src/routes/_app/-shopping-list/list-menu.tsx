import { Link } from "@tanstack/react-router";
import { Copy, EllipsisVertical, Printer, Share2, Store, Trash2 } from "lucide-react";
import { useState } from "react";

import type { Shopping } from "#db/repositories/shopping-settings-repository.ts";
import { inUnits } from "#domain/amounts/unit-systems.ts";
import type { UnitChoice } from "#domain/entities.ts";
import { type ArrangedList, arrangeList } from "#domain/shopping/arranged.ts";
import type { Line } from "#domain/shopping/lines.ts";
import type { ShoppingList } from "#domain/user-document.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Stack } from "#ui/stack.tsx";

import { useUnits } from "../../-meals/use-units.ts";
import { PrintedList } from "./printed-list.tsx";
import { useListActions } from "./use-list-actions.ts";

interface ListMenuProps {
  list: ShoppingList;
  shopping: Shopping;
}

/** Actions on the whole list, regardless of the filter. */
export function ListMenu({ list, shopping }: ListMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const units = useUnits();
  const arrange = () => {
    const { toBuy, bought } = arrangeList(list, shopping.settings, shopping.shopId);
    return {
      bought,
      toBuy: toBuy.map(({ aisle, things }) => ({ aisle, things: inCooksUnits(things, units) })),
    };
  };
  return (
    <>
      <IconButton
        label="More for this list"
        icon={<EllipsisVertical />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <PrintedList read={() => arrange().toBuy} />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Shopping list">
        <Choices list={list} arrange={arrange} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function inCooksUnits(lines: readonly Line[], units: UnitChoice): Line[] {
  return lines.map((line) => ({ ...line, amount: inUnits(line.shopAmount, units) }));
}

interface ChoicesProps {
  list: ShoppingList;
  arrange: () => Pick<ArrangedList, "toBuy" | "bought">;
  onClose: () => void;
}

function Choices({ list, arrange, onClose }: ChoicesProps) {
  const { share, copy, clear } = useListActions(list);
  const { toBuy, bought } = arrange();
  // Closed first: a toast can't be read behind an open dialog, and the dialog must not be printed.
  const closeAnd = (act: () => unknown) => () => {
    onClose();
    act();
  };
  const second = { variant: "secondary", full: true } as const;
  return (
    <Stack gap="sm">
      {bought.length > 0 ? (
        <Button icon={<Trash2 aria-hidden />} onClick={closeAnd(() => clear(bought))} full>
          {`Clear what is bought (${bought.length})`}
        </Button>
      ) : null}
      {toBuy.length > 0 ? (
        <>
          {"share" in navigator ? (
            <Button
              {...second}
              icon={<Share2 aria-hidden />}
              onClick={closeAnd(() => void share(toBuy))}
            >
              Share as text
            </Button>
          ) : null}
          <Button
            {...second}
            icon={<Copy aria-hidden />}
            onClick={closeAnd(() => void copy(toBuy))}
          >
            Copy
          </Button>
          <Button
            {...second}
            icon={<Printer aria-hidden />}
            // The dialog must close first, because printing blocks the page.
            onClick={closeAnd(() => setTimeout(() => window.print()))}
          >
            Print
          </Button>
        </>
      ) : null}
      <Link to="/shops" className={buttonClass(second)}>
        <Store aria-hidden />
        Shops and staples
      </Link>
    </Stack>
  );
}
