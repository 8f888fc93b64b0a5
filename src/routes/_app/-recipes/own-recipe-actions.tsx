import { Link } from "@tanstack/react-router";
import { Copy, Pencil, Trash2 } from "lucide-react";

import {
  deletePersonalRecipe,
  restorePersonalRecipe,
} from "#db/repositories/personal-recipe-repository.ts";
import type { PersonalRecipe } from "#domain/entities.ts";
import { Button, buttonClass } from "#ui/button.tsx";

import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";

interface OwnRecipeActionsProps {
  recipe: PersonalRecipe;
  /** Closes the menu that these are in. */
  close: () => void;
}

/** Edit, duplicate, and delete with undo: in the menu of the cook's own recipe. */
export function OwnRecipeActions({ recipe, close }: OwnRecipeActionsProps) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const { id, title } = recipe;
  const look = buttonClass({ variant: "secondary", full: true });

  const remove = () => {
    close();
    void run(() => deletePersonalRecipe(db, id), {
      text: `${title} is deleted`,
      undo: () => restorePersonalRecipe(db, recipe),
    });
  };

  return (
    <>
      <Link to="/upload-recipe" search={{ edit: id }} className={look}>
        <Pencil aria-hidden />
        Edit
      </Link>
      <Link to="/upload-recipe" search={{ duplicate: id }} className={look}>
        <Copy aria-hidden />
        Duplicate
      </Link>
      <Button variant="danger" icon={<Trash2 aria-hidden />} onClick={remove} full>
        Delete
      </Button>
    </>
  );
}
