import { Mic, MicOff, Volume2, VolumeX } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { Button } from "#ui/button.tsx";
import { Stack } from "#ui/stack.tsx";

import { openVoice } from "./open-voice.ts";
import { useVoiceState, type VoiceControl } from "./use-voice.ts";
import type { Voice } from "./voice.ts";

import itemStyles from "../menu-item.module.css";
import styles from "./voice-menu.module.css";

interface VoiceMenuProps {
  voice: VoiceControl;
  onDone: () => void;
}

/** The switches for reading aloud and for voice commands, each only if this device supports it. */
export function VoiceMenu({ voice: { voice, take }, onDone }: VoiceMenuProps) {
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
  return voice ? <VoiceButtons voice={voice} onDone={onDone} /> : null;
}

function VoiceButtons({ voice, onDone }: { voice: Voice; onDone: () => void }) {
  const { isReading, isListening } = useVoiceState(voice);
  const [isAsking, setAsking] = useState(false);
  const read = () => {
    voice.read(!isReading);
    onDone();
  };
  const listen = (on: boolean) => {
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

/** Says what leaves the device before listening starts. */
function VoiceConsent({ onYes }: { onYes: () => void }) {
  const section = useRef<HTMLElement>(null);
  // The button that opened this has been removed while focused, so focus would be lost.
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} className={styles.consent} aria-label="Voice commands">
      <Stack gap="sm">
        <p>
          Say <q>next</q>, <q>back</q>, <q>repeat</q>, <q>start timer</q> or <q>how much butter</q>.
        </p>
        <p>
          Your browser does the listening. Most browsers send what the microphone hears to their
          maker (Chrome to Google, Edge to Microsoft, Safari to Apple) to turn it into words. Simmer
          gets the words, and neither keeps them nor sends them anywhere.
        </p>
        <p>
          It listens only while <q>Listening</q> stands above the step, until you stop it, leave the
          steps or put the app away.
        </p>
        <Button size="lg" icon={<Mic aria-hidden />} onClick={onYes} full>
          Start listening
        </Button>
      </Stack>
    </section>
  );
}
