/**
 * The locale of the app's own words: its sentences are British English, and so are the dates, lists and
 * counts in them, whatever language the device speaks.
 */
export const APP_LOCALE = "en-GB";
