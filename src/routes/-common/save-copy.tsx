import { Download } from "lucide-react";

import type { Unsynced } from "#db/repositories/parked-change-repository.ts";
import { Button } from "#ui/button.tsx";

import { saveFile } from "./save-file.ts";
import { useCommand } from "./use-command.ts";

/** Lets the cook save a file: by default, the changes that exist only on this device. */
export function SaveCopy<Copy extends object = Unsynced>({
  read,
  file = "simmer-changes.json",
  label = "Save a copy",
  variant = "quiet",
}: {
  read: () => Promise<Copy>;
  file?: string;
  label?: string;
  variant?: "quiet" | "secondary";
}) {
  const run = useCommand();
  const save = async () => {
    const copy = JSON.stringify(await read(), null, 2);
    saveFile(file, new Blob([copy], { type: "application/json" }));
  };
  return (
    <Button
      variant={variant}
      icon={<Download />}
      // No browser reports that a download has finished, and the cook may delete the original next.
      onClick={() =>
        void run(save, { text: `${file} is on its way to your downloads. Check that it is there.` })
      }
    >
      {label}
    </Button>
  );
}
