import { useState, type FormEvent } from "react";

import { PORTIONS_MAX } from "#domain/limits.ts";
import { ErrorBox } from "#ui/error-box.tsx";
import { SegmentedControl } from "#ui/segmented-control.tsx";
import { Stack } from "#ui/stack.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { TextField } from "#ui/text-field.tsx";

import { FORM_PROBLEM_ID, useFormProblem } from "../../-common/use-form-problem.ts";
import { dayOf, firstDay, portionProblem, type PortionForm } from "./portion-form.ts";

const PLACES = [
  { value: "fridge", label: "Fridge" },
  { value: "freezer", label: "Freezer" },
] as const;

interface PortionFieldsProps {
  id: string;
  initial: PortionForm;
  /** Whether the name can be changed; portions of a recipe keep the recipe's title. */
  hasName: boolean;
  /** Called with each change. */
  onChange?: (form: PortionForm) => void;
  onSubmit: (form: PortionForm, now: number) => void;
}

/**
 * Fields for the name, number, place and date of portions. The surrounding dialog has the button.
 */
export function PortionFields(props: PortionFieldsProps) {
  const { id, initial, hasName, onChange, onSubmit } = props;
  const [form, setForm] = useState(initial);
  const { problem, setProblem, errorIdOf } = useFormProblem<PortionForm>();
  const [now] = useState(() => Date.now());
  const set = (edit: Partial<PortionForm>) => {
    setForm({ ...form, ...edit });
    onChange?.({ ...form, ...edit });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = portionProblem(form, Date.now());
    setProblem(found, event.currentTarget);
    if (!found) onSubmit(form, Date.now());
  };
  return (
    <form id={id} onSubmit={submit} noValidate>
      <Stack>
        {problem ? <ErrorBox id={FORM_PROBLEM_ID}>{problem.message}</ErrorBox> : null}
        {hasName ? (
          <TextField
            label="Name"
            name="title"
            value={form.title}
            errorId={errorIdOf("title")}
            autoComplete="off"
            maxLength={1_000}
            onChange={(event) => set({ title: event.target.value })}
          />
        ) : null}
        <Stepper
          label="Portions"
          value={form.count}
          min={1}
          max={PORTIONS_MAX}
          onValueChange={(count) => set({ count })}
        />
        <SegmentedControl
          label="Where"
          value={form.storage}
          options={PLACES}
          onValueChange={(storage) => set({ storage })}
        />
        <TextField
          label="Stored on"
          name="date"
          type="date"
          value={form.date}
          min={firstDay(now)}
          max={dayOf(now)}
          errorId={errorIdOf("date")}
          onChange={(event) => set({ date: event.target.value })}
        />
      </Stack>
    </form>
  );
}
