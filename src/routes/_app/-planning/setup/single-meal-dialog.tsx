import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

interface SingleMealDialogProps {
  open: boolean;
  onGoBack: () => void;
  onSingle: () => void;
}

/** Offers the single-meal flow for a setup with few serves and one meal. */
export function SingleMealDialog({ open, onGoBack, onSingle }: SingleMealDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onGoBack}
      title="Single Meal Option"
      actions={
        <>
          <Button variant="secondary" onClick={onGoBack}>
            Go Back
          </Button>
          <Button onClick={onSingle}>Single Meal</Button>
        </>
      }
    >
      <p>
        One recipe of 4 serves covers all of this. Choose a single meal, or go back to plan more.
      </p>
    </Dialog>
  );
}
