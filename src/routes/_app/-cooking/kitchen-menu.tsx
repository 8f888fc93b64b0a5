import { Link } from "@tanstack/react-router";
import { AlarmClock, ChartNoAxesGantt, CookingPot, Ellipsis, TimerIcon } from "lucide-react";
import { Suspense, useState } from "react";

import type { Dish } from "#domain/stove/stove-dish.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import { Spinner } from "#ui/spinner.tsx";
import { Stack } from "#ui/stack.tsx";

import { linkToChoice, type CookPlace } from "../../-common/cook-place.ts";
import { PartNotHere } from "../../-common/part-not-here.tsx";
import { DinnerSheet } from "../../-stove/dinner-button.tsx";
import type { TimedRecipe } from "../../-timer-alarms/new-timer.tsx";
import type { VoiceControl } from "./voice/use-voice.ts";

import styles from "./kitchen-menu.module.css";
import itemStyles from "./menu-item.module.css";

const NewTimer = lazyPart(
  async () => (await import("../../-timer-alarms/new-timer.tsx")).NewTimer,
  "New timers could not be loaded",
  PartNotHere,
);
const TimelineView = lazyPart(
  async () => (await import("./timeline-view.tsx")).TimelineView,
  "The timeline could not be loaded",
  PartNotHere,
);
const VoiceMenu = lazyPart(
  async () => (await import("./voice/voice-menu.tsx")).VoiceMenu,
  "Voice commands could not be loaded",
);

const TITLES = {
  menu: "While you cook",
  timeline: "Timeline",
  timer: "New timer",
  dinner: "Eat at a set time",
} as const;

interface KitchenMenuProps {
  place: CookPlace;
  about: TimedRecipe;
  dishes: readonly Dish[];
  voice: VoiceControl;
}

/** A menu for what a cook needs only occasionally at a step: timeline, timers, voice. */
export function KitchenMenu({ place, about, dishes, voice }: KitchenMenuProps) {
  const [view, setView] = useState<keyof typeof TITLES | null>(null);
  const close = () => setView(null);
  return (
    <>
      <IconButton
        label="While you cook: timeline, timer, voice"
        className={styles.open}
        tone="filled"
        icon={<Ellipsis aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setView("menu")}
      />
      <Dialog open={view !== null} onClose={close} title={TITLES[view ?? "menu"]}>
        <Suspense fallback={<Spinner />}>
          {view === "timer" ? <NewTimer about={about} onStarted={close} /> : null}
          {view === "timeline" ? <TimelineView initial={dishes} /> : null}
          {view === "dinner" ? <DinnerSheet recipeId={about?.recipeId} /> : null}
          {view === "menu" ? (
            <Stack gap="sm">
              <Button
                variant="secondary"
                size="lg"
                className={itemStyles.item}
                icon={<ChartNoAxesGantt aria-hidden />}
                onClick={() => setView("timeline")}
                full
              >
                What to do when
              </Button>
              <Button
                variant="secondary"
                size="lg"
                className={itemStyles.item}
                icon={<TimerIcon aria-hidden />}
                onClick={() => setView("timer")}
                full
              >
                New timer
              </Button>
              <Button
                variant="secondary"
                size="lg"
                className={itemStyles.item}
                icon={<AlarmClock aria-hidden />}
                onClick={() => setView("dinner")}
                full
              >
                Eat at a set time
              </Button>
              <Link
                {...linkToChoice(place)}
                className={`${buttonClass({ variant: "secondary", size: "lg", full: true })} ${itemStyles.item}`}
              >
                <CookingPot aria-hidden />
                Cook another dish beside it
              </Link>
              <VoiceMenu voice={voice} onDone={close} />
            </Stack>
          ) : null}
        </Suspense>
      </Dialog>
    </>
  );
}
