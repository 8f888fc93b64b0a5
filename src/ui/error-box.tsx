import { RotateCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";

export interface ErrorBoxProps {
  /** For a field's `errorId`. */
  id?: string | undefined;
  /** The message, read out as soon as it appears. */
  children: ReactNode;
  title?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** Another action, beside or instead of the retry. */
  action?: ReactNode;
}

/** An error message in a red box. */
export function ErrorBox({
  id,
  children,
  title,
  onRetry,
  retryLabel = "Try again",
  action,
}: ErrorBoxProps) {
  const retry = onRetry !== undefined && (
    <Button
      variant="secondary"
      size="sm"
      icon={<RotateCw aria-hidden="true" />}
      onClick={() => onRetry()}
    >
      {retryLabel}
    </Button>
  );
  return (
    <Banner
      id={id}
      tone="danger"
      role="alert"
      title={title}
      icon={<TriangleAlert aria-hidden="true" />}
      action={
        retry || action !== undefined ? (
          <>
            {retry}
            {action}
          </>
        ) : undefined
      }
    >
      {children}
    </Banner>
  );
}
