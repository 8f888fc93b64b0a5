import { initializeApp } from "firebase/app";
import type { Auth } from "firebase/auth";
import { connectFirestoreEmulator, getFirestore } from "firebase/firestore/lite";
import { expect, test } from "vitest";

import { createFirestoreRemote } from "#sync/remotes/firestore-remote.ts";

import { REFUSALS, startRefusingProxy } from "../../../tests/support/refusing-proxy.ts";

const EXPECTED = {
  index: "misconfigured",
  badKey: "misconfigured",
  restrictedKey: "misconfigured",
  goneProject: "misconfigured",
  disabledApi: "misconfigured",
  datastore: "misconfigured",
  blockedService: "misconfigured",
  suspended: "misconfigured",
  deletedProject: "misconfigured",
  quota: "quota",
  appCheck: "unverified",
  appCheckEnforced: "denied",
} as const;

test.each(Object.keys(EXPECTED) as (keyof typeof EXPECTED)[])(
  "[S7.10] %s is told apart, as it comes over the wire",
  async (name) => {
    const proxy = await startRefusingProxy({ host: "127.0.0.1", port: 9 });
    try {
      proxy.state.refusal = REFUSALS[name];
      const app = initializeApp({ projectId: "demo-refused", apiKey: "key" }, name);
      const firestore = getFirestore(app);
      connectFirestoreEmulator(firestore, "127.0.0.1", proxy.port);
      const remote = createFirestoreRemote({ firestore, auth: { currentUser: null } as Auth });
      await expect(remote.get("users/alice")).rejects.toMatchObject({ kind: EXPECTED[name] });
      expect(proxy.state.asked).toHaveLength(1);
    } finally {
      proxy.close();
    }
  },
);
