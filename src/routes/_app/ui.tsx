import { createFileRoute, notFound } from "@tanstack/react-router";
import { Suspense } from "react";

import { lazyPart } from "#ui/lazy-part.ts";

import { NotFound } from "../-shell/not-found.tsx";

// A production build drops the import, and the gallery with it.
const Gallery = import.meta.env.DEV
  ? lazyPart(
      async () => (await import("../../gallery/gallery.tsx")).Gallery,
      "The gallery could not be loaded",
    )
  : () => null;

/** Every component of the design system, under `npm run dev` only. */
export const Route = createFileRoute("/_app/ui")({
  // In the loader, not earlier: a signed-out visitor must be asked to sign in first, as everywhere.
  loader: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  notFoundComponent: NotFound,
  component: Components,
});

function Components() {
  return (
    <Suspense>
      <Gallery />
    </Suspense>
  );
}
