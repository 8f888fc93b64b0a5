import { useId } from "react";

import { setPreference } from "#db/repositories/user-repository.ts";
import { labelOf } from "#domain/catalogue.ts";
import type { PreferenceOptions } from "#domain/preferences.ts";
import { Cluster } from "#ui/cluster.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { ToggleChip } from "#ui/toggle-chip.tsx";

import { useCommand } from "../-common/use-command.ts";
import { useSignedInCook } from "../-common/use-live-data.ts";

interface PreferenceChipsProps<Kind extends keyof PreferenceOptions> {
  title: string;
  kind: Kind;
  ids: readonly PreferenceOptions[Kind][];
  chosen: readonly PreferenceOptions[Kind][];
}

/** A group of choices; each is stored as soon as it is tapped. */
export function PreferenceChips<Kind extends keyof PreferenceOptions>(
  props: PreferenceChipsProps<Kind>,
) {
  const { title, kind, ids, chosen } = props;
  const { db } = useSignedInCook();
  const run = useCommand();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{title}</SectionTitle>
      <Cluster role="group" aria-labelledby={titleId}>
        {ids.map((id) => (
          <ToggleChip
            key={id}
            pressed={chosen.includes(id)}
            onPressedChange={(on) => void run(() => setPreference(db, kind, id, on))}
          >
            {labelOf(id)}
          </ToggleChip>
        ))}
      </Cluster>
    </section>
  );
}
