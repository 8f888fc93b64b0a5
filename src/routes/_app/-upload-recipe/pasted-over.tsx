import { Banner } from "#ui/banner.tsx";

import { countOf } from "../../-common/formats.ts";

interface PastedOverProps {
  /** The pasted lines for which there was no row. */
  lines: readonly string[];
  max: number;
  /** "ingredient", "step" */
  noun: string;
}

/** Says which of the pasted lines did not fit, so that none goes missing unseen. */
export function PastedOver({ lines, max, noun }: PastedOverProps) {
  return (
    <div role="status">
      {lines.length === 0 ? null : (
        <Banner tone="progress" title={`${countOf(lines.length, "line")} did not fit`}>
          A recipe holds {countOf(max, noun)}. What you pasted is still on the clipboard; left over:{" "}
          {lines.join("; ")}
        </Banner>
      )}
    </div>
  );
}
