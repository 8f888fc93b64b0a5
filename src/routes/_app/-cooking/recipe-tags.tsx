import { Tag } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { getRecipeTags, listTags, setRecipeTag } from "#db/repositories/recipe-tag-repository.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { Cluster } from "#ui/cluster.tsx";

import { useCommandInTurn } from "../../-common/use-command.ts";
import { useLiveData, useSignedInCook } from "../../-common/use-live-data.ts";
import { TagField } from "../../-meals/tag-field.tsx";

/** The cook's own tags on the recipe, edited in place. */
export function RecipeTags({ mealId }: { mealId: string }) {
  const { db } = useSignedInCook();
  const run = useCommandInTurn();
  const [isEditing, setEditing] = useState(false);
  const open = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const tags = useLiveData(() => getRecipeTags(db, mealId), [mealId]);
  const known = useLiveData(() => (isEditing ? listTags(db) : Promise.resolve([])), [isEditing]);
  useEffect(() => {
    if (!isEditing && wasEditing.current) open.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (tags === undefined) return null;
  const set = (tag: string, on: boolean) => setRecipeTag(db, mealId, tag, on);
  if (isEditing) {
    return (
      <section aria-label="Your tags">
        <TagField
          tags={tags}
          known={known ?? []}
          onAdd={(tag) => void run(() => set(tag, true))}
          onRemove={(tag) =>
            void run(() => set(tag, false), {
              text: `“${tag}” is off`,
              undo: () => set(tag, true),
            })
          }
        />
        <Button variant="secondary" onClick={() => setEditing(false)}>
          Done
        </Button>
      </section>
    );
  }
  return (
    <Cluster role="group" aria-label="Your tags">
      {tags.map((tag) => (
        <Chip key={tag} icon={<Tag aria-hidden />}>
          {tag}
        </Chip>
      ))}
      <Button
        ref={open}
        variant="quiet"
        size="sm"
        icon={tags.length === 0 ? <Tag aria-hidden /> : undefined}
        onClick={() => setEditing(true)}
      >
        {tags.length === 0 ? "Add a tag" : "Edit tags"}
      </Button>
    </Cluster>
  );
}
