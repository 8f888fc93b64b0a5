import { useRouter } from "@tanstack/react-router";

/**
 * Goes back in the browser's history if the previous entry is one of the paths; that screen keeps
 * its scroll position and filters. Returns whether it went back; if not, the caller follows a link.
 * The header's back button therefore does the same as the phone's, and moving up and down between
 * screens adds no history entries to step back through.
 */
export function useStepBack(): (paths: readonly string[]) => boolean {
  const { history } = useRouter();
  return (paths) => {
    const { before } = history.location.state;
    if (before === undefined || !paths.includes(before)) return false;
    history.back();
    return true;
  };
}
