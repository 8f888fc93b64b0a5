import { FileDown, Refrigerator, Search, Snowflake } from "lucide-react";
import { useState } from "react";

import { Checkbox } from "#ui/checkbox.tsx";
import { FileDrop } from "#ui/file-drop.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { Rating } from "#ui/rating.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { SegmentedControl } from "#ui/segmented-control.tsx";
import { Stack } from "#ui/stack.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";

const MEALS = [
  { value: "breakfast", label: "Breakfast" },
  { value: "lunch", label: "Lunch" },
  { value: "dinner", label: "Dinner" },
] as const;

export function GalleryFields() {
  const [days, setDays] = useState(7);
  const [stars, setStars] = useState(4);
  const [place, setPlace] = useState<"fridge" | "freezer">("fridge");
  const [meal, setMeal] = useState<"breakfast" | "lunch" | "dinner">("dinner");
  const [ticked, setTicked] = useState(true);
  return (
    <Stack gap="lg">
      <SectionTitle>Fields</SectionTitle>
      <TextField label="Recipe title" placeholder="Grandma's dumplings" maxLength={120} />
      <TextField
        label="Search"
        hideLabel
        placeholder="Search"
        icon={<Search aria-hidden="true" />}
      />
      <TextField
        label="Email"
        type="email"
        defaultValue="ana@"
        error="Invalid email address"
        hint="The one you signed up with."
      />
      <PasswordField label="Password" defaultValue="secret" hint="At least 6 characters." />
      <TextField label="Not now" disabled defaultValue="Can't be changed" />
      <TextArea label="Description" maxLength={280} showCount defaultValue="Slow, red and good." />
      <SectionTitle>Choices</SectionTitle>
      <FileDrop
        label="Choose files"
        mouseHint="Or drop them here."
        hint="Any files."
        icon={<FileDown aria-hidden="true" />}
        onFiles={() => {}}
      />
      <FileDrop
        label="Choose other files"
        icon={<FileDown aria-hidden="true" />}
        brief
        onFiles={() => {}}
      />
      <Stepper label="Days" unit="days" value={days} onValueChange={setDays} min={1} max={14} />
      <Stepper
        label="People"
        value={8}
        onValueChange={() => {}}
        min={1}
        max={8}
        error="Maximum 30 serves allowed (currently 56)"
      />
      <Stepper label="Portions" value={0} onValueChange={() => {}} min={0} max={9} disabled />
      <Stepper label="Eaten now" short="Eaten" value={2} onValueChange={() => {}} min={0} max={9} />
      <SegmentedControl label="Meal type" value={meal} onValueChange={setMeal} options={MEALS} />
      <SegmentedControl
        label="Where to"
        value={place}
        onValueChange={setPlace}
        options={[
          { value: "fridge", label: "Fridge", icon: <Refrigerator aria-hidden="true" /> },
          { value: "freezer", label: "Freezer", icon: <Snowflake aria-hidden="true" /> },
        ]}
      />
      <SegmentedControl
        label="Not to be changed"
        value={meal}
        onValueChange={setMeal}
        options={MEALS}
        disabled
      />
      <Rating label="Not yet" value={0} onValueChange={() => {}} disabled />
      <Rating label="How was it?" value={stars} onValueChange={setStars} hint="Cook it again!" />
      <Checkbox
        label="Basmati rice"
        detail="300 g"
        settles
        checked={ticked}
        onCheckedChange={setTicked}
      />
      <Checkbox label="Ripe tomatoes" settles checked={false} onCheckedChange={() => {}} />
      <Switch label="Share" checked={ticked} onCheckedChange={setTicked} />
      <Checkbox label="Not available" disabled checked onCheckedChange={() => {}} />
    </Stack>
  );
}
