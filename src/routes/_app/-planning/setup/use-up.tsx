import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import * as v from "valibot";

import type { ShoppingSettings } from "#domain/entities.ts";
import { LEFTOVERS_MAX, TITLE_MAX } from "#domain/limits.ts";
import { completeLeftOver, suggestLeftOver } from "#domain/shopping/left-over.ts";
import { writtenAs } from "#domain/shopping/own-item.ts";
import { readOwnItems } from "#domain/shopping/typed-list.ts";
import { Cluster } from "#ui/cluster.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ToggleChip } from "#ui/toggle-chip.tsx";

import { useSessionState } from "../../../-common/entry-state.ts";

const TOO_MANY = `Ideas can use up ${LEFTOVERS_MAX} things at a time.`;

/** What the cook says is left over, kept until they sign out or close the tab, and what they type. */
export function useLeftOver() {
  const [named, setNamed] = useSessionState("left-over", v.array(v.string()), []);
  const [typed, setTyped] = useState("");
  const withTyped = (text: string) => [
    ...new Set([...named, ...readOwnItems(text).map(writtenAs)]),
  ];
  // What was typed and not added counts too.
  const leftovers = withTyped(typed).slice(0, LEFTOVERS_MAX);
  return { named, setNamed, typed, setTyped, withTyped, leftovers };
}

interface UseUpProps {
  leftOver: ReturnType<typeof useLeftOver>;
  settings: ShoppingSettings;
}

/** A field for what is left over, like "half a cabbage", and foods to choose from. */
export function UseUp({ leftOver, settings }: UseUpProps) {
  const { named, setNamed, typed, setTyped, withTyped } = leftOver;
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState("");
  /** In the order in which they came, so that nothing moves when it is tapped. */
  const [shown, setShown] = useState<readonly string[]>(named);
  const names = [...new Set([...shown, ...suggestLeftOver(typed, settings, shown), ...named])];

  const use = (text: string) => {
    const all = withTyped(text);
    if (all.length > LEFTOVERS_MAX) {
      setError(TOO_MANY);
      return;
    }
    setNamed(all);
    if (typed === "") return;
    setShown([...new Set([...shown, ...all])]);
    setTyped("");
    field.current?.focus();
  };

  return (
    <section aria-labelledby="leftovers-title">
      <SectionTitle id="leftovers-title">Use these up</SectionTitle>
      <Stack gap="sm">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            use(typed);
          }}
        >
          <TextField
            ref={field}
            label="What is left over?"
            placeholder="half a cabbage, cream"
            value={typed}
            maxLength={TITLE_MAX}
            autoComplete="off"
            enterKeyHint="done"
            error={error}
            onChange={({ target }) => {
              setTyped(target.value);
              setError("");
            }}
            trailing={<IconButton type="submit" label="Add" icon={<Plus />} />}
          />
        </form>
        <Cluster role="group" aria-label="Left over">
          {names.map((name) => (
            <ToggleChip
              key={name}
              pressed={named.includes(name)}
              onPressedChange={(isUsed) => {
                setError("");
                if (!isUsed) setNamed(named.filter((other) => other !== name));
                else use(shown.includes(name) ? name : completeLeftOver(typed, name));
              }}
            >
              {name}
            </ToggleChip>
          ))}
        </Cluster>
      </Stack>
    </section>
  );
}
