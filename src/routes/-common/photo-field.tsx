import { Camera, ImagePlus, Trash2 } from "lucide-react";
import { useDeferredValue, useEffect, useRef, useState } from "react";

import { isPhotoAlone, keepPhoto } from "#db/repositories/photo-repository.ts";
import { makeInWorker } from "#photos/make-in-worker.ts";
import { MealPicture, type MealPictureProps } from "#pictures/meal-picture.tsx";
import { classNames } from "#ui/class-names.ts";
import { Cluster } from "#ui/cluster.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Stack } from "#ui/stack.tsx";
import { useToast } from "#ui/toast-context.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { useBroughtIntoView } from "./use-brought-into-view.ts";
import { useLiveData, useSignedInCook } from "./use-live-data.ts";

import styles from "./photo-field.module.css";

const PICTURES = "image/*";

interface PhotoFieldProps {
  /** The name of the photo; empty for none. */
  photo: string;
  /** What is drawn where there is no photo. */
  meal: MealPictureProps["meal"];
  onChange: (photo: string) => void;
}

/** Takes, chooses, shows and removes a photo. */
export function PhotoField({ photo, meal, onChange }: PhotoFieldProps) {
  const { state, busy, take, remove } = usePhoto(photo, onChange);
  const alone = useAloneWords(photo);
  const failure = useBroughtIntoView(state instanceof Error ? state : null);
  // It is drawn anew with each word.
  const drawn = useDeferredValue(meal);
  return (
    <section aria-labelledby="photo-title">
      <Stack gap="sm">
        <div className={styles.head}>
          <h2 id="photo-title" className={styles.title}>
            Photo
          </h2>
          {photo === "" ? null : (
            <IconButton label="Remove the photo" icon={<Trash2 />} onClick={remove} />
          )}
        </div>
        <div className={styles.field}>
          <div className={styles.picture}>
            <MealPicture
              seed={drawn.title}
              meal={{ ...drawn, photo }}
              photoSize="large"
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
          </Cluster>
        </div>
        <p role="status" className={styles.hint}>
          {busy ? MAKING : photo === "" ? "Without one, the dish is drawn." : alone || ONLY_YOURS}
        </p>
        {state instanceof Error ? (
          <div ref={failure}>
            <ErrorBox>{state.message}</ErrorBox>
          </div>
        ) : null}
      </Stack>
    </section>
  );
}

/**
 * The same in one line beside a title, where a form is about something else. What there is to say goes
 * below, in `PhotoAlone`.
 */
export function BriefPhotoField({ photo, meal, onChange }: PhotoFieldProps) {
  const { state, busy, take, remove } = usePhoto(photo, onChange);
  return (
    <section aria-label="Photo" className={styles.brief}>
      {photo === "" ? (
        <>
          <FileButton
            icon={<Camera aria-hidden />}
            accept={PICTURES}
            isCamera
            isIcon
            busy={busy}
            onFile={take}
          >
            Take a photo
          </FileButton>
          <FileButton
            icon={<ImagePlus aria-hidden />}
            accept={PICTURES}
            isIcon
            busy={busy}
            onFile={take}
          >
            Choose a photo
          </FileButton>
        </>
      ) : (
        <>
          <span className={styles.small}>
            <MealPicture
              seed={meal.title}
              meal={{ ...meal, photo }}
              shape="square"
              title="Your photo"
            />
          </span>
          <IconButton label="Remove the photo" icon={<Trash2 />} onClick={remove} />
        </>
      )}
      <VisuallyHidden>
        <span role="status">{busy ? MAKING : photo === "" ? "" : ONLY_YOURS}</span>
      </VisuallyHidden>
      {state instanceof Error ? (
        <div className={styles.error}>
          <ErrorBox>{state.message}</ErrorBox>
        </div>
      ) : null}
    </section>
  );
}

/** Says that a photo is on this device alone, if it is. */
export function PhotoAlone({ photo }: Pick<PhotoFieldProps, "photo">) {
  return (
    <p role="status" className={classNames(styles.hint, styles.alone)}>
      {useAloneWords(photo)}
    </p>
  );
}

const MAKING = "Making the photo…";
const ONLY_YOURS = "Only you see it. Where and with what it was taken is left out.";

/** That the server refused a photo; empty if it didn't. */
function useAloneWords(photo: string): string {
  const isAlone = useLiveData((db) => isPhotoAlone(db, photo), [photo]) ?? false;
  return isAlone ? "This photo stays on this device: there is no room for it on the server." : "";
}

/** What both fields do. */
function usePhoto(photo: string, onChange: (photo: string) => void) {
  const toast = useToast();
  const { state, make } = useMaking(onChange);
  return {
    state,
    busy: state === "making",
    take: (file: File) => void make(file),
    remove: () => {
      onChange("");
      toast.show({ text: "The photo is removed", undo: () => onChange(photo) });
    },
  };
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
      const photo = await makeInWorker("photo", file, signal);
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
