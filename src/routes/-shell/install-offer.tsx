import { Smartphone } from "lucide-react";
import { useState, useSyncExternalStore } from "react";

import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";

import { install, subscribeToInstallOffer } from "./install-event.ts";
import {
  installWay,
  noteInstallOffered,
  wasInstallOffered,
  type InstallWay,
} from "./install-way.ts";

const STEPS: Record<Exclude<InstallWay, "button">, string> = {
  ios: "Tap Share at the edge of the browser, then “Add to Home Screen”.",
  "android-firefox": "Open the browser’s menu, then “Add app to Home screen”.",
  "mac-safari": "Choose File, then “Add to Dock”.",
};

/**
 * On home, for a cook whose kitchen isn't empty: offers to install the app until answered, then
 * never again.
 */
export function InstallOffer({ className }: { className: string | undefined }) {
  const way = useSyncExternalStore(subscribeToInstallOffer, installWay);
  const [isAnswered, setAnswered] = useState(wasInstallOffered);
  if (way === null || isAnswered) return null;
  const answer = () => {
    noteInstallOffered();
    setAnswered(true);
  };
  return (
    <div className={className}>
      <Banner
        icon={<Smartphone aria-hidden />}
        title="Keep Simmer at hand"
        action={
          <Cluster>
            {way === "button" ? <InstallButton onAnswer={answer} /> : null}
            <Button size="sm" variant="quiet" onClick={answer}>
              {way === "button" ? "Not now" : "Got it"}
            </Button>
          </Cluster>
        }
      >
        With an icon of its own it opens like any app, also without a signal.
        {way === "button" ? null : ` ${STEPS[way]}`}
      </Banner>
    </div>
  );
}

/** In settings: how to install Simmer in this browser; nothing if it is installed or can't be. */
export function InstallHelp() {
  const way = useSyncExternalStore(subscribeToInstallOffer, installWay);
  if (way === null) return null;
  return (
    <Banner
      icon={<Smartphone aria-hidden />}
      title="Install Simmer"
      action={way === "button" ? <InstallButton onAnswer={noteInstallOffered} /> : undefined}
    >
      {way === "button" ? "With an icon of its own it opens like any app." : STEPS[way]}
    </Banner>
  );
}

function InstallButton({ onAnswer }: { onAnswer: () => void }) {
  const ask = async () => {
    try {
      await install();
    } catch (error) {
      console.warn("The browser did not show its dialog", error);
    }
    onAnswer();
  };
  return (
    <Button size="sm" onClick={() => void ask()}>
      Install
    </Button>
  );
}
