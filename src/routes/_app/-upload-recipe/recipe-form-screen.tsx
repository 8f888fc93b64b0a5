import { Link, useRouter } from "@tanstack/react-router";
import { useEffect, useMemo, useRef, useState, type FormEvent } from "react";

import type { KeptDraft } from "#db/repositories/draft-repository.ts";
import { savePersonalRecipe } from "#db/repositories/personal-recipe-repository.ts";
import type { PersonalRecipe } from "#domain/entities.ts";
import { UPLOAD_REDIRECT_MS } from "#domain/limits.ts";
import type { UserDocument } from "#domain/user-document.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { textLinkClass } from "#ui/link-class.ts";
import { Screen } from "#ui/screen.tsx";
import { Stack } from "#ui/stack.tsx";
import { useToast } from "#ui/toast-context.ts";

import { KeptBanner } from "../../-common/kept-banner.tsx";
import { useKeptDraft } from "../../-common/use-kept-draft.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { AppHeader } from "../../-shell/app-header.tsx";
import type { KeptForm } from "./kept-recipe.ts";
import { PasteRecipe } from "./paste-recipe.tsx";
import { DraftWarnings, ReadNotice } from "./read-preview.tsx";
import {
  draftOf,
  draftProblem,
  emptyDraft,
  recipeFrom,
  type DraftProblem,
  type RecipeDraft,
} from "./recipe-draft.ts";
import { RecipeFields } from "./recipe-fields.tsx";
import type { ReadDraft } from "./shared-draft.ts";
import { UnsavedGuard } from "./unsaved-guard.tsx";

const FORM_ID = "recipe-form";

interface RecipeFormScreenProps {
  /** The recipe to edit or copy; null for a new one. */
  source: PersonalRecipe | null;
  /** What another app has shared, to start a new one with. */
  shared: ReadDraft | null;
  /** Whose allergies, diet and kitchen the recipe is checked against. */
  user: UserDocument;
  isEdit: boolean;
  /** An unsaved draft to continue. */
  kept: KeptDraft<KeptForm> | null;
  /** The draft key, if there is no draft yet. */
  draftKey: string;
  /** Called with the discarded draft. */
  onStartOver: (discarded: KeptDraft<KeptForm>) => void;
}

