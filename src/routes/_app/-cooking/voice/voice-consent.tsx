import { Link } from "@tanstack/react-router";
import { Mic } from "lucide-react";
import { useEffect, useRef } from "react";

import { Button } from "#ui/button.tsx";
import { textLinkClass } from "#ui/link-class.ts";
import { Stack } from "#ui/stack.tsx";

import styles from "./voice-consent.module.css";

/** Says what leaves the device before listening starts. */
export function VoiceConsent({ onYes }: { onYes: () => void }) {
  const section = useRef<HTMLElement>(null);
  // The button that opened this may have been removed while focused, so focus would be lost.
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} className={styles.consent} aria-label="Voice commands">
      <Stack gap="sm">
        <p>
          Your browser listens.{" "}
          <Link to="/privacy" className={textLinkClass}>
            Where your voice goes
          </Link>
        </p>
        <Button size="lg" icon={<Mic aria-hidden />} onClick={onYes} full>
          Start listening
        </Button>
      </Stack>
    </section>
  );
}
