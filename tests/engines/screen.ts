/** A target for a tap, by role and accessible name. */
export interface Target {
  role:
    | "button"
    | "checkbox"
    | "file"
    | "heading"
    | "link"
    | "listitem"
    | "radio"
    | "region"
    | "spinbutton"
    | "textbox"
    | "timer";
  /** The whole accessible name, or what it has to match; without it, any. */
  name?: string | RegExp;
  /** Looks inside the screen's main part alone, or inside the region of this name. */
  inside?: "main" | { region: string };
  /** Which one of several, from 0; -1 is the last. */
  nth?: number;
}

/**
 * One browser window, reduced to what a cook does with it, so that the same test runs in engines with
 * different protocols. Nothing here waits, except for page loads: the test polls until a screen shows
 * what it should.
 */
export interface Screen {
  /** Loads an address of the app, as typed into the browser. */
  open(path: string): Promise<void>;
  /** The address's path. */
  path(): Promise<string>;
  /**
   * Taps what is there, as a finger does.
   * @throws if it is not there, hidden, or under something else
   */
  tap(target: Target): Promise<void>;
  /** Replaces the text of a field, by its label. */
  type(label: string, text: string): Promise<void>;
  /** Chooses a file in a field, by its label. @param path where the file is, on this machine */
  choose(label: string, path: string): Promise<void>;
  /** The visible texts of all that match, in order. */
  texts(target: Target): Promise<string[]>;
  /** All text that a screen reader finds on the page, shown or not. */
  wholeText(): Promise<string>;
  /** Whether the service worker controls the page, so that it would start without a network. */
  isControlled(): Promise<boolean>;
  /**
   * Runs a function in the page, for what no screen shows: it may use nothing from around it.
   * @param argument and what the function resolves to go through JSON
   */
  run<Argument, Result>(
    inPage: (argument: Argument) => Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** The browser's own name and version. */
  version(): Promise<string>;
  /** Ends the browser. */
  close(): Promise<void>;
}
