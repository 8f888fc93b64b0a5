import { useRouter } from "@tanstack/react-router";

import { accountFailure, newPasswordProblem, type PasswordForm } from "#auth/account-problems.ts";
import { PASSWORD_NOT_CHANGED } from "#failure-words/account-words.ts";
import { PasswordField } from "#ui/password-field.tsx";
import { useToast } from "#ui/toast-context.ts";

import { useSignedInCook } from "../../-common/use-live-data.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { useAccountForm } from "./use-account-form.ts";

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { session } = useSignedInCook();
  const router = useRouter();
  const toast = useToast();
  const { field, ...form } = useAccountForm<PasswordForm>(
    { password: "", newPassword: "", confirmPassword: "" },
    {
      check: newPasswordProblem,
      async send(entered) {
        const account = await router.options.context.loadAccount();
        await account.changePassword(session.uid, entered);
        toast.show({
          text: "Your password is changed. Your other devices will ask for it.",
          tone: "success",
        });
        onClose();
      },
      explain: (error) =>
        accountFailure<PasswordForm>(
          error,
          { password: "password", new: "newPassword" },
          PASSWORD_NOT_CHANGED,
        ),
    },
  );
  return (
    <ChangeDialog title="Your password" submitLabel="Change password" onClose={onClose} {...form}>
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...field("password")}
      />
      <PasswordField
        label="New password"
        hint="At least 6 characters"
        autoComplete="new-password"
        {...field("newPassword")}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...field("confirmPassword")}
      />
    </ChangeDialog>
  );
}
