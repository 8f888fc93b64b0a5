import { createFileRoute } from "@tanstack/react-router";

import { NotFound } from "../-shell/not-found.tsx";

/** Any address the app doesn't have. It is behind signing in, like every other screen. */
export const Route = createFileRoute("/_app/$")({ component: NotFound });
