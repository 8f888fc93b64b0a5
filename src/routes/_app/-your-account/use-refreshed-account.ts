import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

import { useSignedInCook } from "../../-common/use-live-data.ts";

/** Updates the name and email from the server once it answers: see `refresh`. */
export function useRefreshedAccount(): void {
  const router = useRouter();
  const { session } = useSignedInCook();
  const { uid, email, displayName } = session;
  useEffect(() => {
    const { loadAccount, sessions } = router.options.context;
    const refresh = async () => {
      const found = await (await loadAccount()).refresh(uid);
      // Meanwhile the cook may have signed out, or changed something themselves.
      const now = sessions.current();
      if (now?.uid !== uid || now.email !== email || now.displayName !== displayName) return;
      if (found.email === email && found.displayName === displayName) return;
      sessions.set(found);
      await router.invalidate();
    };
    refresh().catch((error: unknown) => console.warn("The account was not looked up", error));
  }, [router, uid, email, displayName]);
}
