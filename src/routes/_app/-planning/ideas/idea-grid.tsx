import { useState } from "react";

import { getUser } from "#db/repositories/user-repository.ts";
import type { MealType } from "#domain/meal-types.ts";
import { preferencesOf } from "#domain/preferences.ts";
import { useToast } from "#ui/toast-context.ts";

import { useLiveData } from "../../../-common/use-live-data.ts";
import type { Idea } from "../../../-ideas/idea.ts";
import { usePlanning } from "../planning-draft.ts";
import {
  EMPTY_BOARD,
  ideasInView,
  reject,
  setChosen,
  unreject,
  type IdeaBoard,
} from "./idea-board.ts";
import { IdeaCard } from "./idea-card.tsx";
import { IdeaDetail } from "./idea-detail.tsx";

import styles from "./idea-grid.module.css";

interface IdeaGridProps {
  board: IdeaBoard;
  mealType: MealType;
  /** How many ideas are to be chosen. */
  needed: number;
}

/** The ideas that are not rejected, for choosing `needed` of them. */
export function IdeaGrid({ board, mealType, needed }: IdeaGridProps) {
  const { planning, store } = usePlanning();
  const toast = useToast();
  const user = useLiveData(getUser, []);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = ideasInView(board).find(({ id }) => id === openId);
  const full = board.chosen.length >= needed;

  // An undo may come after other changes, so it edits the board as it is then.
  const change = (edit: (now: IdeaBoard) => IdeaBoard) =>
    store.setBoard(mealType, edit(store.read().boards[mealType] ?? EMPTY_BOARD));

  const rejectIdea = ({ id, title }: Idea) => {
    change((now) => reject(now, id));
    toast.show({
      text: `${title} is off the table`,
      undo: () => change((now) => unreject(now, id)),
    });
  };

  const partsOf = (idea: Idea) => {
    const chosen = board.chosen.includes(idea.id);
    return {
      idea,
      mealType,
      chosen,
      canChange: chosen || !full,
      preferences: user && preferencesOf(user),
      onChosenChange: (on: boolean) => change((now) => setChosen(now, idea.id, on, needed)),
      onReject: () => rejectIdea(idea),
    };
  };

  return (
    <>
      <ul className={styles.grid} aria-label="Ideas">
        {ideasInView(board).map((idea) => (
          <IdeaCard
            key={idea.id}
            {...partsOf(idea)}
            recipe={planning.recipes[idea.id]?.recipe}
            onOpen={() => setOpenId(idea.id)}
          />
        ))}
      </ul>
      {open ? <IdeaDetail {...partsOf(open)} onClose={() => setOpenId(null)} /> : null}
    </>
  );
}
