import { FileCode, FileText, Printer, Share2 } from "lucide-react";

import type { Meal } from "#domain/entities.ts";
import { Button } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";

import { saveFile } from "../../-common/save-file.ts";
import { useCommand } from "../../-common/use-command.ts";
import { useShareText } from "../../-common/use-share-text.ts";

interface TakeRecipeProps {
  recipe: Meal;
  /** Its amounts as they are on the screen, which is what is shared. */
  shown: Pick<Meal, "ingredients" | "instructions">;
  /** Closes the menu that these are in. */
  close: () => void;
}

/** Ways to take a recipe out of the app: shared or printed, or as a file for another app. */
export function TakeRecipe({ recipe, shown, close }: TakeRecipeProps) {
  const run = useCommand();
  const { share } = useShareText();
  const { title } = recipe;

  const send = async () => {
    const { recipeText } = await import("#transfer/forms/recipe-text.ts");
    await share(title, recipeText({ ...recipe, ...shown }), `Copied: ${title}`);
  };
  const save = (form: keyof typeof FORMS) => {
    const { ending, type, write } = FORMS[form];
    const name = `${fileName(title)}.${ending}`;
    close();
    void run(async () => saveFile(name, new Blob([await write(recipe)], { type })), {
      text: `Check your downloads for ${name}`,
    });
  };
  const look = { variant: "secondary", size: "sm" } as const;

  return (
    <Cluster role="group" aria-label="Take it along">
      <Button
        {...look}
        icon={<Share2 aria-hidden />}
        onClick={() => {
          close();
          void run(send);
        }}
      >
        Share as text
      </Button>
      <Button
        {...look}
        icon={<Printer aria-hidden />}
        onClick={() => {
          close();
          // The menu would be printed in the recipe's place.
          setTimeout(() => window.print());
        }}
      >
        Print
      </Button>
      <Button {...look} icon={<FileText aria-hidden />} onClick={() => save("cooklang")}>
        Save as Cooklang
      </Button>
      <Button {...look} icon={<FileCode aria-hidden />} onClick={() => save("jsonLd")}>
        Save for other apps
      </Button>
    </Cluster>
  );
}

const FORMS = {
  cooklang: {
    ending: "cook",
    type: "text/plain",
    write: async (recipe: Meal) =>
      (await import("#transfer/forms/recipe-cooklang.ts")).recipeCooklang(recipe),
  },
  jsonLd: {
    ending: "json",
    type: "application/ld+json",
    write: async (recipe: Meal) =>
      (await import("#transfer/forms/recipe-json-ld.ts")).jsonLdFile(recipe),
  },
};

/** A title as the name of a file on any system. */
function fileName(title: string): string {
  const name = title.replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, " ").replace(/^[. ]+|[. ]+$/gu, "");
  return name.replace(/\s+/gu, " ") || "recipe";
}
