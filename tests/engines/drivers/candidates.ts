import type { Target } from "../screen.ts";

/** The elements that have a role, in this app. */
export const CANDIDATES: Record<Target["role"], string> = {
  button: "button, [role=button]",
  checkbox: "input[type=checkbox]",
  file: "input[type=file]",
  heading: "h1, h2, h3",
  link: "a[href]",
  listitem: "li",
  radio: "input[type=radio]",
  region: "section",
  spinbutton: "input[type=number], [role=spinbutton]",
  textbox: "input, textarea",
  timer: "[role=timer]",
};
