import { useEffect } from "react";

import { PART_NOT_HERE } from "#failure-words/screen-words.ts";
import { useToast } from "#ui/toast-context.ts";

/** Replaces a dialog's content that could not be loaded. */
export function PartNotHere() {
  return <p role="status">{PART_NOT_HERE}</p>;
}

/** Replaces a dialog that could not be loaded: shows a message and returns focus to the opener. */
export function DialogNotHere({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  useEffect(() => {
    toast.show({ text: PART_NOT_HERE, tone: "danger" });
    onClose();
  }, [toast, onClose]);
  return null;
}
