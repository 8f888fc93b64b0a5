import { useRouter } from "@tanstack/react-router";

import { accountFailure, nameProblem, type NameForm } from "#auth/account-problems.ts";
import { NAME_NOT_CHANGED } from "#failure-words/account-words.ts";
import { TextField } from "#ui/text-field.tsx";
import { useToast } from "#ui/toast-context.ts";

import { useSignedInCook } from "../../-common/use-live-data.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { useAccountForm } from "./use-account-form.ts";

export function NameDialog({ onClose }: { onClose: () => void }) {
  const { session } = useSignedInCook();
  const router = useRouter();
  const toast = useToast();
  const { field, ...form } = useAccountForm<NameForm>(
    { displayName: session.displayName },
    {
      check: nameProblem,
      async send({ displayName }) {
        const { loadAccount, sessions } = router.options.context;
        const renamed = await (await loadAccount()).rename(session.uid, displayName);
        sessions.set(renamed);
        await router.invalidate();
        toast.show({ text: "Your name is changed", tone: "success" });
        onClose();
      },
      explain: (error) => accountFailure<NameForm>(error, {}, NAME_NOT_CHANGED),
    },
  );
  return (
    <ChangeDialog title="Your name" submitLabel="Save name" onClose={onClose} {...form}>
      <TextField
        label="Display name"
        hint="Other cooks don’t see it"
        autoComplete="name"
        {...field("displayName")}
      />
    </ChangeDialog>
  );
}
