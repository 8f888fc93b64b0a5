import { useState } from "react";

import { Card } from "#ui/card.tsx";
import { SegmentedControl } from "#ui/segmented-control.tsx";
import { Stack } from "#ui/stack.tsx";

import { keepAppearance, readAppearance, type Appearance } from "../../-common/kept-appearance.ts";

const THEMES: readonly { value: Appearance["theme"]; label: string }[] = [
  { value: "", label: "Device’s" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

const TEXTS: readonly { value: Appearance["text"]; label: string }[] = [
  { value: "", label: "Device’s" },
  { value: "large", label: "Large" },
  { value: "larger", label: "Larger" },
];

/** Light or dark, and how large text is, on this device. */
export function AppearanceSetting() {
  const [look, setLook] = useState(readAppearance);
  const change = (part: Partial<Appearance>) => {
    const next = { ...look, ...part };
    keepAppearance(next);
    setLook(next);
  };
  return (
    <Card as="section" aria-label="Appearance">
      <Stack>
        <SegmentedControl
          label="Light or dark"
          value={look.theme}
          onValueChange={(theme) => change({ theme })}
          options={THEMES}
        />
        <SegmentedControl
          label="Text size"
          value={look.text}
          onValueChange={(text) => change({ text })}
          options={TEXTS}
        />
      </Stack>
    </Card>
  );
}
