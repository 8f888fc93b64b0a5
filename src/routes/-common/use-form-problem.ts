import { useState } from "react";

import type { FormProblem } from "#auth/form-problems.ts";

/** Id of the box that says what is wrong with the form. */
export const FORM_PROBLEM_ID = "form-problem";

/** A form's problem, linked to its fields by name. */
export function useFormProblem<Form>() {
  const [problem, setShown] = useState<FormProblem<Form> | null>(null);
  return {
    problem,
    /** Shows the problem and focuses the first field of `form` that it concerns; null clears it. */
    setProblem: (found: FormProblem<Form> | null, form: HTMLFormElement) => {
      setShown(found);
      const field = form.elements.namedItem(String(found?.fields[0]));
      if (field instanceof HTMLElement) field.focus();
    },
    errorIdOf: (field: keyof Form) =>
      problem?.fields.includes(field) ? FORM_PROBLEM_ID : undefined,
  };
}
