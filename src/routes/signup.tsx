import { createFileRoute, Link, redirect } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";

import { signUpFailure, signUpProblem, type SignUpForm } from "#auth/form-problems.ts";
import { Button } from "#ui/button.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { textLinkClass } from "#ui/link-class.ts";
import { PasswordField } from "#ui/password-field.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextField } from "#ui/text-field.tsx";

import { useCameFrom } from "./-common/came-from.ts";
import { FORM_PROBLEM_ID, useFormProblem } from "./-common/use-form-problem.ts";
import { Welcome } from "./-shell/welcome.tsx";

export const Route = createFileRoute("/signup")({
  beforeLoad: ({ context }) => {
    if (context.sessions.current()) throw redirect({ to: "/" });
  },
  component: SignUp,
});

const EMPTY: SignUpForm = { displayName: "", email: "", password: "", confirmPassword: "" };

function SignUp() {
  const { sessions, loadAuth, prepareSignIn, openCookDatabase } = Route.useRouteContext();
  const { address, state, goOn } = useCameFrom();
  const [form, setForm] = useState(EMPTY);
  const { problem, setProblem, errorIdOf } = useFormProblem<SignUpForm>();
  const [busy, setBusy] = useState(false);
  const field = (name: keyof SignUpForm) => ({
    name,
    value: form[name],
    errorId: errorIdOf(name),
    maxLength: name === "email" ? 254 : 256,
    onChange: (event: { target: { value: string } }) =>
      setForm({ ...form, [name]: event.target.value }),
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const found = signUpProblem(form);
    setProblem(found, element);
    if (found) return;
    setBusy(true);
    let isMade = false;
    try {
      const auth = await loadAuth();
      const [{ create }, { startFirstRun }] = await Promise.all([
        import("#db/repositories/user-repository.ts"),
        import("./_app/-first-run/first-run.ts"),
      ]);
      const { session, isNew } = await auth.signUp(form);
      isMade = true;
      sessions.set(session);
      const kitchen = await openCookDatabase(session);
      // Another tab has signed the cook out meanwhile; the next screen redirects to the login.
      if (!kitchen) return await goOn(address);
      const { db } = kitchen;
      // An existing account may have a document: sync either brings it or finds that there is none.
      if (isNew) await create(db);
      await goOn(isNew ? await startFirstRun(db, address) : address);
    } catch (error) {
      setProblem(signUpFailure(error, isMade), element);
      setBusy(false);
    }
  };

  return (
    <Welcome title="Start your kitchen" text="Plan, shop and cook, with or without a signal.">
      <form onFocus={prepareSignIn} onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          {problem ? <ErrorBox id={FORM_PROBLEM_ID}>{problem.message}</ErrorBox> : null}
          <TextField label="Display name" autoComplete="name" {...field("displayName")} />
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            inputMode="email"
            {...field("email")}
          />
          <PasswordField
            label="Password"
            hint="At least 6 characters"
            autoComplete="new-password"
            {...field("password")}
          />
          <PasswordField
            label="Confirm password"
            autoComplete="new-password"
            {...field("confirmPassword")}
          />
          <Button type="submit" size="lg" full busy={busy}>
            Sign Up
          </Button>
        </Stack>
      </form>
      <p>
        Simmer keeps your allergies and your plans.{" "}
        <Link to="/privacy" className={textLinkClass}>
          What is kept, and where
        </Link>
      </p>
      <p>
        Already have an account?{" "}
        <Link to="/login" state={state} className={textLinkClass}>
          Sign in
        </Link>
      </p>
    </Welcome>
  );
}
