import { ClipboardPaste, FileUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { fetchPageRecipes } from "#api/page-client.ts";
import type { ImportedRecipe } from "#import/imported-recipe.ts";
import { isAddress } from "#import/text/read-text.ts";
import { Button } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { FileDrop } from "#ui/file-drop.tsx";
import { Fold } from "#ui/fold.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextArea } from "#ui/text-area.tsx";

import { useServiceFetch } from "../../-common/use-live-data.ts";
import { readFile } from "./read-file.ts";
import { draftOfImported, type ReadDraft } from "./shared-draft.ts";

/** More than any recipe; what a browser takes for a paste of a whole book would freeze the screen. */
const PASTE_MAX = 100_000;

const newKey = () => crypto.randomUUID();

interface PasteRecipeProps {
  /** The address of a page that was shared, to fetch; empty for none. */
  address: string;
  onRead: (read: ReadDraft) => void;
}

/** A box for a whole recipe, or for the address of a page with one; it fills in the form below. */
export function PasteRecipe({ address, onRead }: PasteRecipeProps) {
  const [text, setText] = useState(address);
  const { state, found, read } = useReading((recipe) => onRead(draftOfImported(recipe, newKey)));
  return (
    <Fold title="Paste a whole recipe, or its link" open={address !== ""}>
      <Stack gap="sm">
        <TextArea
          label="The recipe, or its link"
          hint="From a message, a page or a note. The form below is filled in with it, for you to check."
          rows={6}
          maxLength={PASTE_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {state instanceof Error ? <ErrorBox>{state.message}</ErrorBox> : null}
        <div>
          <Button
            icon={<ClipboardPaste aria-hidden />}
            disabled={text.trim() === ""}
            busy={state === "reading"}
            onClick={() => void read(() => Promise.resolve(text.trim()))}
          >
            Fill in the form
          </Button>
        </div>
        <FileDrop
          label="Or choose a file"
          hint="A saved page, a text, or schema.org’s JSON"
          icon={<FileUp aria-hidden />}
          onFiles={(files) => void read(() => textOf(files))}
        />
        {found.length > 1 ? (
          <>
            <p>There are several recipes on the page. The fullest is filled in; or take another:</p>
            <Cluster role="group" aria-label="Recipes on the page">
              {found.map((recipe, at) => (
                <Button
                  // A page's recipes never change their order.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={at}
                  variant="quiet"
                  onClick={() => onRead(draftOfImported(recipe, newKey))}
                >
                  <span dir="auto">{recipe.title}</span>
                </Button>
              ))}
            </Cluster>
          </>
        ) : null}
      </Stack>
    </Fold>
  );
}

/** The text of the one file that was chosen. @throws Error with a message to show */
async function textOf([file, ...others]: File[]): Promise<string> {
  if (!file || others.length > 0) throw new Error("Choose one file at a time here.");
  return readFile(file);
}

/** Reads what was pasted or chosen, by the recipe service if it is a link; the last request counts. */
function useReading(onRead: (recipe: ImportedRecipe) => void) {
  const serviceFetch = useServiceFetch();
  const [state, setState] = useState<"idle" | "reading" | Error>("idle");
  const [found, setFound] = useState<readonly ImportedRecipe[]>([]);
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const read = async (take: () => Promise<string>) => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    setState("reading");
    try {
      const pasted = await take();
      const recipes = isAddress(pasted)
        ? await fetchPageRecipes(pasted, { fetch: serviceFetch, signal })
        : await readLater(pasted);
      if (signal.aborted) return;
      setFound(recipes);
      setState("idle");
      const [first] = recipes;
      if (first) onRead(first);
    } catch (error) {
      if (signal.aborted) return;
      setState(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return { state, found, read };
}

/** The readers of HTML are as large as the form: they are loaded with the first reading. */
async function readLater(text: string): Promise<ImportedRecipe[]> {
  const { readAny } = await import("#import/read-any.ts");
  return readAny(text);
}
