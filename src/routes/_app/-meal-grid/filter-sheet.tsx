import { useId, type ReactNode } from "react";

import { DIET_IDS, labelOf } from "#domain/catalogue.ts";
import { MEAL_TYPE_LABELS, MEAL_TYPES } from "#domain/meal-types.ts";
import type { Preferences } from "#domain/preferences.ts";
import { Button } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Stack } from "#ui/stack.tsx";
import { ToggleChip } from "#ui/toggle-chip.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { countOf } from "../../-common/formats.ts";
import {
  countFilters,
  NO_FILTERS,
  QUICK_MINUTES,
  toggled,
  type MealFilters,
} from "./meal-filters.ts";

import styles from "./filter-sheet.module.css";

interface FilterSheetProps {
  noun: "meal" | "recipe";
  open: boolean;
  filters: MealFilters;
  preferences: Preferences;
  /** How many pass. */
  found: number;
  onChange: (filters: MealFilters) => void;
  onClose: () => void;
  more?: MoreFilters | undefined;
}

/** Filters that only some grids have. */
export interface MoreFilters {
  /** How many of them are set. */
  count: number;
  groups: ReactNode;
  clear: () => void;
}

/**
 * All filters, except those that make no difference to this cook. Clearing them still leaves out
 * what the cook avoids: only that filter's own switch, or the button above the grid, turns it off.
 */
export function FilterSheet(props: FilterSheetProps) {
  const { noun, open, filters, preferences, found, onChange, onClose, more } = props;
  const change = (edit: Partial<MealFilters>) => onChange({ ...filters, ...edit });
  const avoids = preferences.allergies.length + preferences.diet.length > 0;
  const hasEquipment = preferences.equipment.length > 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Filters"
      actions={
        <>
          <Button
            variant="secondary"
            className={styles.clear}
            disabled={countFilters({ ...filters, edible: false }) + (more?.count ?? 0) === 0}
            onClick={() => {
              onChange({ ...NO_FILTERS, text: filters.text, edible: filters.edible });
              more?.clear();
            }}
          >
            Clear
          </Button>
          <Button onClick={onClose}>
            {found === 0 ? `No ${noun}s match` : `Show ${countOf(found, noun)}`}
          </Button>
        </>
      }
    >
      <VisuallyHidden as="div">
        <span role="status">{countOf(found, noun)} found</span>
      </VisuallyHidden>
      <Stack>
        {more?.groups}
        {avoids || hasEquipment ? (
          <Group title="For you">
            {avoids ? (
              <ToggleChip pressed={filters.edible} onPressedChange={(edible) => change({ edible })}>
                Only what I can eat
              </ToggleChip>
            ) : null}
            {hasEquipment ? (
              <ToggleChip
                pressed={filters.equipped}
                onPressedChange={(equipped) => change({ equipped })}
              >
                Equipment I have
              </ToggleChip>
            ) : null}
          </Group>
        ) : null}
        <Group title="Meal">
          {MEAL_TYPES.map((mealType) => (
            <ToggleChip
              key={mealType}
              pressed={filters.mealTypes.includes(mealType)}
              onPressedChange={() => change({ mealTypes: toggled(filters.mealTypes, mealType) })}
            >
              {MEAL_TYPE_LABELS[mealType]}
            </ToggleChip>
          ))}
        </Group>
        <Group title="Time">
          <ToggleChip pressed={filters.quick} onPressedChange={(quick) => change({ quick })}>
            Within {QUICK_MINUTES} minutes
          </ToggleChip>
        </Group>
        <Group title="Diet">
          {DIET_IDS.map((diet) => (
            <ToggleChip
              key={diet}
              pressed={filters.diets.includes(diet)}
              onPressedChange={() => change({ diets: toggled(filters.diets, diet) })}
            >
              {labelOf(diet)}
            </ToggleChip>
          ))}
        </Group>
      </Stack>
    </Dialog>
  );
}

/** A titled group of choices in the sheet. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack gap="sm" role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <Cluster className={styles.choices}>{children}</Cluster>
    </Stack>
  );
}
