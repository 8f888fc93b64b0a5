import { undoPortions } from "#db/repositories/portion-repository.ts";

import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";

interface PortionChange {
  /** The meal's title. */
  title: string;
  /** The message shown once it is stored. */
  text: string;
  /** Resolves to the id needed for undo. */
  write: () => Promise<string>;
}

/** Changes portions, and offers to undo it. Resolves to whether it was stored. */
export function usePortionChange(): (change: PortionChange) => Promise<boolean> {
  const { db } = useSignedInCook();
  const run = useCommand();
  return ({ title, text, write }) => {
    let id = "";
    const store = async () => {
      id = await write();
    };
    return run(store, { text, undo: () => undoPortions(db, id, title) });
  };
}
