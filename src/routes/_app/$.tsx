import { createFileRoute } from "@tanstack/react-router";

import { NotFound } from "../-shell/not-found.tsx";

/** Any address the app doesn't have; behind signing in, as all that it has. */
export const Route = createFileRoute("/_app/$")({ component: NotFound });
