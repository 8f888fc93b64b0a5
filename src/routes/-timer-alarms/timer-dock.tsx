import { TimerIcon, VolumeX } from "lucide-react";
import { Suspense, useState } from "react";
import { createPortal } from "react-dom";

import { isLate, placeOf } from "#domain/timers/alarm-words.ts";
import { hasRung, remainingMs, type KitchenTimer } from "#domain/timers/kitchen-timer.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import { Spinner } from "#ui/spinner.tsx";
import { Stack } from "#ui/stack.tsx";
import { topLayerHost } from "#ui/top-layer.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { PartNotHere } from "../-common/part-not-here.tsx";
import { RungAlarm } from "./rung-alarm.tsx";
import { useShownStep } from "./shown-timers.ts";
import { TimerCard } from "./timer-card.tsx";
import { TimerPill } from "./timer-pill.tsx";
import { useAlarmSound } from "./use-alarm-sound.ts";
import { useAlarms } from "./use-alarms.ts";
import { useBottomInset } from "./use-bottom-inset.ts";
import { useNow } from "./use-now.ts";

import styles from "./timer-dock.module.css";

const NewTimer = lazyPart(
  async () => (await import("./new-timer.tsx")).NewTimer,
  "New timers could not be loaded",
  PartNotHere,
);

const SOUND_WORDS = {
  locked: "Tap anywhere to let it ring",
  broken: "It can’t ring here now. Keep an eye on it.",
};

/** At the bottom of every screen: finished timers, and below them the timers running elsewhere. */
export function TimerDock({ timers }: { timers: KitchenTimer[] }) {
  const now = useNow(timers.some(({ endsAt }) => endsAt !== null));
  const shown = useShownStep();
  const [open, setOpen] = useState<"timers" | "new" | null>(null);
  const close = () => setOpen(null);
  const isSoundWanted = timers.some((timer) => timer.endsAt !== null && !isLate(timer, now));
  const sound = useAlarmSound(isSoundWanted);
  useAlarms(timers, now, sound);
  const dock = useBottomInset();

  const sorted = timers.toSorted((a, b) => remainingMs(a, now) - remainingMs(b, now));
  const rung = sorted.filter((timer) => hasRung(timer, now));
  const going = sorted.filter((timer) => !hasRung(timer, now));
  const elsewhere = going.filter(
    ({ recipeId, step }) => !shown?.isInReach || recipeId !== shown.recipeId || step !== shown.step,
  );

  return (
    <>
      {createPortal(
        <>
          <div role="alert" aria-atomic={false}>
            {rung.map((timer) => (
              <VisuallyHidden key={timer.id} as="div">
                Time&rsquo;s up: {timer.label}. {placeOf(timer)}
              </VisuallyHidden>
            ))}
          </div>
          <section ref={dock} className={styles.dock} aria-label="Kitchen timers">
            {rung.map((timer) => (
              <RungAlarm key={timer.id} timer={timer} now={now} />
            ))}
            <div role="status">
              {isSoundWanted && (sound === "locked" || sound === "broken") ? (
                <p className={styles.sound}>
                  <VolumeX aria-hidden />
                  {SOUND_WORDS[sound]}
                </p>
              ) : null}
            </div>
            {elsewhere.length > 0 ? (
              <ul className={styles.pills} aria-label="Timers">
                {elsewhere.map((timer) => (
                  <li key={timer.id}>
                    <TimerPill timer={timer} now={now} onOpen={() => setOpen("timers")} />
                  </li>
                ))}
              </ul>
            ) : null}
          </section>
        </>,
        topLayerHost(),
      )}
      <Dialog open={open === "timers" && going.length > 0} onClose={close} title="Timers">
        <Stack gap="sm">
          {going.map((timer) => (
            <TimerCard key={timer.id} timer={timer} now={now} onLeave={close} />
          ))}
          <Button
            variant="secondary"
            icon={<TimerIcon aria-hidden />}
            onClick={() => setOpen("new")}
            full
          >
            New timer
          </Button>
        </Stack>
      </Dialog>
      <Dialog open={open === "new"} onClose={close} title="New timer">
        <Suspense fallback={<Spinner />}>
          <NewTimer about={shown} onStarted={close} />
        </Suspense>
      </Dialog>
    </>
  );
}
