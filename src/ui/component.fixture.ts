/** Set-up of the component tests: the app's own style sheet, and no emulated media left over. */
import { afterEach } from "vitest";

import "./global.css";

import { emulateMedia } from "./measure.fixture.ts";

afterEach(() => emulateMedia({}));
