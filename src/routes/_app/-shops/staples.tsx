import { Plus, X } from "lucide-react";
import { useRef, useState } from "react";

import { setStaple } from "#db/repositories/shopping-settings-repository.ts";
import type { ShoppingSettings } from "#domain/entities.ts";
import { NAME_MAX } from "#domain/limits.ts";
import { storedKeyOf } from "#domain/shopping/listed-things.ts";
import { readOwnItem } from "#domain/shopping/own-item.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextField } from "#ui/text-field.tsx";

import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";

import styles from "./shops.module.css";

/** Items that are always at home: lists leave them out unless the cook asks for one. */
export function Staples({ staples }: Pick<ShoppingSettings, "staples">) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);

  const add = async () => {
    const item = readOwnItem(typed);
    if (!item) return;
    setTyped("");
    const thing = { food: storedKeyOf(item.name), name: item.name };
    if (await run(() => setStaple(db, thing, true))) return;
    setTyped((now) => (now === "" ? typed : now));
  };

  return (
    <section aria-labelledby="staples">
      <SectionTitle id="staples" count={staples.length > 0 ? staples.length : undefined}>
        Always at home
      </SectionTitle>
      <Stack>
        <p className={styles.hint}>
          Salt, oil, flour: lists leave these out and show them folded, so that you can take one in
          when it runs low.
        </p>
        {staples.length === 0 ? null : (
          <ul className={styles.staples} aria-label="Always at home">
            {staples.map(({ food, name }) => (
              <li key={food} className={styles.staple}>
                <span>{name}</span>
                <IconButton
                  label={`Not always at home: ${name}`}
                  icon={<X />}
                  onClick={() =>
                    void run(() => setStaple(db, { food, name }, false), {
                      text: `${name} is on lists again`,
                      undo: () => setStaple(db, { food, name }, true),
                    })
                  }
                />
              </li>
            ))}
          </ul>
        )}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void add();
            field.current?.focus();
          }}
        >
          <TextField
            ref={field}
            label="Add what is always at home"
            placeholder="Like olive oil"
            value={typed}
            maxLength={NAME_MAX}
            autoComplete="off"
            enterKeyHint="done"
            onChange={({ target }) => setTyped(target.value)}
            trailing={<IconButton type="submit" label="Add to the pantry" icon={<Plus />} />}
          />
        </form>
      </Stack>
    </section>
  );
}
