import { Camera, ImagePlus, Trash2 } from "lucide-react";
import { useDeferredValue, useEffect, useRef, useState } from "react";

import { isPhotoAlone, keepPhoto } from "#db/repositories/photo-repository.ts";
import { makeInWorker } from "#photos/make-in-worker.ts";
import { MealPicture, type MealPictureProps } from "#pictures/meal-picture.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Cluster } from "#ui/cluster.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { Stack } from "#ui/stack.tsx";
import { useToast } from "#ui/toast-context.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { useLiveData, useSignedInCook } from "./use-live-data.ts";

import styles from "./photo-field.module.css";

const PICTURES = "image/*";

/** What is said while there is no photo. */
const HINTS = {
  recipe: "Without one, the dish is drawn.",
  cooked: "How it turned out: shown with its portions and in its plan. Only you see it.",
};

interface PhotoFieldProps {
  /** The name of the photo; empty for none. */
  photo: string;
  /** What is drawn where there is no photo. */
  meal: MealPictureProps["meal"];
  /** Whether a small picture beside the buttons is enough, where the form is about something else. */
  isBrief?: boolean;
  onChange: (photo: string) => void;
}

/** Takes, chooses, shows and removes a photo. */
export function PhotoField({ photo, meal, isBrief = false, onChange }: PhotoFieldProps) {
  const toast = useToast();
  const isAlone = useLiveData((db) => isPhotoAlone(db, photo), [photo]) ?? false;
  const { state, make } = useMaking(onChange);
  // It is drawn anew with each word.
  const drawn = useDeferredValue(meal);
  const busy = state === "making";
  const take = (file: File) => void make(file);
  const remove = () => {
    onChange("");
    toast.show({ text: "The photo is removed", undo: () => onChange(photo) });
  };
  return (
    <section aria-labelledby="photo-title">
      <Stack gap="sm">
        <h2 id="photo-title" className={styles.title}>
          Photo
        </h2>
        <div className={classNames(styles.field, isBrief && styles.brief)}>
          <div className={styles.picture}>
            <MealPicture
              seed={drawn.title}
              meal={{ ...drawn, photo }}
              photoSize={isBrief ? "thumb" : "large"}
              shape={isBrief ? "square" : "wide"}
              title={photo === "" ? "A drawing" : "Your photo"}
            />
          </div>
          <Cluster className={styles.actions}>
            <FileButton
              icon={<Camera aria-hidden />}
              accept={PICTURES}
              isCamera
              busy={busy}
              onFile={take}
            >
              Take<VisuallyHidden> a photo</VisuallyHidden>
            </FileButton>
            <FileButton
              icon={<ImagePlus aria-hidden />}
              accept={PICTURES}
              busy={busy}
              onFile={take}
            >
              Choose<VisuallyHidden> {photo === "" ? "a photo" : "another photo"}</VisuallyHidden>
            </FileButton>
            {photo === "" ? null : (
              <Button variant="quiet" size="sm" icon={<Trash2 aria-hidden />} onClick={remove}>
                Remove<VisuallyHidden> the photo</VisuallyHidden>
              </Button>
            )}
          </Cluster>
        </div>
        <p role="status" className={styles.hint}>
          {busy
            ? "Making the photo…"
            : isAlone
              ? "This photo stays on this device: there is no room for it on the server."
              : photo === ""
                ? HINTS[isBrief ? "cooked" : "recipe"]
                : "Only you see it. Where and with what it was taken is left out."}
        </p>
        {state instanceof Error ? <ErrorBox>{state.message}</ErrorBox> : null}
      </Stack>
    </section>
  );
}

/** Makes and keeps a photo of a file; the last one chosen counts. */
function useMaking(onMade: (photo: string) => void) {
  const { db } = useSignedInCook();
  const [state, setState] = useState<"idle" | "making" | Error>("idle");
  const making = useRef<AbortController>(null);
  useEffect(() => () => making.current?.abort(), []);

  const make = async (file: File) => {
    making.current?.abort();
    const { signal } = (making.current = new AbortController());
    setState("making");
    try {
      const photo = await makeInWorker(file, signal);
      await keepPhoto(db, photo);
      if (signal.aborted) return;
      setState("idle");
      onMade(photo.id);
    } catch (error) {
      if (signal.aborted) return;
      setState(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return { state, make };
}
