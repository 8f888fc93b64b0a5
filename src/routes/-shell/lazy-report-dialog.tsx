import { Suspense, type ComponentProps } from "react";

import { lazyPart } from "#ui/lazy-part.ts";

import { DialogNotHere } from "../-common/part-not-here.tsx";

const Loaded = lazyPart(
  async () => (await import("./report-dialog.tsx")).ReportDialog,
  "Reporting an issue could not be loaded",
  DialogNotHere,
);

/** The report dialog, loaded on demand: every screen has its button, but it is seldom tapped. */
export function ReportDialog(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
