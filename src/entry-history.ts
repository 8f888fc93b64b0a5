import type { RouterHistory } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** A name for this visit to a screen: the same after back, forward and reload, new for each new visit. */
    entry?: string;
    /** The path of the entry before it, where the app opened that one. */
    before?: string;
  }
}

/**
 * `history` with `entry` and `before` in the state of every entry. The browser keeps
 * them with the entry, so that they are there again whichever way the cook comes back to it.
 */
export function withEntries(history: RouterHistory): RouterHistory {
  const { push, replace } = history;

  history.replace = (path, state, options) => {
    const { before } = history.location.state;
    replace(path, { ...state, before, entry: crypto.randomUUID() }, options);
  };
  history.push = (path, state, options) => {
    // A link to where one is already leads to no new entry.
    if (path === history.location.href) {
      history.replace(path, state, options);
      return;
    }
    const before = history.location.pathname;
    push(path, { ...state, before, entry: crypto.randomUUID() }, options);
  };

  // The entry that the app was opened in, by an address or a link from elsewhere, has no name yet.
  const { href, state } = history.location;
  if (state.entry === undefined) history.replace(href, state);
  return history;
}
