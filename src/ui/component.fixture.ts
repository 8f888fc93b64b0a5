/** Set-up of the component tests: loads the app's own style sheet, and resets emulated media. */
import { afterEach } from "vitest";

import "./global.css";

import { emulateMedia } from "./measure.fixture.ts";

afterEach(() => emulateMedia({}));
