import { Plus } from "lucide-react";
import { useState } from "react";

import { tagKey, typedTags } from "#domain/cooks-tags.ts";
import { TAG_MAX, TAGS_MAX } from "#domain/limits.ts";
import { Button } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ToggleChip } from "#ui/toggle-chip.tsx";

/** How many of the cook's other tags are offered at a time. */
const OFFERED = 8;

interface TagFieldProps {
  tags: readonly string[];
  /** All tags of this cook. */
  known: readonly string[];
  onAdd: (tag: string) => void;
  onRemove: (tag: string) => void;
}

/** A recipe's tags: those on it, the cook's others to tap, and a field for new ones. */
export function TagField({ tags, known, onAdd, onRemove }: TagFieldProps) {
  const [typed, setTyped] = useState("");
  const isFull = tags.length >= TAGS_MAX;
  const on = new Set(tags.map(tagKey));
  const begun = tagKey(typed);
  const offered = isFull
    ? []
    : known.filter((tag) => !on.has(tagKey(tag)) && tagKey(tag).startsWith(begun));
  const add = () => {
    for (const tag of typedTags(typed)) onAdd(tag);
    setTyped("");
  };
  return (
    <Stack gap="sm" role="group" aria-label="Tags">
      {tags.length + offered.length === 0 ? null : (
        <Cluster>
          {tags.map((tag) => (
            <ToggleChip key={tag} pressed onPressedChange={() => onRemove(tag)}>
              {tag}
            </ToggleChip>
          ))}
          {offered.slice(0, OFFERED).map((tag) => (
            <ToggleChip
              key={tag}
              pressed={false}
              icon={<Plus aria-hidden />}
              onPressedChange={() => {
                onAdd(tag);
                setTyped("");
              }}
            >
              {tag}
            </ToggleChip>
          ))}
        </Cluster>
      )}
      <TextField
        label="New tag"
        hint={
          isFull
            ? `A recipe holds ${TAGS_MAX} tags. Tap one to take it off.`
            : "A word or two, such as “for guests”. Tap a tag to take it off."
        }
        disabled={isFull}
        maxLength={TAG_MAX}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          // In a form, it would send the form.
          event.preventDefault();
          add();
        }}
        trailing={
          <Button variant="quiet" size="sm" disabled={begun === ""} onClick={add}>
            Add tag
          </Button>
        }
      />
    </Stack>
  );
}
