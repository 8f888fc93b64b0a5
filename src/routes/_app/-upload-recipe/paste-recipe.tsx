import { ClipboardPaste } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { fetchPageRecipes } from "#api/page-client.ts";
import type { ImportedRecipe } from "#import/imported-recipe.ts";
import { isAddress, readText } from "#import/text/read-text.ts";
import { Button } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { Fold } from "#ui/fold.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextArea } from "#ui/text-area.tsx";

import { useServiceFetch } from "../../-common/use-live-data.ts";
import { draftOfImported, type ReadDraft } from "./shared-draft.ts";

/** More than any recipe; what a browser takes for a paste of a whole book would freeze the screen. */
const PASTE_MAX = 100_000;

const newKey = () => crypto.randomUUID();

/** A box for a whole recipe, or for the address of a page with one; it fills in the form below. */
export function PasteRecipe({ onRead }: { onRead: (read: ReadDraft) => void }) {
  const [text, setText] = useState("");
  const { state, found, read } = useReading((recipe) => onRead(draftOfImported(recipe, newKey)));
  return (
    <Fold title="Paste a whole recipe, or its link">
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
            onClick={() => void read(text.trim())}
          >
            Fill in the form
          </Button>
        </div>
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

/** Reads what was pasted, by the recipe service if it is a link; the last request counts. */
function useReading(onRead: (recipe: ImportedRecipe) => void) {
  const serviceFetch = useServiceFetch();
  const [state, setState] = useState<"idle" | "reading" | Error>("idle");
  const [found, setFound] = useState<readonly ImportedRecipe[]>([]);
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const read = async (pasted: string) => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    setState("reading");
    try {
      const recipes = isAddress(pasted)
        ? await fetchPageRecipes(pasted, { fetch: serviceFetch, signal })
        : [readText(pasted)];
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
