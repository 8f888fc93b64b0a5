import { titleKey } from "#domain/titles.ts";

import { sourceWords, type Idea } from "../../../-ideas/idea.ts";

/** One meal type's ideas, oldest first, and which of them the cook chose or rejected, by id. */
export interface IdeaBoard {
  ideas: Idea[];
  chosen: string[];
  rejected: string[];
}

export const EMPTY_BOARD: IdeaBoard = { ideas: [], chosen: [], rejected: [] };

/**
 * Adds new ideas at the end; a title that is already on the board is not added again. Neither is a meal
 * of this device that has been renamed since: its id is the same.
 */
export function addIdeas(board: IdeaBoard, ideas: readonly Idea[]): IdeaBoard {
  const titles = new Set(board.ideas.map(({ title }) => titleKey(title)));
  const ids = new Set(board.ideas.map(({ id }) => id));
  const added = ideas.filter(({ id, title }) => {
    const key = titleKey(title);
    return titles.has(key) || ids.has(id) ? false : titles.add(key) && ids.add(id);
  });
  return { ...board, ideas: [...board.ideas, ...added] };
}

/** Chooses or unchooses an idea; no more than `most` can be chosen. */
export function setChosen(board: IdeaBoard, id: string, on: boolean, most: number): IdeaBoard {
  const others = board.chosen.filter((other) => other !== id);
  if (!on) return { ...board, chosen: others };
  return others.length >= most ? board : { ...board, chosen: [...others, id] };
}

/** Replaces a chosen idea with another one; the replaced idea stays in view. */
export function swapChosen(board: IdeaBoard, id: string, forId: string): IdeaBoard {
  return { ...board, chosen: [...board.chosen.filter((other) => other !== forId), id] };
}

/** The ideas in view that are not chosen. */
export function ideasLeft(board: IdeaBoard): Idea[] {
  return ideasInView(board).filter(({ id }) => !board.chosen.includes(id));
}

/** Hides an idea, and unchooses it. */
export function reject(board: IdeaBoard, id: string): IdeaBoard {
  return {
    ...board,
    chosen: board.chosen.filter((other) => other !== id),
    rejected: [...board.rejected.filter((other) => other !== id), id],
  };
}

/** Undoes a rejection; the idea returns to its place. */
export function unreject(board: IdeaBoard, id: string): IdeaBoard {
  return { ...board, rejected: board.rejected.filter((other) => other !== id) };
}

export function ideasInView({ ideas, rejected }: IdeaBoard): Idea[] {
  return ideas.filter(({ id }) => !rejected.includes(id));
}

/** The chosen ideas, in the order in which they are shown. */
export function chosenIdeas({ ideas, chosen }: IdeaBoard): Idea[] {
  return ideas.filter(({ id }) => chosen.includes(id));
}

/** Which services the ideas come from, in words; ideas of this device say so themselves. */
export function describeSources(ideas: readonly Pick<Idea, "source">[]): string {
  const sources = new Set(ideas.map(({ source }) => source));
  sources.delete("device");
  return [...sources].map(sourceWords).filter(Boolean).join(" · ");
}
