import { useLocation, useRouter } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address that redirected the visitor to the login. */
    from?: string;
    /** The email address typed on the login, to prefill the password reset screen. */
    email?: string;
  }
}

const LONGEST = 2_000;
const HOME = "/";

/**
 * Returns `address` if it belongs to the app, otherwise home. The value comes from the address bar,
 * so any link on the web can set it: one that begins with "//" or "/\\" would lead to another site.
 */
export function ownAddress(address: unknown, origin: string): string {
  if (typeof address !== "string" || address.length > LONGEST) return HOME;
  if (!address.startsWith("/")) return HOME;
  try {
    const { origin: leadsTo, pathname, search, hash } = new URL(address, origin);
    // Check the decoded path too, because an intermediary may decode it.
    const isOutward = [pathname, decodeURIComponent(pathname)].some((path) =>
      /^[/\\]{2}|[\\\p{Cc}]/u.test(path),
    );
    if (leadsTo !== origin || isOutward || /^\/(login|signup)(\/|$)/.test(pathname)) return HOME;
    return pathname + search + hash;
  } catch {
    // Not an address, or one with a broken escape.
    return HOME;
  }
}

/**
 * Where signing in leads: to the requested address, if there was one. The address is kept in the
 * history entry, where a reload finds it and a link from another site can't set it.
 */
export function useCameFrom() {
  const router = useRouter();
  const from = useLocation({ select: ({ state }) => state.from });
  const address = ownAddress(from, window.location.origin);
  return {
    address,
    /** For links among the sign-in and sign-up screens. */
    state: from === undefined ? {} : { from },
    /** Navigates on after signing in. */
    goOn: (href: string = address) => router.navigate({ href, replace: true }),
  };
}
