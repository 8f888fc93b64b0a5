import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useState } from "react";

import {
  moveAisle,
  removeShop,
  renameShop,
  restoreShop,
  stepAisle,
} from "#db/repositories/shopping-settings-repository.ts";
import type { Shop } from "#domain/entities.ts";
import { SHOP_NAME_MAX } from "#domain/limits.ts";
import { aislesInOrder } from "#domain/mutations/shopping-settings.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { ReorderList } from "#ui/reorder-list.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextField } from "#ui/text-field.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { useCommand, useCommandInTurn } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";

import styles from "./shops.module.css";

/** A shop's aisles in walking order, to be reordered by dragging or by buttons. */
export function ShopAisles({ shop }: { shop: Shop }) {
  const { db } = useSignedInCook();
  const run = useCommandInTurn();
  const [said, setSaid] = useState("");
  const order = aislesInOrder(shop.aisles);
  const items = order.map((aisle) => ({ id: aisle }));

  /** Moves an aisle before `followers`; undo moves it back before its current followers. */
  const drop = async (aisle: string, followers: string[]) => {
    const back = order.slice(order.indexOf(aisle) + 1);
    const place = order.length - followers.length;
    return run(() => moveAisle(db, shop.id, aisle, followers), {
      text: `${aisle} is now number ${place} of ${order.length}`,
      undo: () => moveAisle(db, shop.id, aisle, back),
    });
  };
  const step = async (aisle: string, by: -1 | 1) => {
    let place: number | null = null;
    await run(async () => {
      place = await stepAisle(db, shop.id, aisle, by);
    });
    if (place !== null) setSaid(`${aisle} is now number ${place + 1} of ${order.length}`);
  };
  const remove = () =>
    void run(() => removeShop(db, shop), {
      text: `${shop.name} is removed`,
      undo: () => restoreShop(db, shop),
    });

  return (
    <section aria-labelledby="shop-aisles">
      <SectionTitle
        id="shop-aisles"
        action={<IconButton label={`Remove ${shop.name}`} icon={<Trash2 />} onClick={remove} />}
      >
        {`Aisles at ${shop.name}`}
      </SectionTitle>
      <Stack>
        <ShopName shop={shop} />
        <ReorderList label={`Order of aisles at ${shop.name}`} items={items} onMove={drop}>
          {({ id: aisle }, place, handle) => (
            <div className={styles.aisle}>
              <h3 className={styles.aisleName}>{aisle}</h3>
              <IconButton
                label={`Move up: ${aisle}`}
                icon={<ArrowUp />}
                aria-disabled={place === 0}
                onClick={() => {
                  if (place > 0) void step(aisle, -1);
                }}
              />
              <IconButton
                label={`Move down: ${aisle}`}
                icon={<ArrowDown />}
                aria-disabled={place === order.length - 1}
                onClick={() => {
                  if (place < order.length - 1) void step(aisle, 1);
                }}
              />
              {handle}
            </div>
          )}
        </ReorderList>
        <VisuallyHidden as="div">
          <p role="status">{said}</p>
        </VisuallyHidden>
      </Stack>
    </section>
  );
}

/** The shop's name, stored when the field is left. */
function ShopName({ shop }: { shop: Shop }) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const [name, setName] = useState(shop.name);
  const store = async () => {
    const said = name.trim();
    if (said === "" || said === shop.name) setName(shop.name);
    else if (!(await run(() => renameShop(db, shop.id, said)))) setName(shop.name);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void store();
      }}
    >
      <TextField
        label="Name of the shop"
        value={name}
        maxLength={SHOP_NAME_MAX}
        autoComplete="off"
        enterKeyHint="done"
        data-stored={name.trim() === shop.name ? "" : undefined}
        onChange={({ target }) => setName(target.value)}
        onBlur={() => void store()}
      />
    </form>
  );
}
