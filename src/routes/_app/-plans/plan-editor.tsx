import { ArrowDown, ArrowLeftRight, ArrowUp, CheckCircle2, Trash2 } from "lucide-react";
import { useRef, useState, type ReactNode, type Ref } from "react";

import type { AiMealPlan, PlanRecipe } from "#domain/entities.ts";
import { preferencesOf } from "#domain/preferences.ts";
import type { UserDocument } from "#domain/user-document.ts";
import { PART_NOT_HERE } from "#failure-words/screen-words.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { ReorderList } from "#ui/reorder-list.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { useCommand } from "../../-common/use-command.ts";
import { PlannedPicture } from "./planned-picture.tsx";
import type { SwapPlanned } from "./swap-planned.tsx";
import { usePlanEdits } from "./use-plan-edits.ts";

import styles from "./plan-editor.module.css";

type SwapSheet = typeof SwapPlanned;

/**
 * Loads the sheet on demand: it brings the dietary check's word lists, which aren't needed to look
 * at a plan. It can fail while the app's files are not yet on the device.
 */
async function loadSheet(): Promise<SwapSheet> {
  try {
    return (await import("./swap-planned.tsx")).SwapPlanned;
  } catch (error) {
    throw new Error(PART_NOT_HERE, {
      cause: error,
    });
  }
}

interface PlanEditorProps {
  plan: AiMealPlan;
  user: UserDocument;
  /** Moves focus elsewhere once the focused row has been removed. */
  onRowGone: () => void;
}

/** The plan's recipes in order. Each can be moved; uncooked ones can be swapped or removed. */
export function PlanEditor({ plan, user, onRowGone }: PlanEditorProps) {
  const { move, drop, remove, swap } = usePlanEdits(plan.id);
  const run = useCommand();
  const [swapped, setSwapped] = useState<{ recipe: PlanRecipe; Sheet: SwapSheet } | null>(null);
  const [said, setSaid] = useState("");
  // The recipe that a swap has added: it takes focus as soon as its row renders.
  const incoming = useRef<string | null>(null);
  const { recipes } = plan;
  const focusIncoming = (id: string) => (button: HTMLButtonElement | null) => {
    if (!button || incoming.current !== id) return;
    incoming.current = null;
    button.focus();
  };

  const openSwap = (recipe: PlanRecipe) =>
    void run(async () => {
      const Sheet = await loadSheet();
      setSwapped({ recipe, Sheet });
    });

  const moveRow = async (recipe: PlanRecipe, by: -1 | 1) => {
    const place = await move(recipe, by);
    if (place !== null) setSaid(`${recipe.title} is now number ${place + 1} of ${recipes.length}`);
  };

  const removeRow = async (recipe: PlanRecipe) => {
    if (await remove(recipe)) onRowGone();
  };

  return (
    <>
      <div className={styles.order}>
        <ReorderList
          label="Order of recipes"
          items={recipes}
          onMove={(id, followers) => drop(recipes, id, followers)}
        >
          {(recipe, place, handle) => (
            <EditorRow
              recipe={recipe}
              handle={handle}
              isFirst={place === 0}
              isLast={place === recipes.length - 1}
              isOnly={recipes.length === 1}
              swapRef={focusIncoming(recipe.id)}
              onMove={(by) => void moveRow(recipe, by)}
              onSwap={() => openSwap(recipe)}
              onRemove={() => void removeRow(recipe)}
            />
          )}
        </ReorderList>
      </div>
      <VisuallyHidden as="div">
        <p role="status">{said}</p>
      </VisuallyHidden>
      {swapped ? (
        <swapped.Sheet
          plan={plan}
          recipe={swapped.recipe}
          preferences={preferencesOf(user)}
          onSwap={(next) => {
            incoming.current = next.id;
            return swap(swapped.recipe, next);
          }}
          onClose={() => setSwapped(null)}
        />
      ) : null}
    </>
  );
}

interface EditorRowProps {
  recipe: PlanRecipe;
  handle: ReactNode;
  isFirst: boolean;
  isLast: boolean;
  isOnly: boolean;
  swapRef: Ref<HTMLButtonElement>;
  onMove: (by: -1 | 1) => void;
  onSwap: () => void;
  onRemove: () => void;
}

function EditorRow(props: EditorRowProps) {
  const { recipe, handle, isFirst, isLast, isOnly, swapRef, onMove, onSwap, onRemove } = props;
  const { title, cooked } = recipe;
  return (
    <div className={styles.row}>
      <span className={styles.picture}>
        <PlannedPicture recipe={recipe} />
      </span>
      <h3 className={styles.title}>{title}</h3>
      {handle}
      <div className={styles.buttons}>
        {/* They stay focusable at the ends, or the keyboard would lose its place there. */}
        <IconButton
          label={`Move up: ${title}`}
          icon={<ArrowUp />}
          aria-disabled={isFirst}
          onClick={() => {
            if (!isFirst) onMove(-1);
          }}
        />
        <IconButton
          label={`Move down: ${title}`}
          icon={<ArrowDown />}
          aria-disabled={isLast}
          onClick={() => {
            if (!isLast) onMove(1);
          }}
        />
        <span className={styles.gap} />
        {cooked ? (
          <Badge tone="done" icon={<CheckCircle2 aria-hidden />}>
            Cooked
          </Badge>
        ) : (
          <>
            <Button
              ref={swapRef}
              variant="secondary"
              size="sm"
              icon={<ArrowLeftRight aria-hidden />}
              aria-haspopup="dialog"
              aria-label={`Swap ${title}`}
              onClick={onSwap}
            >
              Swap
            </Button>
            {isOnly ? null : (
              <IconButton label={`Remove ${title}`} icon={<Trash2 />} onClick={onRemove} />
            )}
          </>
        )}
      </div>
    </div>
  );
}
