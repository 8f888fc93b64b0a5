import type { HistoryState, RouterHistory } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /**
     * An id for this visit to a screen. It survives back, forward and reload; each new visit gets a new
     * id, unless it resumes an earlier one.
     */
    entry?: string;
    /** The id of an earlier visit that this one resumes, as a tab does. */
    resumes?: string;
    /** The path of the previous entry, if the app opened that one. */
    before?: string;
  }
}

/**
 * `history` with `entry` and `before` in the state of every entry. The browser stores them with the
 * entry, so they are there again however the cook returns to it. Filters are kept under the entry, not in
 * the address: each letter typed would be a navigation that reads the grid's meals again. The router's own
 * keys (`__TSR_key`) are private and may be renamed by any release.
 */
export function withEntries(history: RouterHistory): RouterHistory {
  const { push, replace } = history;

  history.replace = (path, state, options) => {
    const { before } = history.location.state;
    replace(path, { ...state, before, entry: crypto.randomUUID() }, options);
  };
  history.push = (path, state, options) => {
    // A link to the current address adds no new entry.
    if (path === history.location.href) {
      history.replace(path, state, options);
      return;
    }
    const before = history.location.pathname;
    const entry = (state as HistoryState | undefined)?.resumes ?? crypto.randomUUID();
    push(path, { ...state, before, entry }, options);
  };

  // The entry with which the app was opened, by an address or an external link, has no id yet.
  const { href, state } = history.location;
  if (state.entry === undefined) history.replace(href, state);
  return history;
}
