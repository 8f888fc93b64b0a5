import { createFileRoute, useRouter } from "@tanstack/react-router";
import { ChevronLeft, Cloud, HeartPulse, Smartphone, Trash2, Users } from "lucide-react";

import { Card } from "#ui/card.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Screen } from "#ui/screen.tsx";

import { DocumentTitle } from "./-common/document-title.tsx";
import { useStepBack } from "./-common/step-back.ts";
import { PrivacySection } from "./-privacy/privacy-section.tsx";

import styles from "./-privacy/privacy.module.css";

const TITLE = "Your data";

/** What is stored where, who sees it, and how to delete it; visitors can read it too. */
export const Route = createFileRoute("/privacy")({ component: Privacy });

function Privacy() {
  const router = useRouter();
  const stepBack = useStepBack();
  const { sessions } = Route.useRouteContext();
  const leave = () => {
    // A step of any recipe may have led here, too.
    const { before } = router.history.location.state;
    if (before !== undefined && stepBack([before])) return;
    void router.navigate({ to: sessions.current() ? "/user-settings" : "/login" });
  };
  return (
    <Screen
      width="wide"
      header={
        <PageHeader
          title={TITLE}
          subtitle="What Simmer keeps, where, and who can see it"
          back={<IconButton label="Back" icon={<ChevronLeft />} onClick={leave} />}
          size="hub"
        />
      }
    >
      <DocumentTitle>{TITLE}</DocumentTitle>
      <div className={styles.columns}>
        <Card tone="butter" as="section">
          <p className={styles.gist}>
            Your kitchen is yours: other cooks see only the meals you share. There are no ads, no
            trackers, and nobody’s statistics about you in this app.
          </p>
        </Card>

        <PrivacySection title="On this device" icon={<Smartphone />}>
          <p>
            A copy of your kitchen: plans, recipes with your photos, shopping list, what is in your
            fridge and freezer, your notes on recipes, your allergies, diet and equipment, your
            units and serves. Timers and your place in a recipe are kept here and nowhere else, and
            a file of recipes until it is imported. So is a key that keeps you signed in.
          </p>
          <p>
            Voice commands are off until you switch them on, each time anew. Your browser does the
            listening: most send what the microphone hears to their maker (Chrome to Google, Edge to
            Microsoft, Safari to Apple), to turn it into words. Simmer gets the words, and neither
            keeps them nor sends them on. It listens only while “Listening” stands above the step,
            until you stop it, leave the steps or put the app away. Steps are read aloud by a voice
            of this device alone.
          </p>
          <p>
            A photo is drawn anew before it is kept: where, when and with what it was taken is not
            in it.
          </p>
          <p>
            The copy is not locked with a password of its own. Anyone who can open this browser can
            read it.
          </p>
        </PrivacySection>

        <PrivacySection title="On the server" icon={<Cloud />}>
          <p>
            The same kitchen, so that your other devices have it too, in Google’s Firebase. Your
            name, email and password are in Firebase’s sign-in service, the password in a form that
            nobody can read back. Only you can read your kitchen through Simmer; the people who run
            this Simmer can read everything but the password.
          </p>
          <p>
            It stays for as long as your account does. What you delete is gone from the server at
            once, a photo a week after nothing of yours shows it any more; a note that it was
            deleted, without what was in it, stays for 90 days, for devices that were away. How
            often you asked for ideas is counted under a code made from your account and your
            network address, and forgotten within three days.
          </p>
          <p>
            A new password, or a new email, takes a mail: Firebase sends it, and learns no more than
            the address. After a new password, devices that are signed in with the old one may still
            read your kitchen for up to an hour. When you delete your account, a code made from its
            number stays for a few days, so that your other devices can’t put back what is gone.
          </p>
          <p>
            The people who run this Simmer may use Google’s reCAPTCHA to tell the app from programs
            that pretend to be it: it runs in the page, and looks at your browser.
          </p>
        </PrivacySection>

        <PrivacySection title="Your allergies, and who makes the recipes" icon={<HeartPulse />}>
          <p>
            What you are allergic to says something about your health. When you ask for ideas or
            recipes, your allergies, diet and equipment go to Simmer’s recipe service, with the
            titles you have seen, the titles and descriptions of those you chose and, where you ask
            to use something up, its names, so that it can leave out what you can’t eat. It keeps
            none of that.
          </p>
          <p>
            Recipes come from a cookbook in the service itself or, where this Simmer was set up with
            one, from a language model of another company. Then that company receives your
            allergies, diet, equipment and those titles, descriptions and names, too. It is told
            neither your name, nor your email, nor your account. What it keeps is up to its own
            rules. An answer from the model is never shown before Simmer has checked it against your
            allergies.
          </p>
          <p>If you would rather not send them, write your own recipes: those ask nobody.</p>
          <p>
            When you fill in a recipe from a link, its address goes to the recipe service, which
            fetches the page: the page’s site sees the service, not you. It keeps neither. What you
            paste as text, and files that you choose, are read on this device, except for photos.
          </p>
          <p>
            When you have the photo of a page read, a copy goes to the recipe service and, where
            this Simmer was set up with a language model that sees, from there to the model’s
            company, which receives all that can be seen in it. Where, when and with what it was
            taken is not in the copy, and it comes without your name and your allergies. The service
            keeps neither the copy nor the words; what the company keeps is up to its own rules.
          </p>
        </PrivacySection>

        <PrivacySection title="What everyone can see" icon={<Users />}>
          <p>
            A meal that you rate with 4 or 5 stars is shared, unless you switch sharing off beside
            the stars: every cook sees its title, description, ingredients, steps and equipment, its
            average rating, and how many have it as a favorite. Your name is not shown with it, and
            nothing in it tells which other meals are yours. Someone who hides all meals by its cook
            sees which ones go, but not whose they are. The people who run this Simmer can tell: the
            server notes who shared each meal, in case one does harm. Your own recipes, your photos,
            your plans and your lists are not shared.
          </p>
          <p>
            You can take a meal that you have shared back, in its menu. Then it is shown to nobody
            any more. Its words stay on the server, so that you can share it again; and who has put
            it into a plan keeps that copy.
          </p>
          <p>
            Which meals you rated, have as favorites, reported or hid is kept in your own kitchen.
            Others see the numbers alone. A meal that enough cooks report is taken down for
            everyone.
          </p>
          <p>
            What you write in “Report an Issue” is read by the people who run this Simmer, with the
            address of the screen you were on, your account’s number and the time. No other cook can
            read it.
          </p>
        </PrivacySection>

        <PrivacySection title="Getting rid of it" icon={<Trash2 />}>
          <ul className={styles.ways}>
            <li>
              From this device: sign out in Settings. The copy and the key are removed, unless you
              choose to keep changes that have not been synced; then the copy stays here until you
              sign in again and sign out.
            </li>
            <li>
              A plan or a recipe of your own: delete it in its list. A note: on its recipe.
              Allergies and diet: untick them in Settings.
            </li>
            <li>
              Everything, with your account: delete it under Settings, Your account. It is gone from
              the server at once, from this device with it, and from your other devices when they
              next connect. Meals you have shared and issues you have reported stay, but nothing on
              the server says any more that they were yours. A meal that is not to be seen any more:
              take it back first. If its words are to go as well, ask for it with “Report an Issue”
              first.
            </li>
          </ul>
        </PrivacySection>
      </div>
    </Screen>
  );
}
