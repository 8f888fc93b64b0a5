import type { ReactNode } from "react";

import { EmptyState, type EmptyStateProps } from "#ui/empty-state.tsx";

import { ToCome, type ToComeProps } from "./to-come.tsx";
import { useIsHere, type Fetched } from "./use-is-here.ts";

interface OnceHereProps extends Omit<ToComeProps, "of"> {
  of?: Fetched | undefined;
  /** Absent if a part of a screen is simply not rendered when empty. */
  children?: ReactNode;
}

/**
 * Shows `children` once the cook's kitchen is on this device, and a placeholder until then. On a new
 * device nothing may look empty, or unset, before it has been fetched.
 */
export function OnceHere({ of = "kitchen", children, ...placeholder }: OnceHereProps) {
  return useIsHere(of) ? children : <ToCome of={of} {...placeholder} />;
}

/** The empty state of what sync brings: every screen says "nothing here" through this. */
export function KitchenEmpty({
  of,
  shape,
  count,
  ...empty
}: EmptyStateProps & Pick<OnceHereProps, "of" | "shape" | "count">) {
  return (
    <OnceHere of={of} shape={shape} count={count}>
      <EmptyState {...empty} />
    </OnceHere>
  );
}
