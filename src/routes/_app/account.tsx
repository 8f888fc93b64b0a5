import { createFileRoute, Link } from "@tanstack/react-router";
import { AtSign, KeyRound, Trash2, UserRound } from "lucide-react";
import { useState } from "react";

import { Button, buttonClass } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Columns } from "#ui/columns.tsx";
import { ListRow } from "#ui/list-row.tsx";
import { List } from "#ui/list.tsx";
import { Screen } from "#ui/screen.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";

import { SaveKitchen } from "../-common/save-kitchen.tsx";
import { useSignedInCook } from "../-common/use-live-data.ts";
import { AppHeader } from "../-shell/app-header.tsx";
import { EmailDialog } from "./-your-account/email-dialog.tsx";
import { NameDialog } from "./-your-account/name-dialog.tsx";
import { PasswordDialog } from "./-your-account/password-dialog.tsx";
import { useRefreshedAccount } from "./-your-account/use-refreshed-account.ts";

import styles from "./-your-account/account.module.css";

/** The cook's name, email and password, a copy of their kitchen, and the way out. */
export const Route = createFileRoute("/_app/account")({ component: Account });

const DIALOGS = { name: NameDialog, email: EmailDialog, password: PasswordDialog };

function Account() {
  const { session } = useSignedInCook();
  const [changing, setChanging] = useState<keyof typeof DIALOGS | null>(null);
  useRefreshedAccount();
  const ChangeDialog = changing && DIALOGS[changing];
  const change = (what: keyof typeof DIALOGS) => (
    <Button
      size="sm"
      variant="secondary"
      aria-label={`Change ${what}`}
      onClick={() => setChanging(what)}
    >
      Change
    </Button>
  );
  return (
    <Screen
      width="wide"
      header={
        <AppHeader
          title="Your account"
          subtitle="Changes here need a connection."
          back={{ to: "/user-settings" }}
          size="hub"
        />
      }
    >
      <Columns>
        <Card padded={false}>
          <List label="Your account">
            <ListRow
              leading={<UserRound aria-hidden />}
              title="Name"
              detail={<span className={styles.value}>{session.displayName || "None yet"}</span>}
              trailing={<span className={styles.change}>{change("name")}</span>}
            />
            <ListRow
              leading={<AtSign aria-hidden />}
              title="Email"
              detail={<Address email={session.email} />}
              trailing={<span className={styles.change}>{change("email")}</span>}
            />
            <ListRow
              leading={<KeyRound aria-hidden />}
              title="Password"
              detail="Nobody can read it, not even here"
              trailing={<span className={styles.change}>{change("password")}</span>}
            />
          </List>
        </Card>
        <section aria-labelledby="copy-title">
          <SectionTitle id="copy-title">A copy to keep</SectionTitle>
          <Stack>
            <p>
              Your plans, recipes, favorites, shopping list and portions, in one file. It works
              without a connection.
            </p>
            <SaveKitchen />
          </Stack>
        </section>
        <section aria-labelledby="leave-title">
          <SectionTitle id="leave-title">Leaving Simmer</SectionTitle>
          <Stack>
            <p>Deleting your account removes your kitchen from the server and from your devices.</p>
            <div>
              <Link to="/delete-account" className={buttonClass({ variant: "danger" })}>
                <Trash2 aria-hidden />
                Delete my account
              </Link>
            </div>
          </Stack>
        </section>
      </Columns>
      {ChangeDialog ? <ChangeDialog onClose={() => setChanging(null)} /> : null}
    </Screen>
  );
}

/** An email address, which breaks before its "@" first if it is too long for the line. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf("@");
  return (
    <span className={styles.value}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
