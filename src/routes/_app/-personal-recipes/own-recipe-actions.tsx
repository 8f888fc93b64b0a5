import { Link } from "@tanstack/react-router";
import { Copy, Pencil, Trash2 } from "lucide-react";

import {
  deletePersonalRecipe,
  restorePersonalRecipe,
} from "#db/repositories/personal-recipe-repository.ts";
import type { PersonalRecipe } from "#domain/entities.ts";
import { Cluster } from "#ui/cluster.tsx";
import { IconButton, iconButtonClass } from "#ui/icon-button.tsx";

import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";

import styles from "./own-recipe-actions.module.css";

/** Edit, duplicate, and delete with undo. */
export function OwnRecipeActions({ recipe }: { recipe: PersonalRecipe }) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const { id, title } = recipe;

  const remove = () =>
    void run(() => deletePersonalRecipe(db, id), {
      text: `${title} is deleted`,
      action: { label: "Undo", run: () => void run(() => restorePersonalRecipe(db, recipe)) },
    });

  return (
    <Cluster gap="xs" justify="between" className={styles.actions}>
      <Link
        to="/upload-recipe"
        search={{ edit: id }}
        aria-label={`Edit ${title}`}
        title="Edit"
        className={iconButtonClass()}
      >
        <Pencil aria-hidden />
      </Link>
      <Link
        to="/upload-recipe"
        search={{ duplicate: id }}
        aria-label={`Duplicate ${title}`}
        title="Duplicate"
        className={iconButtonClass()}
      >
        <Copy aria-hidden />
      </Link>
      <IconButton label={`Delete ${title}`} icon={<Trash2 />} onClick={remove} />
    </Cluster>
  );
}
