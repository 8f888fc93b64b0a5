import { useCallback, useEffect } from "react";

import { findPhoto, seekPhoto } from "#db/repositories/photo-repository.ts";
import type { PhotoProps } from "#pictures/photo-context.ts";

import { useLiveData, useSignedInCook } from "./use-live-data.ts";

import styles from "./photo.module.css";

/**
 * A photo of the cook's, over the drawing that it takes the place of. While its large size is on its way,
 * the small one is shown; without either, the drawing stays.
 */
export function Photo({ id, size }: PhotoProps) {
  const { db } = useSignedInCook();
  const found = useLiveData(
    async () => (await findPhoto(db, id, size)) ?? findPhoto(db, id, "thumb"),
    [id, size],
  );
  useEffect(() => void seekPhoto(db, id, size), [db, id, size]);
  const fill = useCallback(
    (image: HTMLImageElement) => {
      if (!found) return;
      const url = URL.createObjectURL(found);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [found],
  );
  if (!found) return null;
  // One that can't be decoded leaves the drawing.
  return (
    <img
      ref={fill}
      className={styles.photo}
      alt=""
      onError={({ currentTarget }) => (currentTarget.hidden = true)}
    />
  );
}
