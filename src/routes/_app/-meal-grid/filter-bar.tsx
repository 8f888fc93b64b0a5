import { Search } from "lucide-react";

import { DIET_IDS, labelOf, MEAL_TYPE_LABELS, MEAL_TYPES } from "#domain/catalogue.ts";
import { TITLE_MAX } from "#domain/limits.ts";
import type { Preferences } from "#domain/preferences.ts";
import { TextField } from "#ui/text-field.tsx";
import { ToggleChip } from "#ui/toggle-chip.tsx";

import { toggled, type MealFilters } from "./meal-filters.ts";

import styles from "./filter-bar.module.css";

interface FilterBarProps {
  filters: MealFilters;
  preferences: Preferences;
  onChange: (filters: MealFilters) => void;
}

/**
 * Search and filters, applied as they change. Filters that make no difference to this cook are
 * absent.
 */
export function FilterBar({ filters, preferences, onChange }: FilterBarProps) {
  const change = (edit: Partial<MealFilters>) => onChange({ ...filters, ...edit });
  return (
    <search className={styles.bar}>
      <TextField
        label="Search meals"
        hideLabel
        type="search"
        placeholder="Title or ingredient"
        icon={<Search aria-hidden />}
        maxLength={TITLE_MAX}
        autoComplete="off"
        enterKeyHint="search"
        value={filters.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <div className={styles.chips} role="group" aria-label="Filters">
        {preferences.allergies.length + preferences.diet.length > 0 ? (
          <ToggleChip pressed={filters.edible} onPressedChange={(edible) => change({ edible })}>
            Only what I can eat
          </ToggleChip>
        ) : null}
        {preferences.equipment.length > 0 ? (
          <ToggleChip
            pressed={filters.equipped}
            onPressedChange={(equipped) => change({ equipped })}
          >
            Equipment I have
          </ToggleChip>
        ) : null}
        {MEAL_TYPES.map((mealType) => (
          <ToggleChip
            key={mealType}
            pressed={filters.mealTypes.includes(mealType)}
            onPressedChange={() => change({ mealTypes: toggled(filters.mealTypes, mealType) })}
          >
            {MEAL_TYPE_LABELS[mealType]}
          </ToggleChip>
        ))}
        {DIET_IDS.map((diet) => (
          <ToggleChip
            key={diet}
            pressed={filters.diets.includes(diet)}
            onPressedChange={() => change({ diets: toggled(filters.diets, diet) })}
          >
            {labelOf(diet)}
          </ToggleChip>
        ))}
      </div>
    </search>
  );
}
