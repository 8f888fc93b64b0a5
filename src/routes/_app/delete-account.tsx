import { createFileRoute, Link, useRouter } from "@tanstack/react-router";
import { CookingPot, MessageSquareWarning, Smartphone, UserRound, Users } from "lucide-react";

import { deleteAccountOnServer } from "#api/account-client.ts";
import { RecipeServiceError } from "#api/recipe-client.ts";
import { accountFailure, deletionProblem, type DeletionForm } from "#auth/account-problems.ts";
import { countKitchen, type KitchenCounts } from "#db/repositories/kitchen-counts-repository.ts";
import { ACCOUNT_NOT_DELETED } from "#failure-words/account-words.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { Screen } from "#ui/screen.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";

import { countOf } from "../-common/formats.ts";
import { SaveKitchen } from "../-common/save-kitchen.tsx";
import { FORM_PROBLEM_ID } from "../-common/use-form-problem.ts";
import { useServiceFetch, useSignedInCook } from "../-common/use-live-data.ts";
import { AppHeader } from "../-shell/app-header.tsx";
import { useAccountForm } from "./-your-account/use-account-form.ts";

import styles from "./-your-account/account.module.css";

/** Says what is deleted with the account, offers a copy of the data, and deletes the account. */
export const Route = createFileRoute("/_app/delete-account")({
  loader: ({ context }) => countKitchen(context.db),
  component: DeleteAccount,
});

function kitchenWords(kitchen: KitchenCounts | null): string {
  const rest = "your allergies, diet and equipment, your ratings and favorites";
  if (!kitchen) return `Your plans, recipes, shopping list and portions, ${rest}.`;
  const { plans, ownRecipes, toBuy, portions } = kitchen;
  const counts = [
    plans > 0 && countOf(plans, "plan"),
    ownRecipes > 0 && `${countOf(ownRecipes, "recipe")} of your own`,
    toBuy > 0 && `${countOf(toBuy, "item")} on your shopping list`,
    portions > 0 && countOf(portions, "portion"),
  ].filter((count) => count !== false);
  if (counts.length === 0) return "Your allergies, diet and equipment, your ratings and favorites.";
  return `${counts.join(", ")}, ${rest}.`;
}

function DeleteAccount() {
  const { session } = useSignedInCook();
  const kitchen = Route.useLoaderData();
  const send = useServiceFetch();
  const router = useRouter();
  const { field, busy, problem, onSubmit } = useAccountForm<DeletionForm>(
    { password: "" },
    {
      check: deletionProblem,
      async send({ password }) {
        const { loadAccount, signOut } = router.options.context;
        const token = await (await loadAccount()).prove(session.uid, password);
        await deleteAccountOnServer(session.uid, token, { fetch: send });
        await signOut({ erase: true, deleted: "here" });
      },
      explain: (error) =>
        error instanceof RecipeServiceError
          ? { message: error.message, fields: [] }
          : accountFailure<DeletionForm>(error, { password: "password" }, ACCOUNT_NOT_DELETED),
    },
  );
  return (
    <Screen
      header={
        <AppHeader
          title="Delete my account"
          subtitle="This can’t be undone."
          back={{ to: "/account" }}
          size="hub"
        />
      }
    >
      <Stack gap="xl">
        <section aria-labelledby="goes-title">
          <SectionTitle id="goes-title">What goes, for good</SectionTitle>
          <Card>
            <ul className={styles.goes}>
              <li>
                <CookingPot aria-hidden />
                <p>{kitchenWords(kitchen)}</p>
              </li>
              <li>
                <UserRound aria-hidden />
                <p className={styles.value}>
                  Your name, your password and your email, {session.email}.
                </p>
              </li>
              <li>
                <Smartphone aria-hidden />
                <p>
                  The copy on this device, now, and on your others when they next connect. What they
                  have not sent by then is lost.
                </p>
              </li>
            </ul>
          </Card>
        </section>
        <section aria-labelledby="stays-title">
          <SectionTitle id="stays-title">What stays, without you</SectionTitle>
          <Card tone="sunk">
            <ul className={styles.goes}>
              <li>
                <Users aria-hidden />
                <p>
                  Meals you shared, and the counts of stars, hearts and reports. Nothing says any
                  more that they were yours.
                </p>
              </li>
              <li>
                <MessageSquareWarning aria-hidden />
                <p>The words of issues you reported, without your account’s number.</p>
              </li>
            </ul>
          </Card>
        </section>
        <section aria-labelledby="take-title">
          <SectionTitle id="take-title">Take your kitchen along</SectionTitle>
          <Stack>
            <p>Your plans and recipes in one file, if you want to keep them.</p>
            <SaveKitchen />
          </Stack>
        </section>
        <form onSubmit={onSubmit} noValidate>
          <Stack>
            <PasswordField
              label="Your password"
              hint="So that nobody else can do this. It needs a connection."
              autoComplete="current-password"
              {...field("password")}
            />
            {problem ? <ErrorBox id={FORM_PROBLEM_ID}>{problem.message}</ErrorBox> : null}
            <Button type="submit" variant="danger" size="lg" busy={busy} full>
              {busy ? "Deleting your account…" : "Delete for good"}
            </Button>
            <Link to="/account" className={buttonClass({ variant: "quiet", full: true })}>
              Keep my account
            </Link>
          </Stack>
        </form>
      </Stack>
    </Screen>
  );
}
