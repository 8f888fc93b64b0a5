import { ClipboardPaste, FileUp, ScanText, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { fetchPageRecipes } from "#api/page-client.ts";
import type { ImportedRecipe } from "#import/imported-recipe.ts";
import { isAddress } from "#import/text/read-text.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { Columns } from "#ui/columns.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { FileDrop } from "#ui/file-drop.tsx";
import { Fold } from "#ui/fold.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextArea } from "#ui/text-area.tsx";

import { useBroughtIntoView } from "../../-common/use-brought-into-view.ts";
import { useServiceFetch } from "../../-common/use-live-data.ts";
import { readFile } from "./read-file.ts";
import { isPhoto, readPhoto } from "./read-photo.ts";
import { draftOfImported, type ReadDraft } from "./shared-draft.ts";

/** More than any recipe; what a browser takes for a paste of a whole book would freeze the screen. */
const PASTE_MAX = 100_000;

const newKey = () => crypto.randomUUID();

interface PasteRecipeProps {
  /** The address of a page that was shared, to fetch; empty for none. */
  address: string;
  /** A photo that was shared, to have read; null for none. */
  photo: File | null;
  onRead: (read: ReadDraft) => void;
}

/**
 * A box for a whole recipe, for the address of a page with one, or for a file or a photo; it fills in the
 * form below.
 */
export function PasteRecipe({ address, photo, onRead }: PasteRecipeProps) {
  const [text, setText] = useState(address);
  const { state, found, read, stop } = useReading((recipe) =>
    onRead(draftOfImported(recipe, newKey)),
  );
  const failure = useBroughtIntoView(state instanceof Error ? state : null);
  return (
    <Fold title="From a link, a text or a photo" open={address !== "" || photo !== null}>
      <Stack gap="sm">
        <Columns>
          <Stack gap="sm">
            <TextArea
              label="The recipe, or its link"
              hint="From a message, a page or a note. The form below is filled in with it, for you to check."
              rows={6}
              maxLength={PASTE_MAX}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <div>
              <Button
                icon={<ClipboardPaste aria-hidden />}
                disabled={text.trim() === ""}
                busy={state === "text"}
                onClick={() => void read({ text: text.trim() })}
              >
                Fill in the form
              </Button>
            </div>
            {state instanceof Error ? (
              <div ref={failure}>
                <ErrorBox>{state.message}</ErrorBox>
              </div>
            ) : null}
            {photo && state !== "photo" ? (
              <Banner
                title="A photo was shared"
                action={
                  <Button
                    size="sm"
                    icon={<ScanText aria-hidden />}
                    onClick={() => void read({ files: [photo] })}
                  >
                    Read the photo
                  </Button>
                }
              >
                Simmer’s recipe service has its words copied out by a language model, if it has one
                that sees.
              </Banner>
            ) : null}
            {state === "photo" ? (
              <Banner
                role="status"
                tone="progress"
                icon={<Spinner size="sm" label="" />}
                title="Reading the photo"
                action={
                  <Button variant="secondary" size="sm" icon={<X aria-hidden />} onClick={stop}>
                    Stop reading
                  </Button>
                }
              >
                Its words are copied out, which takes up to half a minute.
              </Banner>
            ) : null}
          </Stack>
          <FileDrop
            label="Or choose a file or a photo"
            hint="A saved page, a text, schema.org’s JSON, or the photo of a page, which a language model reads"
            icon={<FileUp aria-hidden />}
            onFiles={(files) => void read({ files })}
          />
        </Columns>
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

type Source = { text: string } | { files: readonly File[] };

/**
 * Reads what was pasted or chosen, by the recipe service if it is a link or a photo; the last one counts.
 */
function useReading(onRead: (recipe: ImportedRecipe) => void) {
  const serviceFetch = useServiceFetch();
  const [state, setState] = useState<"idle" | "text" | "photo" | Error>("idle");
  const [found, setFound] = useState<readonly ImportedRecipe[]>([]);
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const read = async (source: Source) => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    setState("files" in source && source.files.every(isPhoto) ? "photo" : "text");
    try {
      const recipes = await readSource(source, { fetch: serviceFetch, signal });
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
  const stop = () => {
    asking.current?.abort();
    setState("idle");
  };
  return { state, found, read, stop };
}

/** The recipes in what was pasted or chosen. @throws Error with a message to show */
async function readSource(
  source: Source,
  options: { fetch: typeof fetch; signal: AbortSignal },
): Promise<ImportedRecipe[]> {
  let text: string;
  if ("files" in source) {
    const [file, ...others] = source.files;
    if (!file || others.length > 0) throw new Error("Choose one file at a time here.");
    if (isPhoto(file)) return [await readPhoto(file, options)];
    text = await readFile(file);
  } else ({ text } = source);
  return isAddress(text) ? fetchPageRecipes(text, options) : readLater(text);
}

/** The readers of HTML are as large as the form: they are loaded with the first reading. */
async function readLater(text: string): Promise<ImportedRecipe[]> {
  const { readAny } = await import("#import/read-any.ts");
  return readAny(text);
}
