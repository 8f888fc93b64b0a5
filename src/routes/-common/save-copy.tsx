import { Download } from "lucide-react";

import type { Unsynced } from "#db/repositories/dead-letter-repository.ts";
import { Button } from "#ui/button.tsx";

import { saveFile } from "./save-file.ts";
import { useCommand } from "./use-command.ts";

const FILE = "simmer-changes.json";

/** Lets the cook save the changes that exist only on this device as a file. */
export function SaveCopy({ read }: { read: () => Promise<Unsynced> }) {
  const run = useCommand();
  const save = async () => {
    const copy = JSON.stringify(await read(), null, 2);
    saveFile(FILE, new Blob([copy], { type: "application/json" }));
  };
  return (
    <Button
      variant="quiet"
      icon={<Download />}
      // No browser reports that a download has finished, and the cook may delete the original next.
      onClick={() => void run(save, { text: `Check your downloads for ${FILE}.` })}
    >
      Save a copy
    </Button>
  );
}
