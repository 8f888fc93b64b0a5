import { getUser } from "#db/user.ts";
import type { MealType } from "#domain/catalogue.ts";
import { useToast } from "#ui/toast-context.ts";

import { usePlanning } from "../../-draft.ts";
import { useKitchenQuery } from "../../-kitchen.ts";
import {
  EMPTY_BOARD,
  ideasInView,
  reject,
  setChosen,
  unreject,
  type Idea,
  type IdeaBoard,
} from "./idea-board.ts";
import { IdeaCard } from "./idea-card.tsx";

import styles from "./idea-grid.module.css";

interface IdeaGridProps {
  board: IdeaBoard;
  mealType: MealType;
  /** How many ideas are to be chosen. */
  needed: number;
}

/** The ideas still in view, to choose `needed` of. */
export function IdeaGrid({ board, mealType, needed }: IdeaGridProps) {
  const { planning, store } = usePlanning();
  const toast = useToast();
  const user = useKitchenQuery(getUser, []);
  const full = board.chosen.length >= needed;

  // An undo may come after other changes: it works on the board as it is then.
  const change = (edit: (now: IdeaBoard) => IdeaBoard) =>
    store.setBoard(mealType, edit(store.read().boards[mealType] ?? EMPTY_BOARD));

  const rejectIdea = ({ id, title }: Idea) => {
    change((now) => reject(now, id));
    toast.show({
      text: `${title} is off the table`,
      action: { label: "Undo", run: () => change((now) => unreject(now, id)) },
    });
  };

  return (
    <ul className={styles.grid} aria-label="Ideas">
      {ideasInView(board).map((idea) => (
        <IdeaCard
          key={idea.id}
          idea={idea}
          recipe={planning.recipes[idea.id]?.recipe}
          mealType={mealType}
          chosen={board.chosen.includes(idea.id)}
          full={full}
          avoids={user}
          onChosenChange={(on) => change((now) => setChosen(now, idea.id, on, needed))}
          onReject={() => rejectIdea(idea)}
        />
      ))}
    </ul>
  );
}
