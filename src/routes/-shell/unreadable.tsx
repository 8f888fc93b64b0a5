import { useState } from "react";

import { areTimersReadable } from "#db/repositories/timer-repository.ts";
import { isUserReadable } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";

import { useLiveData } from "../-common/use-live-data.ts";
import { useIsOutdated } from "./outdated.tsx";
import { Prompt } from "./update-prompt.tsx";

async function readWarnings(db: SimmerDb): Promise<string[]> {
  const [user, timers] = await Promise.all([isUserReadable(db), areTimersReadable(db)]);
  return [
    ...(user ? [] : ["Your allergies and diet can’t be read: warnings go by what was last known."]),
    ...(timers ? [] : ["Your timers can’t be read and may not ring: use another timer."]),
  ];
}

/**
 * A screen works without data that it does not need. But where unreadable data could harm a cook (a
 * missing warning, a timer that stays silent), every screen says so.
 */
export function Unreadable() {
  const warnings = useLiveData(readWarnings, [], []);
  const [isDismissed, setDismissed] = useState(false);
  // A newer version closed the database, so nothing can be read; the cook has already been told.
  const isOutdated = useIsOutdated();
  if (warnings.length === 0 || isDismissed || isOutdated) return null;
  return (
    <Prompt label="Some things can’t be read">
      <Banner
        tone="danger"
        role="alert"
        onDismiss={() => setDismissed(true)}
        title="This device can’t read everything"
        action={
          <Button size="sm" onClick={() => window.location.reload()}>
            Reload
          </Button>
        }
      >
        {warnings.join(" ")}
      </Banner>
    </Prompt>
  );
}
