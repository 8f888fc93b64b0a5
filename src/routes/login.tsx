import { createFileRoute, Link, redirect } from "@tanstack/react-router";
import { useCallback, useState, type FormEvent } from "react";

import { loginProblem, signInFailure, type LoginForm } from "#auth/form-problems.ts";
import { Button } from "#ui/button.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { textLinkClass } from "#ui/link-class.ts";
import { PasswordField } from "#ui/password-field.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextField } from "#ui/text-field.tsx";

import { useCameFrom } from "./-common/came-from.ts";
import { FORM_PROBLEM_ID, useFormProblem } from "./-common/use-form-problem.ts";
import { Welcome } from "./-shell/welcome.tsx";

export const Route = createFileRoute("/login")({
  beforeLoad: ({ context }) => {
    if (context.sessions.current()) throw redirect({ to: "/" });
  },
  loader: ({ context: { sessions } }) =>
    sessions.ended() === null && sessions.deleted() === null ? null : loadSessionOver(),
  component: Login,
});

/** Lazy, because the notice after an ended session reads the database, which signing in doesn't need. */
async function loadSessionOver() {
  try {
    const { SessionOver } = await import("./-shell/session-over.tsx");
    return (onDeleted: () => void) => <SessionOver onDeleted={onDeleted} />;
  } catch (error) {
    console.error("Why the session is over can't be said", error);
    return null;
  }
}

const ABOUT = [
  "Meals that fit what you can eat.",
  "One list for the shop, even without a signal.",
  "Step by step at the stove, and it rings.",
];

function Login() {
  const { sessions, loadAuth, prepareSignIn } = Route.useRouteContext();
  const sessionOver = Route.useLoaderData();
  const { state, goOn } = useCameFrom();
  const [isDeleted, setDeleted] = useState(() => sessions.deleted() !== null);
  const say = useCallback(() => setDeleted(true), []);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { problem, setProblem, errorIdOf } = useFormProblem<LoginForm>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = loginProblem({ email, password });
    setProblem(found, form);
    if (found) return;
    setBusy(true);
    try {
      const auth = await loadAuth();
      sessions.set(await auth.signIn(email, password));
      await goOn();
    } catch (error) {
      setProblem(signInFailure(error), form);
      setBusy(false);
    }
  };

  return (
    <Welcome
      title={isDeleted ? "Goodbye" : "Welcome back"}
      text={
        isDeleted
          ? "Thank you for cooking with Simmer."
          : "Your plans, your list and your freezer are where you left them."
      }
      {...(isDeleted ? {} : { about: ABOUT })}
    >
      <form onFocus={prepareSignIn} onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          {sessionOver?.(say)}
          {problem ? <ErrorBox id={FORM_PROBLEM_ID}>{problem.message}</ErrorBox> : null}
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
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            maxLength={256}
            errorId={errorIdOf("password")}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" size="lg" full busy={busy}>
            Sign In
          </Button>
        </Stack>
      </form>
      <p>
        <Link to="/forgotten-password" state={{ ...state, email }} className={textLinkClass}>
          Forgot your password?
        </Link>
      </p>
      <p>
        New to Simmer?{" "}
        <Link to="/signup" state={state} className={textLinkClass}>
          Sign up
        </Link>
      </p>
    </Welcome>
  );
}
