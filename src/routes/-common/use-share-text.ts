import { useToast } from "#ui/toast-context.ts";

/** Texts that are handed to another app. */
export function useShareText() {
  const toast = useToast();

  /** @param done what is said once it is copied */
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ text: done, tone: "success" });
    } catch (error) {
      console.warn("A text could not be copied", error);
      toast.show({ text: "This browser doesn\u2019t let Simmer copy.", tone: "danger" });
    }
  };

  /** Shares a text with another app, or copies it if the browser can't share. */
  const share = async (title: string, text: string, copied: string) => {
    if (!("share" in navigator)) return copy(text, copied);
    try {
      await navigator.share({ title, text });
    } catch (error) {
      // The cook has closed the sheet.
      if (error instanceof DOMException && error.name === "AbortError") return;
      await copy(text, copied);
    }
  };

  return { copy, share };
}
