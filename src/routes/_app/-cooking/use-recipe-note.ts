import { useEffect, useRef, useState } from "react";

import {
  getRecipeNote,
  keepNoteDraft,
  writeRecipeNote,
  type KeptNote,
} from "#db/repositories/recipe-note-repository.ts";

import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";

/** The debounce for saving, so that not each letter is a mutation. */
const PAUSE_MS = 1_000;

/** The cook's note on a recipe while it is being edited. */
export interface RecipeNoteEdit {
  text: string;
  /** Whether everything shown is saved. */
  isSaved: boolean;
  type: (text: string) => void;
  /** Saves the typed text without waiting for the debounce, when the cook is done or leaves. */
  save: () => void;
  /** Deletes the note, with undo. */
  remove: () => void;
}

/**
 * The note on a recipe. Each keystroke updates a draft on this device, and each pause saves a
 * mutation. Changes from another device show only while nothing typed here is unsaved.
 */
export function useRecipeNote(recipeId: string, kept: KeptNote): RecipeNoteEdit {
  const { db } = useSignedInCook();
  const run = useCommand();
  const [text, setText] = useState(kept.draft?.text ?? kept.text);
  const [isSaved, setSaved] = useState(kept.draft === null);
  /** The typed text, and the text that the edit started from. */
  const edit = useRef(kept.draft ?? { before: kept.text, text: kept.text });
  const saving = useRef(0);
  const typedAt = useRef(0);

  const isWaiting = () => saving.current > 0 || edit.current.text !== edit.current.before;
  const show = (saved: string) => {
    if (isWaiting()) return;
    edit.current = { before: saved, text: saved };
    setText(saved);
    setSaved(true);
  };

  /** @param deleted the text that undo restores */
  const save = async (deleted?: string) => {
    const { before, text: next } = edit.current;
    if (next === before) return;
    saving.current += 1;
    edit.current = { before: next, text: next };
    const undo = () => {
      type(deleted ?? "");
      void save();
    };
    const isStored = await run(
      () => writeRecipeNote(db, recipeId, before, next),
      deleted === undefined ? undefined : { text: "Note deleted", undo },
    );
    saving.current -= 1;
    // The text typed meanwhile is based on the stored text.
    if (!isStored) edit.current = { before, text: edit.current.text };
    else if (!isWaiting()) show((await getRecipeNote(db, recipeId)).text);
  };
  const type = (next: string) => {
    const { before } = edit.current;
    // The draft is normalised to composed accents, but the field keeps its text so that the caret
    // stays.
    edit.current = { before, text: next.normalize("NFC") };
    setText(next);
    setSaved(false);
    typedAt.current = Date.now();
    void run(() => keepNoteDraft(db, { recipeId, ...edit.current }));
  };

  const latest = useRef({ save, show });
  useEffect(() => {
    latest.current = { save, show };
  });
  useEffect(() => latest.current.show(kept.text), [kept.text]);
  useEffect(() => {
    if (isSaved) return;
    const saveOften = setInterval(() => {
      if (Date.now() - typedAt.current >= PAUSE_MS) void latest.current.save();
    }, PAUSE_MS / 4);
    return () => clearInterval(saveOften);
  }, [isSaved]);
  useEffect(() => {
    const leave = () => {
      if (document.hidden) void latest.current.save();
    };
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      void latest.current.save();
    };
  }, []);

  return {
    text,
    isSaved,
    type,
    save: () => void save(),
    remove: () => {
      const deleted = edit.current.text;
      if (deleted === "") return;
      type("");
      void save(deleted);
    },
  };
}
