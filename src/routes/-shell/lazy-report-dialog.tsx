import { lazy, Suspense, type ComponentProps } from "react";

const Loaded = lazy(async () => ({
  default: (await import("./report-dialog.tsx")).ReportDialog,
}));

/** The report dialog, loaded on demand: every screen has its button, but it is seldom tapped. */
export function ReportDialog(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
