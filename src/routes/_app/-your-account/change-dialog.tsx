import { useId, type FormEvent, type ReactNode } from "react";

import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { Stack } from "#ui/stack.tsx";

import { FORM_PROBLEM_ID } from "../../-common/use-form-problem.ts";

interface ChangeDialogProps {
  title: string;
  /** What the change means, above the fields. */
  about?: ReactNode;
  submitLabel: string;
  busy: boolean;
  problem: { message: string } | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet with one small form. It can't be closed while the request is in progress. */
export function ChangeDialog({
  title,
  about,
  submitLabel,
  busy,
  problem,
  onSubmit,
  onClose,
  children,
}: ChangeDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      dismissible={!busy}
      actions={
        <Button type="submit" form={formId} size="lg" busy={busy} full>
          {submitLabel}
        </Button>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate>
        <Stack>
          {about}
          {problem ? <ErrorBox id={FORM_PROBLEM_ID}>{problem.message}</ErrorBox> : null}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
