import { useRouter } from "@tanstack/react-router";
import { useState } from "react";

import { accountFailure, emailProblem, type EmailForm } from "#auth/account-problems.ts";
import { MAIL_NOT_SENT } from "#failure-words/account-words.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextField } from "#ui/text-field.tsx";

import { useSignedInCook } from "../../-common/use-live-data.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { useAccountForm } from "./use-account-form.ts";

export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { session } = useSignedInCook();
  const router = useRouter();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { field, ...form } = useAccountForm<EmailForm>(
    { email: "", password: "" },
    {
      check: (entered) => emailProblem(entered, session.email),
      async send(entered) {
        const account = await router.options.context.loadAccount();
        await account.changeEmail(session.uid, entered);
        setSentTo(entered.email.trim());
      },
      explain: (error) =>
        accountFailure<EmailForm>(error, { password: "password", new: "email" }, MAIL_NOT_SENT),
    },
  );
  if (sentTo !== null) return <LinkSent to={sentTo} from={session.email} onClose={onClose} />;
  return (
    <ChangeDialog
      title="Your email"
      about={
        <p>
          We send a link to the new address. Until you follow it, you sign in with {session.email}.
        </p>
      }
      submitLabel="Send link"
      onClose={onClose}
      {...form}
    >
      <TextField
        label="New email"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field("email")}
        maxLength={254}
      />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...field("password")}
      />
    </ChangeDialog>
  );
}

function LinkSent({ to, from, onClose }: { to: string; from: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Look in your mail"
      actions={
        <Button onClick={onClose} size="lg" full>
          Done
        </Button>
      }
    >
      <Stack role="status">
        <p>
          A link is on its way to <strong>{to}</strong>. Follow it, and the change is made. Then
          sign in again with the new email on each of your devices; nothing on them is lost.
        </p>
        <p>
          Nothing there? Look in your spam folder. Until you follow the link, {from} stays your
          email. An address that already has an account gets no mail.
        </p>
      </Stack>
    </Dialog>
  );
}
