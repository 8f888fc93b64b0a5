import { Plus } from "lucide-react";
import { useRef, useState } from "react";

import { addShop, chooseShop } from "#db/repositories/shopping-settings-repository.ts";
import type { Shop } from "#domain/entities.ts";
import { SHOP_NAME_MAX } from "#domain/limits.ts";
import { typedText } from "#domain/typed-text.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ToggleChip } from "#ui/toggle-chip.tsx";

import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { useOptimisticValue } from "../../-common/use-optimistic-value.ts";

import styles from "./shops.module.css";

interface ShopChoiceProps {
  shops: readonly Shop[];
  /** The shop that this device is in; null for none. */
  shopId: string | null;
}

/** Chooses the current shop, whose order of aisles the list follows, on this device only. */
export function ShopChoice({ shops, shopId }: ShopChoiceProps) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const [chosen, choose] = useOptimisticValue(shopId);
  const [name, setName] = useState("");
  const [error, setError] = useState("");
  const field = useRef<HTMLInputElement>(null);

  const add = async () => {
    const said = typedText(name);
    if (said === "" || shops.some((shop) => shop.name.toLowerCase() === said.toLowerCase())) {
      setError(said === "" ? "Give the shop a name" : `${said} is one of your shops already`);
      field.current?.focus();
      return;
    }
    setName("");
    const isAdded = await run(async () => chooseShop(db, await addShop(db, said)));
    if (!isAdded) setName((now) => (now === "" ? said : now));
  };

  return (
    <section aria-labelledby="shop-choice">
      <SectionTitle id="shop-choice">Where you shop</SectionTitle>
      <Stack>
        <p className={styles.hint}>
          Each shop has its aisles in an order of its own. The list on this device follows the shop
          that you choose.
        </p>
        <div role="group" aria-label="Shop" className={styles.chips}>
          <ToggleChip
            pressed={chosen === null}
            onPressedChange={() => choose(null, () => chooseShop(db, null))}
          >
            Any shop
          </ToggleChip>
          {shops.map(({ id, name: title }) => (
            <ToggleChip
              key={id}
              pressed={chosen === id}
              onPressedChange={() => choose(id, () => chooseShop(db, id))}
            >
              {title}
            </ToggleChip>
          ))}
        </div>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <TextField
            ref={field}
            label="Add a shop"
            placeholder="Like Market hall"
            value={name}
            maxLength={SHOP_NAME_MAX}
            autoComplete="off"
            enterKeyHint="done"
            error={error}
            onChange={({ target }) => {
              setName(target.value);
              setError("");
            }}
            trailing={<IconButton type="submit" label="Add the shop" icon={<Plus />} />}
          />
        </form>
      </Stack>
    </section>
  );
}
