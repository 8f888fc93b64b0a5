import { lazy, Suspense, type ComponentProps } from "react";

const Loaded = lazy(async () => ({
  default: (await import("./report-dialog.tsx")).ReportDialog,
}));

/** The report dialog, fetched when it is asked for: it is a button on every screen, seldom tapped. */
export function ReportDialog(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
