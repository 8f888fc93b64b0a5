import { useId } from "react";

import { setPreference } from "#db/repositories/user-repository.ts";
import {
  ALLERGEN_IDS,
  DIET_IDS,
  EQUIPMENT_CATEGORIES,
  labelOf,
  type EquipmentId,
} from "#domain/catalogue.ts";
import type { PreferenceOptions, Preferences } from "#domain/preferences.ts";
import { Cluster } from "#ui/cluster.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";
import { ToggleChip } from "#ui/toggle-chip.tsx";

import { useCommand } from "../-common/use-command.ts";
import { useSignedInCook } from "../-common/use-live-data.ts";
import { LabelReminder } from "./label-reminder.tsx";

interface ChipsProps<Id extends string> {
  chosen: readonly Id[];
  onChoose: (id: Id, on: boolean) => void;
}

interface ChipGroupProps<Id extends string> extends ChipsProps<Id> {
  title: string;
  ids: readonly Id[];
}

/** A group of choices. */
function ChipGroup<Id extends string>({ title, ids, chosen, onChoose }: ChipGroupProps<Id>) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{title}</SectionTitle>
      <Cluster role="group" aria-labelledby={titleId}>
        {ids.map((id) => (
          <ToggleChip
            key={id}
            pressed={chosen.includes(id)}
            onPressedChange={(on) => onChoose(id, on)}
          >
            {labelOf(id)}
          </ToggleChip>
        ))}
      </Cluster>
    </section>
  );
}

/** Stores each choice as soon as it is made. */
export function useStoredChoice<Kind extends keyof PreferenceOptions>(kind: Kind) {
  const { db } = useSignedInCook();
  const run = useCommand();
  return (id: PreferenceOptions[Kind], on: boolean) =>
    void run(() => setPreference(db, kind, id, on));
}

/** The cook's allergies and diet. Each choice is stored immediately, so that none is lost. */
export function AvoidingChips({ allergies, diet }: Pick<Preferences, "allergies" | "diet">) {
  return (
    <Stack gap="lg">
      <ChipGroup
        title="Allergies"
        ids={ALLERGEN_IDS}
        chosen={allergies}
        onChoose={useStoredChoice("allergies")}
      />
      <ChipGroup title="Diet" ids={DIET_IDS} chosen={diet} onChoose={useStoredChoice("diet")} />
      <LabelReminder />
    </Stack>
  );
}

/** What the kitchen has. */
export function EquipmentChips(props: ChipsProps<EquipmentId>) {
  return (
    <Stack gap="lg">
      {EQUIPMENT_CATEGORIES.map(({ label, ids }) => (
        <ChipGroup<EquipmentId> key={label} title={label} ids={ids} {...props} />
      ))}
    </Stack>
  );
}
