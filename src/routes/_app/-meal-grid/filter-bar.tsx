import { Search, SlidersHorizontal } from "lucide-react";
import { useState } from "react";

import { TITLE_MAX } from "#domain/limits.ts";
import type { Preferences } from "#domain/preferences.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { FilterSheet, type MoreFilters } from "./filter-sheet.tsx";
import { countFilters, type MealFilters } from "./meal-filters.ts";

import styles from "./filter-bar.module.css";

interface FilterBarProps {
  noun: "meal" | "recipe";
  filters: MealFilters;
  preferences: Preferences;
  /** The number of those that match. */
  found: number;
  onChange: (filters: MealFilters) => void;
  more?: MoreFilters | undefined;
}

/** Search and, in a sheet, filters; both are applied as they change. */
export function FilterBar({ noun, filters, preferences, found, onChange, more }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const set = countFilters(filters) + (more?.count ?? 0);
  return (
    <search className={styles.bar}>
      <TextField
        label={`Search ${noun}s`}
        hideLabel
        type="search"
        placeholder="Search"
        icon={<Search aria-hidden />}
        maxLength={TITLE_MAX}
        autoComplete="off"
        enterKeyHint="search"
        value={filters.text}
        onChange={(event) => onChange({ ...filters, text: event.target.value })}
      />
      <Button
        variant="secondary"
        icon={<SlidersHorizontal aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {set === 0 ? "Filters" : <CountedFilters set={set} />}
      </Button>
      <FilterSheet
        noun={noun}
        open={open}
        filters={filters}
        preferences={preferences}
        found={found}
        onChange={onChange}
        onClose={() => setOpen(false)}
        more={more}
      />
    </search>
  );
}

function CountedFilters({ set }: { set: number }) {
  return (
    <>
      <VisuallyHidden>{`Filters, ${set} set`}</VisuallyHidden>
      <span aria-hidden>Filters</span>
      <span aria-hidden className={styles.count}>
        {set}
      </span>
    </>
  );
}
