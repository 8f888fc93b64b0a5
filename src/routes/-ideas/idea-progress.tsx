import { Smartphone, Sparkles } from "lucide-react";

import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

import { StopButton } from "./stop-button.tsx";
import type { IdeasProgress } from "./use-more-ideas.ts";

interface IdeaProgressProps {
  /** Whether no idea has arrived yet. */
  isEmpty: boolean;
  /** How many ideas there are to choose from. */
  inView: number;
  progress: IdeasProgress;
  /** Why the ideas are of this device, as told above them. */
  reason: string | undefined;
  /** "dinner", for screen readers. */
  meal: string;
  onGenerate: (from?: "service" | "device") => void;
  onStop: () => void;
}

/** Below the ideas: the progress of a request, its result, and how to get more. */
export function IdeaProgress(props: IdeaProgressProps) {
  const { isEmpty, inView, progress, reason, meal, onGenerate, onStop } = props;
  const { busy, failure, stopped, told } = progress;
  const { note, searchedDevice } = told;
  const fromDevice = searchedDevice ? undefined : (
    <Button
      variant="secondary"
      size="sm"
      icon={<Smartphone />}
      onClick={() => onGenerate("device")}
    >
      Use meals on this device
    </Button>
  );
  return (
    <>
      {busy ? (
        <>
          <StopButton onStop={onStop} />
          <Skeleton shape="card" count={4} label={`Finding ${meal} ideas`} />
        </>
      ) : null}
      {stopped ? (
        <Banner role="status" title="Stopped" action={fromDevice}>
          Generate more when you like.
        </Banner>
      ) : null}
      {!busy && !stopped && !failure && inView === 0 ? (
        <Banner title="Nothing left to choose from">
          Generate more, or look in Settings at what new ideas have to avoid.
        </Banner>
      ) : null}
      {note ? <Banner role="status">{note}</Banner> : null}
      {failure && failure !== reason ? (
        <ErrorBox onRetry={() => onGenerate()} action={fromDevice}>
          {failure}
        </ErrorBox>
      ) : null}
      {isEmpty && (busy || failure) ? null : (
        <Button
          variant="secondary"
          icon={<Sparkles />}
          full
          busy={busy}
          onClick={() => onGenerate()}
        >
          Generate More
        </Button>
      )}
    </>
  );
}

interface IdeaReasonProps {
  /** As `useMoreIdeas` gives it. */
  reason: string | undefined;
  progress: IdeasProgress;
  onRetry: () => void;
}

/** Above the ideas: why they are meals of this device. */
export function IdeaReason({ reason, progress, onRetry }: IdeaReasonProps) {
  if (reason === undefined) return null;
  return reason === progress.failure ? (
    <ErrorBox onRetry={onRetry}>{reason}</ErrorBox>
  ) : (
    <Banner role="status">{reason}</Banner>
  );
}
