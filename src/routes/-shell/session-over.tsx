import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";

import { isAccountGone } from "#api/account-client.ts";
import { copyLeftBehind, type Unsynced } from "#db/repositories/dead-letter-repository.ts";
import { changesIn } from "#db/sync-status.ts";
import { Banner } from "#ui/banner.tsx";

import { countOf } from "../-common/formats.ts";
import { SaveCopy } from "../-common/save-copy.tsx";

/**
 * Tells a cook that they were signed out involuntarily, or that their account was deleted. `onDeleted`
 * is called if the deletion is discovered here.
 */
export function SessionOver({ onDeleted }: { onDeleted: () => void }) {
  const { sessions } = useRouter().options.context;
  // In memory only: nothing of it may stay on the device.
  const [removed, setRemoved] = useState<{ unsent: Unsynced | undefined }>();
  const tell = useCallback(
    (found: { unsent: Unsynced | undefined }) => {
      setRemoved(found);
      onDeleted();
    },
    [onDeleted],
  );
  const ended = sessions.ended();
  const deleted = removed ? "elsewhere" : sessions.deleted();
  if (deleted) return <AccountDeleted where={deleted} unsent={removed?.unsent} />;
  return ended ? <SessionEnded uid={ended} onRemoved={tell} /> : null;
}

const countUnsent = ({ pending, parked }: Unsynced = { pending: [], parked: [] }) =>
  changesIn(pending).length + parked.length;

/**
 * Tells a cook whose session ended what happens to their unsent changes. The account may never come
 * back, so they can save these as a file. If it is certain that the account was deleted, what is left of
 * it on this device goes as well.
 * @param onRemoved called with the unsent changes once they are removed from the device
 */
function SessionEnded({
  uid,
  onRemoved,
}: {
  uid: string;
  onRemoved: (removed: { unsent: Unsynced | undefined }) => void;
}) {
  const [left, setLeft] = useState<Unsynced>();
  const router = useRouter();
  useEffect(() => {
    copyLeftBehind(uid).then(setLeft, (error: unknown) =>
      console.error("What is on this device could not be read", error),
    );
  }, [uid]);

  useEffect(() => {
    const { serviceFetch, sessions, signOut } = router.options.context;
    const removing = new AbortController();
    const removeIfGone = async () => {
      const isGone = await isAccountGone(uid, { fetch: serviceFetch, signal: removing.signal });
      if (!isGone) return;
      const unsent = await copyLeftBehind(uid).catch((error: unknown) => {
        console.error("What was not sent could not be read", error);
        return undefined;
      });
      // Somebody may have signed in since, or a second try may be removing it already.
      if (sessions.ended() !== uid) return;
      await signOut({ erase: true, deleted: "elsewhere" });
      onRemoved({ unsent });
    };
    const tryToRemove = () => {
      removeIfGone().catch((error: unknown) => {
        if (!removing.signal.aborted) console.warn("Whether the account is gone is unknown", error);
      });
    };
    tryToRemove();
    window.addEventListener("online", tryToRemove, { signal: removing.signal });
    return () => removing.abort();
  }, [router, uid, onRemoved]);

  const count = countUnsent(left);
  return (
    <Banner
      role="status"
      title="You were signed out"
      action={count > 0 ? <SaveCopy read={() => copyLeftBehind(uid)} /> : undefined}
    >
      {count > 0
        ? `${countOf(count, "change")} had not reached your other devices. ${count === 1 ? "It is" : "They are"} kept here: sign in again to sync ${count === 1 ? "it" : "them"}, or save a copy.`
        : "What you saved is still on this device. Sign in again to sync it."}
    </Banner>
  );
}

function AccountDeleted({
  where,
  unsent,
}: {
  where: "here" | "elsewhere";
  unsent: Unsynced | undefined;
}) {
  const count = countUnsent(unsent);
  return (
    <Banner
      role="status"
      tone={count > 0 ? "danger" : "info"}
      title="Your account is deleted"
      action={unsent && count > 0 ? <SaveCopy read={() => Promise.resolve(unsent)} /> : undefined}
    >
      {where === "here"
        ? "Your kitchen is gone from the server and from this device. Your other devices remove their copy when they next connect."
        : "It was deleted on another device, so the copy of your kitchen on this one is removed, too."}
      {count > 0
        ? ` ${countOf(count, "change")} from here had not been sent: save a copy now, ${count === 1 ? "it is" : "they are"} gone when you leave this page.`
        : null}
    </Banner>
  );
}
