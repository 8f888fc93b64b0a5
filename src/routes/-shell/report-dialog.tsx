import { useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from "react";
import * as v from "valibot";

import { findDraft, type KeptDraft } from "#db/repositories/draft-repository.ts";
import { sendFeedback } from "#db/repositories/feedback-repository.ts";
import { FEEDBACK_MAX, FEEDBACK_SUCCESS_MS } from "#domain/limits.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextArea } from "#ui/text-area.tsx";

import { KeptBanner } from "../-common/kept-banner.tsx";
import { useKeptDraft } from "../-common/use-kept-draft.ts";
import { useLiveData, useSignedInCook } from "../-common/use-live-data.ts";

const FORM_ID = "report-an-issue";

interface ReportDialogProps {
  /** Text to start with. */
  draft?: string;
  onClose: () => void;
}

/** Report an Issue: saved on this device at once, sent when there is a connection. */
export function ReportDialog(props: ReportDialogProps) {
  const key = `report:${props.draft ?? ""}`;
  const kept = useLiveData((db) => findDraft(db, key, v.string()), [key]);
  return kept === undefined ? null : <Report {...props} draftKey={key} kept={kept} />;
}

interface ReportProps extends ReportDialogProps {
  draftKey: string;
  /** An unsent draft. */
  kept: KeptDraft<string> | null;
}

function Report({ draft = "", onClose, draftKey, kept }: ReportProps) {
  const { db } = useSignedInCook();
  const [begun] = useState(kept);
  const [text, setText] = useState(begun?.value ?? draft.slice(0, FEEDBACK_MAX));
  const [typed, setTyped] = useState(false);
  const [isKeptShown, setKeptShown] = useState(begun !== null);
  const [id] = useState(begun?.id ?? crypto.randomUUID());
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useRef(false);
  const { drop } = useKeptDraft({ key: draftKey, id, value: text, isChanged: typed && !sent });

  // As an event: its caller renders while it syncs, and each new `onClose` would begin the time anew.
  const closed = useEffectEvent(onClose);
  // A layout effect, so that the time begins when the thanks are there and not some paints later.
  useLayoutEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => closed(), FEEDBACK_SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [sent]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const trimmed = text.trim();
    if (trimmed === "") {
      setProblem("Please tell us what happened");
      field.current?.focus();
      return;
    }
    // A second tap, however fast, is ignored while the first one is being sent.
    if (sending.current) return;
    sending.current = true;
    try {
      await sendFeedback(db, trimmed, window.location.pathname);
      drop();
      setSent(true);
    } catch (error) {
      sending.current = false;
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Report an Issue"
      actions={
        sent ? undefined : (
          <Button type="submit" form={FORM_ID} full>
            Send
          </Button>
        )
      }
    >
      <div role="status">
        {sent ? (
          <Banner tone="success" title="Thank you">
            Your report is on its way.
          </Banner>
        ) : null}
      </div>
      {sent ? null : (
        <form id={FORM_ID} onSubmit={(event) => void submit(event)} noValidate>
          <Stack>
            {isKeptShown ? (
              <KeptBanner
                onDiscard={() => {
                  drop();
                  setText(draft.slice(0, FEEDBACK_MAX));
                  setTyped(false);
                  setKeptShown(false);
                  field.current?.focus();
                }}
              />
            ) : null}
            {failure ? <ErrorBox>{failure}</ErrorBox> : null}
            <TextArea
              label="What went wrong, or what would you like?"
              name="text"
              rows={5}
              maxLength={FEEDBACK_MAX}
              value={text}
              error={problem}
              ref={field}
              autoFocus
              onChange={(event) => {
                setText(event.target.value);
                setTyped(true);
                setProblem(undefined);
              }}
            />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
