import { useLocation, useRouter } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address that led to signing in. */
    from?: string;
  }
}

const LONGEST = 2_000;
const HOME = "/";

/**
 * `address` as one of the app itself; home for anything else. It comes from the address bar, so
 * from any link on the web: one that begins with "//" or "/\\" would lead to another site.
 */
export function ownAddress(address: unknown, origin: string): string {
  if (typeof address !== "string" || address.length > LONGEST) return HOME;
  if (!address.startsWith("/")) return HOME;
  try {
    const { origin: leadsTo, pathname, search, hash } = new URL(address, origin);
    // Decoded too: who knows what decodes it on the way.
    const isOutward = [pathname, decodeURIComponent(pathname)].some((path) =>
      /^[/\\]{2}|[\\\p{Cc}]/u.test(path),
    );
    if (leadsTo !== origin || isOutward || /^\/(login|signup)(\/|$)/.test(pathname)) return HOME;
    return pathname + search + hash;
  } catch {
    // No address at all, or one with a broken escape.
    return HOME;
  }
}

/**
 * Where signing in leads: to the address that was asked for, if any. It is kept with the entry of
 * the history, where a reload finds it and no link from elsewhere can put it.
 */
export function useCameFrom() {
  const router = useRouter();
  const from = useLocation({ select: ({ state }) => state.from });
  return {
    /** For links among the screens of signing in and up. */
    state: from === undefined ? {} : { from },
    goOn: () => router.navigate({ href: ownAddress(from, window.location.origin), replace: true }),
  };
}
