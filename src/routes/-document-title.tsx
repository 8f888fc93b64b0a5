import { useEffect } from "react";

/** Names the page in tabs, in the history and to screen readers: "Shopping List · Simmer". */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Simmer`;
  }, [title]);
}
