/** What a cook can point at, as a screen reader names it. */
export interface Target {
  role:
    | "button"
    | "checkbox"
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
 * One window of one browser, reduced to what a cook does with it: the same story is told in engines that
 * are driven by different protocols. Nothing here waits, but for a page that is being loaded: the story
 * asks again until a screen shows what it should.
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
  /** The visible texts of all that match, in order. */
  texts(target: Target): Promise<string[]>;
  /** All text that a screen reader finds on the page, shown or not. */
  wholeText(): Promise<string>;
  /** Whether the service worker controls the page, so that it would start without a network. */
  isControlled(): Promise<boolean>;
  /** The browser's own name and version. */
  version(): Promise<string>;
  /** Ends the browser. */
  close(): Promise<void>;
}
