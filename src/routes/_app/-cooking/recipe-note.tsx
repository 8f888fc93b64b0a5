import { NotebookPen, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { NOTE_MAX } from "#domain/limits.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { SectionTitle } from "#ui/section-title.tsx";
import { TextArea } from "#ui/text-area.tsx";

import type { RecipeNoteEdit } from "./use-recipe-note.ts";

import styles from "./recipe-note.module.css";

/** The cook's own note on the recipe: shown as a slip of paper, and edited in place. */
export function RecipeNote({ note }: { note: RecipeNoteEdit }) {
  const [isEditing, setEditing] = useState(false);
  const [isNew, setNew] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const open = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (isEditing) {
      field.current?.focus();
      field.current?.setSelectionRange(NOTE_MAX * 8, NOTE_MAX * 8);
    } else if (wasEditing.current) open.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const { text } = note;
  const isEmpty = text.trim() === "";

  if (!isEditing && isEmpty) {
    return (
      <Button
        ref={open}
        variant="quiet"
        className={classNames(styles.late, styles.add)}
        icon={<NotebookPen aria-hidden />}
        onClick={() => {
          setNew(true);
          setEditing(true);
        }}
      >
        Add a note of your own
      </Button>
    );
  }
  if (!isEditing) {
    return (
      <section className={styles.slip} aria-label="Your note">
        <SectionTitle
          action={
            <Button
              ref={open}
              variant="quiet"
              size="sm"
              aria-label="Edit your note"
              onClick={() => {
                setNew(false);
                setEditing(true);
              }}
            >
              Edit
            </Button>
          }
        >
          Your note
        </SectionTitle>
        <p dir="auto" className={styles.text}>
          {text}
        </p>
      </section>
    );
  }
  return (
    <section className={classNames(styles.slip, isNew && styles.late)} aria-label="Your note">
      <TextArea
        ref={field}
        label="Your note"
        hint={
          note.isSaved && !isEmpty
            ? "Saved. Only you see it, on all your devices."
            : "Saved as you type. Only you see it."
        }
        value={text}
        maxLength={Math.max(NOTE_MAX, text.length)}
        onChange={(event) => note.type(event.target.value)}
        data-stored={note.isSaved ? "" : undefined}
        onBlur={note.save}
      />
      <div className={styles.buttons}>
        {isEmpty ? null : (
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden />}
            onClick={() => {
              note.remove();
              setEditing(false);
            }}
          >
            Delete
          </Button>
        )}
        <Button
          variant="secondary"
          onClick={() => {
            note.save();
            setEditing(false);
          }}
        >
          Done
        </Button>
      </div>
    </section>
  );
}
