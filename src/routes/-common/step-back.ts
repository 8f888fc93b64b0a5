import { useRouter } from "@tanstack/react-router";

/**
 * Goes back in the browser's history where that leads to one of the paths, which is then as it was
 * left: scrolled and filtered. Returns whether it did; if not, there is a link to follow. So
 * the header's way back and the phone's are one, and going up and down leaves no trail to go back
 * through.
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
