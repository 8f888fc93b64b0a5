import { useEffect, useRef } from "react";

import { listTags } from "#db/repositories/recipe-tag-repository.ts";
import { EQUIPMENT_CATEGORIES, labelOf, type EquipmentId } from "#domain/catalogue.ts";
import { withTag } from "#domain/cooks-tags.ts";
import { BLURB_MAX, NOTE_MAX, SOURCE_MAX, TITLE_MAX } from "#domain/limits.ts";
import { MEAL_TYPE_LABELS, MEAL_TYPES } from "#domain/meal-types.ts";
import { Cluster } from "#ui/cluster.tsx";
import { Columns } from "#ui/columns.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { SegmentedControl } from "#ui/segmented-control.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ToggleChip } from "#ui/toggle-chip.tsx";

import { PhotoField } from "../../-common/photo-field.tsx";
import { useLiveData } from "../../-common/use-live-data.ts";
import { TagField } from "../../-meals/tag-field.tsx";
import { IngredientRows } from "./ingredient-rows.tsx";
import type { DraftProblem, RecipeDraft } from "./recipe-draft.ts";
import { StepRows } from "./step-rows.tsx";

interface RecipeFieldsProps {
  draft: RecipeDraft;
  problem: DraftProblem | null;
  onChange: (edit: Partial<RecipeDraft>) => void;
}

/** The form's fields, in a recipe's reading order. */
export function RecipeFields({ draft, problem, onChange }: RecipeFieldsProps) {
  const errorOf = (field: DraftProblem["field"]) =>
    problem?.field === field ? problem.message : undefined;
  return (
    <Columns>
      <Stack gap="lg">
        <Stack>
          <TextField
            id="recipe-title"
            label="Title"
            maxLength={TITLE_MAX}
            autoComplete="off"
            value={draft.title}
            error={errorOf("title")}
            onChange={(event) => onChange({ title: event.target.value })}
          />
          <TextArea
            id="recipe-blurb"
            label="Description"
            maxLength={BLURB_MAX}
            showCount
            value={draft.blurb}
            error={errorOf("blurb")}
            onChange={(event) => onChange({ blurb: event.target.value })}
          />
          <PhotoField
            photo={draft.photo}
            meal={{ title: draft.title, ingredients: draft.ingredients }}
            onChange={(photo) => onChange({ photo })}
          />
          <SegmentedControl
            label="Meal type"
            value={draft.mealType}
            options={MEAL_TYPES.map((value) => ({ value, label: MEAL_TYPE_LABELS[value] }))}
            onValueChange={(mealType) => onChange({ mealType })}
          />
        </Stack>
        <IngredientRows
          rows={draft.ingredients}
          error={errorOf("ingredients")}
          onChange={(ingredients) => onChange({ ingredients })}
        />
      </Stack>
      <Stack gap="lg">
        <StepRows
          rows={draft.steps}
          error={errorOf("steps")}
          onChange={(steps) => onChange({ steps })}
        />
        <Stack>
          <TextField
            label="Where it is from"
            hint="A book, a person or a page. Leave it empty if it is your own."
            maxLength={SOURCE_MAX}
            autoComplete="off"
            value={draft.source}
            onChange={(event) => onChange({ source: event.target.value })}
          />
          <TextArea
            label="Notes with it"
            maxLength={NOTE_MAX}
            value={draft.note}
            onChange={(event) => onChange({ note: event.target.value })}
          />
        </Stack>
        <TagChoice tags={draft.tags} onChange={(tags) => onChange({ tags })} />
        <EquipmentChoice
          chosen={draft.equipment}
          onChange={(equipment) => onChange({ equipment })}
        />
      </Stack>
    </Columns>
  );
}

interface TagChoiceProps {
  tags: string[];
  onChange: (tags: string[]) => void;
}

function TagChoice({ tags, onChange }: TagChoiceProps) {
  const known = useLiveData(listTags, []);
  const latest = useRef(tags);
  const set = (tag: string, on: boolean) => {
    // Several may be added at once.
    latest.current = [...withTag(latest.current, tag, on)];
    onChange(latest.current);
  };
  useEffect(() => {
    latest.current = tags;
  }, [tags]);
  return (
    <section aria-labelledby="tags-title">
      <SectionTitle id="tags-title">Tags</SectionTitle>
      <TagField
        tags={tags}
        known={known ?? []}
        onAdd={(tag) => set(tag, true)}
        onRemove={(tag) => set(tag, false)}
      />
    </section>
  );
}

interface EquipmentChoiceProps {
  chosen: EquipmentId[];
  onChange: (equipment: EquipmentId[]) => void;
}

function EquipmentChoice({ chosen, onChange }: EquipmentChoiceProps) {
  return (
    <section aria-labelledby="equipment-title">
      <SectionTitle id="equipment-title">Equipment</SectionTitle>
      <Cluster role="group" aria-labelledby="equipment-title">
        {EQUIPMENT_CATEGORIES.flatMap(({ ids }) => ids).map((id) => (
          <ToggleChip
            key={id}
            pressed={chosen.includes(id)}
            onPressedChange={(on) => {
              const others = chosen.filter((other) => other !== id);
              onChange(on ? [...others, id] : others);
            }}
          >
            {labelOf(id)}
          </ToggleChip>
        ))}
      </Cluster>
    </section>
  );
}
