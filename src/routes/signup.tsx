import { createFileRoute, Link, redirect, useRouter } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";

import { signUpMessage, signUpProblem, type SignUpForm } from "#auth/messages.ts";
import { create } from "#db/user.ts";
import { Button } from "#ui/button.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { textLinkClass } from "#ui/link-class.ts";
import { PasswordField } from "#ui/password-field.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextField } from "#ui/text-field.tsx";

import { Welcome } from "./-welcome.tsx";

export const Route = createFileRoute("/signup")({
  beforeLoad: ({ context }) => {
    if (context.sessions.current()) throw redirect({ to: "/" });
  },
  component: SignUp,
});

const EMPTY: SignUpForm = { displayName: "", email: "", password: "", confirmPassword: "" };

function SignUp() {
  const { sessions, loadAuth, openKitchen } = Route.useRouteContext();
  const router = useRouter();
  const [form, setForm] = useState(EMPTY);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = (name: keyof SignUpForm) => ({
    name,
    value: form[name],
    maxLength: name === "email" ? 254 : 256,
    onChange: (event: { target: { value: string } }) =>
      setForm({ ...form, [name]: event.target.value }),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = signUpProblem(form);
    setProblem(found);
    if (found) return;
    setBusy(true);
    try {
      const auth = await loadAuth();
      const session = await auth.signUp(form);
      sessions.set(session);
      const { db } = await openKitchen(session);
      await create(db);
      await router.navigate({ to: "/" });
    } catch (error) {
      setProblem(signUpMessage(error));
      setBusy(false);
    }
  };

  return (
    <Welcome title="Start your kitchen" text="Plan, shop and cook, with or without a signal.">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          {problem ? <ErrorBox>{problem}</ErrorBox> : null}
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
        Already have an account?{" "}
        <Link to="/login" className={textLinkClass}>
          Sign in
        </Link>
      </p>
    </Welcome>
  );
}
