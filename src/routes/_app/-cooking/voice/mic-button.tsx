import { Mic, MicOff } from "lucide-react";
import { useState, useSyncExternalStore } from "react";

import { Dialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";

import { CAN_LISTEN } from "./recogniser.ts";
import type { VoiceControl } from "./use-voice.ts";
import { VoiceConsent } from "./voice-consent.tsx";

interface MicButtonProps {
  voice: VoiceControl;
  className: string | undefined;
}

const watchNothing = () => () => {};

/**
 * Switches listening on and off at the step; the first time, the cook is told where the audio goes.
 * Nothing in a browser that can't listen.
 */
export function MicButton({ voice: control, className }: MicButtonProps) {
  const { voice, take, hasAgreed, agree } = control;
  const [isAsking, setAsking] = useState(false);
  const isListening = useSyncExternalStore(
    voice?.subscribe ?? watchNothing,
    () => voice?.state().isListening ?? false,
  );
  if (!CAN_LISTEN) return null;
  const listen = async () => {
    if (voice) return voice.listen(!isListening);
    const { openVoice } = await import("./open-voice.ts");
    const opened = await openVoice();
    take(opened);
    opened.listen(true);
  };
  const toggle = () => {
    listen().catch((error: unknown) => console.error("There is no voice here", error));
  };
  return (
    <>
      <IconButton
        label={isListening ? "Stop the microphone" : "Microphone"}
        tone="filled"
        className={className}
        data-on={isListening || undefined}
        icon={isListening ? <MicOff aria-hidden /> : <Mic aria-hidden />}
        onClick={hasAgreed || isListening ? toggle : () => setAsking(true)}
      />
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="Voice commands">
        <VoiceConsent
          onYes={() => {
            agree();
            setAsking(false);
            toggle();
          }}
        />
      </Dialog>
    </>
  );
}
