import { Mic, MicOff, Volume2, VolumeX } from "lucide-react";
import { useEffect, useState } from "react";

import { Button } from "#ui/button.tsx";

import { openVoice } from "./open-voice.ts";
import { useVoiceState, type VoiceControl } from "./use-voice.ts";
import { VoiceConsent } from "./voice-consent.tsx";
import type { Voice } from "./voice.ts";

import itemStyles from "../menu-item.module.css";

interface VoiceMenuProps {
  voice: VoiceControl;
  onDone: () => void;
}

/** The switches for reading aloud and for voice commands, each only if this device supports it. */
export function VoiceMenu({ voice: control, onDone }: VoiceMenuProps) {
  const { voice, take } = control;
  useEffect(() => {
    if (voice) return;
    let isGone = false;
    const open = async () => {
      const opened = await openVoice();
      if (isGone) opened.end();
      else take(opened);
    };
    open().catch((error: unknown) => console.error("There is no voice here", error));
    return () => {
      isGone = true;
    };
  }, [voice, take]);
  return voice ? <VoiceButtons voice={voice} agree={control.agree} onDone={onDone} /> : null;
}

interface VoiceButtonsProps {
  voice: Voice;
  agree: () => void;
  onDone: () => void;
}

function VoiceButtons({ voice, agree, onDone }: VoiceButtonsProps) {
  const { isReading, isListening } = useVoiceState(voice);
  const [isAsking, setAsking] = useState(false);
  const read = () => {
    voice.read(!isReading);
    onDone();
  };
  const listen = (on: boolean) => {
    if (on) agree();
    voice.listen(on);
    onDone();
  };
  return (
    <>
      {voice.canRead ? (
        <Button
          variant="secondary"
          size="lg"
          className={itemStyles.item}
          icon={isReading ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
          onClick={read}
          full
        >
          {isReading ? "Stop reading aloud" : "Read the steps aloud"}
        </Button>
      ) : null}
      {voice.canListen && !isAsking ? (
        <Button
          variant="secondary"
          size="lg"
          className={itemStyles.item}
          icon={isListening ? <MicOff aria-hidden /> : <Mic aria-hidden />}
          aria-expanded={isListening ? undefined : false}
          onClick={() => (isListening ? listen(false) : setAsking(true))}
          full
        >
          {isListening ? "Stop listening" : "Voice commands"}
        </Button>
      ) : null}
      {isAsking ? <VoiceConsent onYes={() => listen(true)} /> : null}
    </>
  );
}
