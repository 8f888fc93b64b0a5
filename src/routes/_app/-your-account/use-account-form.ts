import { useState, type FormEvent } from "react";

import type { FormProblem } from "#auth/form-problems.ts";

import { useFormProblem } from "../../-common/use-form-problem.ts";

interface Work<Form> {
  /** Validates the form before it is sent; null if it is valid. */
  check(form: Form): FormProblem<Form> | null;
  /** Sends the change. */
  send(form: Form): Promise<void>;
  /** The user-facing problem for an error from `send`. */
  explain(error: unknown): FormProblem<Form>;
}

/** The state of a form that changes the account: fields, problem and submission. */
export function useAccountForm<Form extends { [K in keyof Form]: string }>(
  empty: Form,
  { check, send, explain }: Work<Form>,
) {
  const [form, setForm] = useState(empty);
  const [busy, setBusy] = useState(false);
  const { problem, setProblem, errorIdOf } = useFormProblem<Form>();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy) return;
    const found = check(form);
    setProblem(found, element);
    if (found) return;
    setBusy(true);
    try {
      await send(form);
    } catch (error) {
      console.warn("The account could not be changed", error);
      setProblem(explain(error), element);
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    problem,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    field: (name: keyof Form & string) => ({
      name,
      value: form[name],
      errorId: errorIdOf(name),
      maxLength: 256,
      onChange: (event: { target: { value: string } }) =>
        setForm({ ...form, [name]: event.target.value }),
    }),
  };
}