/** The form for the cook's own recipe: to write, edit or copy one. */
export function RecipeFormScreen(props: RecipeFormScreenProps) {
  const { source, shared, user, isEdit, kept, draftKey, onStartOver } = props;
  const newKey = () => crypto.randomUUID();
  const [draft, setDraft] = useState(
    () =>
      kept?.value.draft ?? shared?.draft ?? (source ? draftOf(source, newKey) : emptyDraft(newKey)),
  );
  /** What the last reading could not read; null if the form was not filled in by one. */
  const [unread, setUnread] = useState(
    // A photo is yet to be read.
    kept === null && shared?.photo === null ? shared.problems : null,
  );
  const notice = useRef<HTMLDivElement>(null);
  const [timesFilled, setTimesFilled] = useState(0);
  // What was read stands below the text that it was read from.
  useEffect(() => {
    if (timesFilled > 0) notice.current?.scrollIntoView();
  }, [timesFilled]);
  const toast = useToast();
  const [problem, setProblem] = useState<DraftProblem | null>(null);
  // One id for the life of the form: if a double tap saves twice, or the browser is killed before the
  // draft of what is saved is dropped, it is still one recipe.
  const [id] = useState(() => (source && isEdit ? source.id : (kept?.id ?? crypto.randomUUID())));
  const [of] = useState(kept ? kept.value.of : isEdit && source ? source.updatedAt : null);
  const [typed, setTyped] = useState(false);
  const { save, state } = useSave();
  const isOver = state === "saving" || state === "saved";
  const value = useMemo((): KeptForm => ({ draft, of }), [draft, of]);
  const key = kept?.key ?? draftKey;
  const { drop, isKept } = useKeptDraft({ key, id, value, isChanged: typed && !isOver });
  // An unchanged draft is still stored on the device.
  const isUnsaved = typed || (shared !== null && kept === null);

  const fillIn = (read: ReadDraft) => {
    const before = { draft, unread, typed };
    setDraft(read.draft);
    setUnread(read.problems);
    setTimesFilled((times) => times + 1);
    setTyped(true);
    setProblem(null);
    toast.show({
      text: "The form is filled in",
      undo: () => {
        setDraft(before.draft);
        setUnread(before.unread);
        setTyped(before.typed);
      },
    });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = draftProblem(draft);
    setProblem(found);
    if (found) focusProblem(found, draft);
    else void save(draft, id, drop);
  };

  return (
    <Screen
      width="wide"
      header={
        <AppHeader
          title={isEdit ? "Edit Recipe" : "Upload Personal Recipe"}
          back={{ to: source ? "/personal-recipes" : "/explore" }}
          size="hub"
        />
      }
      actions={
        state === "saved" ? (
          <Banner tone="success" role="status" title="Recipe saved">
            On to your recipes.
          </Banner>
        ) : (
          <Button type="submit" form={FORM_ID} size="lg" busy={state === "saving"} full>
            {isEdit ? "Save Recipe" : "Upload Recipe"}
          </Button>
        )
      }
    >
      <form id={FORM_ID} onSubmit={submit} noValidate>
        <fieldset disabled={isOver}>
          <Stack gap="lg">
            {kept ? (
              <KeptBanner
                onDiscard={() => {
                  drop();
                  onStartOver({ key, id, value });
                }}
              >
                {isEdit && source && of !== source.updatedAt
                  ? "The recipe has been changed elsewhere since. Saving this puts it in its place."
                  : "Nothing of it is saved yet."}
              </KeptBanner>
            ) : null}
            {isEdit ? null : (
              <PasteRecipe
                address={shared?.page ?? ""}
                photo={shared?.photo ?? null}
                onRead={fillIn}
              />
            )}
            {unread ? (
              <div ref={notice}>
                <ReadNotice problems={unread} />
              </div>
            ) : null}
            <DraftWarnings draft={draft} user={user} />
            <RecipeFields
              draft={draft}
              problem={problem}
              onChange={(edit) => {
                setDraft((before) => ({ ...before, ...edit }));
                setTyped(true);
                setProblem(null);
              }}
            />
            {state instanceof Error ? <ErrorBox>{state.message}</ErrorBox> : null}
            {source === null ? (
              <p>
                Recipes in another app?{" "}
                <Link to="/import-recipes" className={textLinkClass}>
                  Import them all at once
                </Link>
              </p>
            ) : null}
          </Stack>
        </fieldset>
      </form>
      <UnsavedGuard isUnsaved={isUnsaved && !isOver} isKept={isKept} />
    </Screen>
  );
}

/** Focuses the field that is wrong, or the first row that isn't filled in. */
function focusProblem({ field }: DraftProblem, { ingredients, steps }: RecipeDraft): void {
  const row = ingredients.find(({ name, amount }) => name.trim() === "" || amount.trim() === "");
  const step = steps.find(({ text }) => text.trim() === "");
  const ids = {
    title: "recipe-title",
    blurb: "recipe-blurb",
    ingredients: row ? `${row.name.trim() === "" ? "ingredient" : "amount"} ${row.key}` : "",
    steps: step ? `step ${step.key}` : "",
  };
  document.getElementById(ids[field])?.focus();
}

/** Saves once, calls `onSaved`, then opens the cook's recipes. */
function useSave() {
  const { db } = useSignedInCook();
  const router = useRouter();
  const [state, setState] = useState<"editing" | "saving" | "saved" | Error>("editing");
  const saving = useRef(false);

  useEffect(() => {
    if (state !== "saved") return;
    const redirect = setTimeout(() => {
      void router.navigate({ to: "/personal-recipes" });
    }, UPLOAD_REDIRECT_MS);
    return () => clearTimeout(redirect);
  }, [state, router]);

  const save = async (draft: RecipeDraft, id: string, onSaved: () => void) => {
    if (saving.current) return;
    saving.current = true;
    setState("saving");
    try {
      await savePersonalRecipe(db, recipeFrom(draft, id));
      onSaved();
      setState("saved");
    } catch (error) {
      saving.current = false;
      setState(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return { save, state };
}
