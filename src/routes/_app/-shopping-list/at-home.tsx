import { takeStaple } from "#db/repositories/shopping-settings-repository.ts";
import { inUnits } from "#domain/amounts/unit-systems.ts";
import type { UnitChoice } from "#domain/entities.ts";
import type { Line } from "#domain/shopping/lines.ts";
import { Button } from "#ui/button.tsx";
import { Fold } from "#ui/fold.tsx";
import { ListRow } from "#ui/list-row.tsx";
import { List } from "#ui/list.tsx";

import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";

interface AtHomeProps {
  lines: readonly Line[];
  units: UnitChoice;
}

/**
 * Listed items that the cook always has at home, folded; each can be put on the list for this shop.
 */
export function AtHome({ lines, units }: AtHomeProps) {
  const { db } = useSignedInCook();
  const run = useCommand();
  if (lines.length === 0) return null;
  return (
    <Fold title={`Already have it (${lines.length})`}>
      <List label="Already have it">
        {lines.map((line) => (
          <ListRow
            key={line.key}
            title={line.name}
            detail={line.amount === "" ? undefined : inUnits(line.amount, units)}
            trailing={
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Take in ${line.name}`}
                onClick={() =>
                  void run(() => takeStaple(db, line, true), {
                    text: `${line.name} is on the list this time`,
                    undo: () => takeStaple(db, line, false),
                  })
                }
              >
                Take in
              </Button>
            }
          />
        ))}
      </List>
    </Fold>
  );
}
