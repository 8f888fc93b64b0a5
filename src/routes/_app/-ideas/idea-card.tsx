import { Check, Plus, X } from "lucide-react";

import type { MealType } from "#domain/catalogue.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { MealPicture } from "#ui/meal-picture.tsx";
import { PictureCard } from "#ui/picture-card.tsx";

import type { Idea } from "./idea-board.ts";

interface IdeaCardProps {
  idea: Idea;
  mealType: MealType;
  chosen: boolean;
  /** Whether as many as needed are chosen already. */
  full: boolean;
  onChosenChange: (chosen: boolean) => void;
  onReject: () => void;
}

/** One idea to choose or to reject. */
export function IdeaCard(props: IdeaCardProps) {
  const { idea, mealType, chosen, full, onChosenChange, onReject } = props;
  return (
    <PictureCard
      as="li"
      selected={chosen}
      picture={<MealPicture seed={idea.title} words={[idea.title, idea.blurb]} kind={mealType} />}
      title={idea.title}
      text={idea.blurb}
      corner={
        <IconButton
          label={`Reject ${idea.title}`}
          icon={<X />}
          tone="filled"
          onClick={onReject}
        />
      }
      footer={
        <Button
          size="sm"
          full
          variant={chosen ? "primary" : "secondary"}
          icon={chosen ? <Check /> : <Plus />}
          aria-pressed={chosen}
          aria-label={`Select ${idea.title}`}
          disabled={full && !chosen}
          onClick={() => onChosenChange(!chosen)}
        >
          {chosen ? "Selected" : "Select"}
        </Button>
      }
    />
  );
}
