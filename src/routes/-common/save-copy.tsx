import { Download } from "lucide-react";

import type { Unsynced } from "#db/repositories/parked-change-repository.ts";
import { Button } from "#ui/button.tsx";

import { saveFile } from "./save-file.ts";
import { useCommand } from "./use-command.ts";

/** Lets the cook save a file with the changes that exist only on this device. */
export function SaveCopy({ read }: { read: () => Promise<Unsynced> }) {
  const run = useCommand();
  const save = async () => {
    const copy = JSON.stringify(await read(), null, 2);
    saveFile("simmer-changes.json", new Blob([copy], { type: "application/json" }));
  };
  return (
    <Button variant="quiet" icon={<Download />} onClick={() => void run(save)}>
      Save a copy
    </Button>
  );
}
