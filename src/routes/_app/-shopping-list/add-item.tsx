import { Check, Plus } from "lucide-react";
import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type FormEvent,
  type ReactNode,
} from "react";

import { addOwnItems, removeOwnItems } from "#db/repositories/shopping-list-repository.ts";
import { takeStaple } from "#db/repositories/shopping-settings-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { ShoppingSettings } from "#domain/entities.ts";
import { NAME_MAX } from "#domain/limits.ts";
import { isListed } from "#domain/mutations/own-items.ts";
import { storedKeyOf } from "#domain/shopping/listed-things.ts";
import { type OwnItem, writtenAs } from "#domain/shopping/own-item.ts";
import { completeName, suggestNames } from "#domain/shopping/suggestions.ts";
import { readOwnItems } from "#domain/shopping/typed-list.ts";
import type { ShoppingList } from "#domain/user-document.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { TextField } from "#ui/text-field.tsx";

import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";

import styles from "./add-item.module.css";

/** Adds items, and takes in those that lists leave out because they are always at home. */
async function addWritten(db: SimmerDb, items: readonly OwnItem[], settings: ShoppingSettings) {
  const added = await addOwnItems(db, items);
  const asked = new Set(items.map(({ name }) => storedKeyOf(name)));
  const taken = settings.staples.filter((staple) => !staple.taken && asked.has(staple.food));
  for (const staple of taken) await takeStaple(db, staple, true);
  return {
    added,
    undo: async () => {
      await removeOwnItems(db, added);
      for (const staple of taken) await takeStaple(db, staple, false);
    },
  };
}

interface AddItemProps {
  list: ShoppingList;
  settings: ShoppingSettings;
  /** At the end of the bar. */
  children: ReactNode;
}

/**
 * The bar at the bottom of the list, within the thumb's reach: a field for new items, with suggestions
 * above it while the field has focus.
 */
export function AddItem({ list, settings, children }: AddItemProps) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState("");
  const listed = list.ingredients.filter(({ bought: isBought }) => !isBought);
  const isUsual = typed.trim() === "";
  const names = isOpen
    ? suggestNames(
        typed,
        settings,
        listed.map(({ name }) => name),
      )
    : [];

  // Undo takes the focus off the field otherwise, and the bar would shrink before the tap is over.
  useEffect(() => {
    if (!isOpen) return;
    const keepFocus = (event: PointerEvent) => {
      const isMessage = (event.target as Element).closest("[aria-label=Messages]") !== null;
      if (isMessage) event.preventDefault();
    };
    document.addEventListener("pointerdown", keepFocus);
    return () => document.removeEventListener("pointerdown", keepFocus);
  }, [isOpen]);

  const add = async (text: string) => {
    const items = readOwnItems(text);
    if (items.length === 0) {
      setSaid(text.trim() === "" ? "" : "Write what to buy: a word or two.");
      return;
    }
    const words = items.map(writtenAs).join(", ");
    const missing = items.filter((item) => !isListed(list, item));
    setTyped("");
    if (missing.length === 0) {
      setSaid(`${words} ${items.length === 1 ? "is" : "are"} on the list already`);
      return;
    }
    setSaid("");
    const isAdded = await run(
      () => addWritten(db, missing, settings),
      ({ added, undo }) => items.length > 1 && { text: `${added.length} added`, undo },
    );
    if (isAdded) {
      // Only now: a page that is closed before it is stored must not have promised it.
      if (items.length === 1) setSaid(`On the list: ${words}`);
      return;
    }
    // The text is restored, unless the cook is already typing again. Newlines are replaced, because
    // the field has only one line.
    setTyped((now) => (now === "" ? text.replaceAll(/\s*[\r\n]+\s*/gu, "; ") : now));
  };

  /** Adds pasted lines as separate items; the field would join them into one. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData("text/plain").trim();
    if (!/[\r\n]/u.test(pasted)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? 0)];
    void add(`${before}${pasted}${after}`);
  };

  return (
    <>
      <div className={styles.room} />
      <form
        className={classNames(styles.bar, isOpen && styles.open)}
        data-bar
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void add(typed);
          field.current?.focus();
        }}
        onFocus={() => setOpen(true)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget)) return;
          setOpen(false);
          setSaid("");
        }}
      >
        <div className={styles.above}>
          <p role="status" className={styles.said}>
            {said === "" ? null : (
              <>
                <Check aria-hidden />
                {said}
              </>
            )}
          </p>
          {names.length > 0 ? (
            <ul
              className={classNames(styles.names, isUsual && styles.usual)}
              aria-label="Suggestions"
            >
              {names.map((name) => (
                <li key={name}>
                  <button
                    type="button"
                    className={styles.name}
                    // The field keeps the focus, and a phone its keyboard.
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => {
                      void add(completeName(typed, name));
                      field.current?.focus();
                    }}
                  >
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <div className={styles.row}>
          <div className={styles.field}>
            <TextField
              ref={field}
              label="Add to the list"
              hideLabel
              placeholder="Add an item, like 2 l milk"
              value={typed}
              maxLength={NAME_MAX}
              autoComplete="off"
              enterKeyHint="done"
              onChange={({ target }) => {
                setTyped(target.value);
                setSaid("");
              }}
              onPaste={paste}
              trailing={<IconButton type="submit" label="Add" icon={<Plus />} />}
            />
          </div>
          {children}
        </div>
      </form>
    </>
  );
}
