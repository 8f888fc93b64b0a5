import { createFileRoute, Link, redirect, useLocation } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";

import { resetFailure, resetProblem, type ResetForm } from "#auth/account-problems.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { textLinkClass } from "#ui/link-class.ts";
import { Stack } from "#ui/stack.tsx";
import { TextField } from "#ui/text-field.tsx";

import { useCameFrom } from "./-common/came-from.ts";
import { FORM_PROBLEM_ID, useFormProblem } from "./-common/use-form-problem.ts";
import { Welcome } from "./-shell/welcome.tsx";

/** Sends a link for a new password. It never tells whether an address has an account. */
export const Route = createFileRoute("/forgotten-password")({
  beforeLoad: ({ context }) => {
    if (context.sessions.current()) throw redirect({ to: "/account" });
  },
  component: ForgottenPassword,
});

function ForgottenPassword() {
  const { loadAccount } = Route.useRouteContext();
  const { state } = useCameFrom();
  const entered = useLocation({ select: ({ state: { email } }) => email });
  const [email, setEmail] = useState(entered ?? "");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { problem, setProblem, errorIdOf } = useFormProblem<ResetForm>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = resetProblem({ email });
    setProblem(found, form);
    if (found || busy) return;
    setBusy(true);
    setSentTo(null);
    let failure: ReturnType<typeof resetFailure> = null;
    try {
      await (await loadAccount()).sendPasswordReset(email);
    } catch (error) {
      failure = resetFailure(error);
    }
    setBusy(false);
    if (failure) setProblem(failure, form);
    else setSentTo(email.trim());
  };

  return (
    <Welcome title="A new password" text="We’ll send you a link to choose one.">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          {problem ? <ErrorBox id={FORM_PROBLEM_ID}>{problem.message}</ErrorBox> : null}
          {sentTo === null ? null : (
            <Banner role="status" tone="success" title="Look in your mail">
              If {sentTo} has an account here, a link is on its way to it. Nothing after a few
              minutes? Look in your spam folder, then try again.
            </Banner>
          )}
          <TextField
            label="Email"
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            maxLength={254}
            errorId={errorIdOf("email")}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" size="lg" full busy={busy}>
            Send link
          </Button>
        </Stack>
      </form>
      <p>
        Remembered it?{" "}
        <Link to="/login" state={state} className={textLinkClass}>
          Sign in
        </Link>
      </p>
    </Welcome>
  );
}
