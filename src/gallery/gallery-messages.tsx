import { Info, Pause, Play, Utensils } from "lucide-react";
import { useState } from "react";

import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { CookText } from "#ui/cook-text.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TimerFace } from "#ui/timer-face.tsx";
import { useToast } from "#ui/toast-context.ts";

export function GalleryMessages() {
  const [dialog, setDialog] = useState<"form" | "confirm" | null>(null);
  const toasts = useToast();
  const close = () => setDialog(null);
  return (
    <Stack gap="lg">
      <SectionTitle>Messages</SectionTitle>
      <Banner icon={<Info aria-hidden="true" />} onDismiss={() => {}}>
        Saved on this device. Will sync when you’re back online.
      </Banner>
      <Banner tone="progress" title="Still cooking" action={<Button size="sm">Go on</Button>}>
        Step 3 of 7: simmer the sauce.
      </Banner>
      <Banner tone="success">Thank you! We read every note.</Banner>
      <ErrorBox onRetry={() => {}}>Failed to fetch meal ideas: 503</ErrorBox>
      <EmptyState
        title="Nothing in the fridge yet"
        text="Portions you keep after cooking show up here, with how old they are."
        picture={<Utensils aria-hidden="true" />}
        action={<Button variant="secondary">Start cooking</Button>}
      />
      <Cluster>
        <Button variant="secondary" onClick={() => setDialog("form")}>
          Open dialog
        </Button>
        <Button variant="secondary" onClick={() => setDialog("confirm")}>
          Ask first
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toasts.show({
              text: "Removed from the shopping list",
              undo: () => toasts.show({ text: "Back on the list" }),
            })
          }
        >
          Show toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toasts.show({
              text: "Your meal plan is saved",
              tone: "success",
              action: { label: "Cook now", run: () => {} },
              otherAction: { label: "See list", run: () => {} },
            })
          }
        >
          Show two ways on
        </Button>
        <Button
          variant="secondary"
          onClick={() => toasts.show({ text: "Failed to upload recipe", tone: "danger" })}
        >
          Show trouble
        </Button>
      </Cluster>
      <SectionTitle>Waiting</SectionTitle>
      <Cluster gap="lg">
        <Spinner size="sm" />
        <Spinner />
        <Spinner size="lg" />
      </Cluster>
      <ProgressBar label="Recipes cooked" value={3} max={5} text="3 of 5" />
      <ProgressBar label="Writing your recipes" tone="butter" />
      <Skeleton count={3} />
      <SectionTitle>Cooking</SectionTitle>
      <CookText>Add the onions and cook gently for 10 minutes, until soft and golden.</CookText>
      <TimerFace label="Not started" remaining={600} total={600} state="ready" />
      <TimerFace
        label="Onions"
        remaining={402}
        total={600}
        state="running"
        actions={<IconButton label="Pause" icon={<Pause aria-hidden="true" />} />}
      />
      <TimerFace
        label="Rice"
        remaining={95}
        total={1200}
        state="paused"
        actions={<IconButton label="Go on" icon={<Play aria-hidden="true" />} />}
      />
      <TimerFace label="Bread" remaining={0} total={1200} state="done" size="lg" />
      <Dialog
        open={dialog === "form"}
        onClose={close}
        title="Report an Issue"
        actions={<Button onClick={close}>Send</Button>}
      >
        <TextArea label="What happened?" rows={4} />
      </Dialog>
      <ConfirmDialog
        open={dialog === "confirm"}
        title="Leave this plan?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        tone="danger"
        onConfirm={close}
        onCancel={close}
      >
        The ideas you chose so far will be gone.
      </ConfirmDialog>
    </Stack>
  );
}
