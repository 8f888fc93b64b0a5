import type { MealSource } from "#domain/device-ideas.ts";
import { titleKey } from "#domain/titles.ts";

export interface Idea {
  id: string;
  title: string;
  blurb: string;
  /** Undefined where the service did not say. */
  source: MealSource | undefined;
}

/** The ideas got for one meal type, oldest first, and what the cook thought of them, by id. */
export interface IdeaBoard {
  ideas: Idea[];
  chosen: string[];
  rejected: string[];
}

export const EMPTY_BOARD: IdeaBoard = { ideas: [], chosen: [], rejected: [] };

/** The board with new ideas at the end; a title that is there already is not shown twice. */
export function addIdeas(board: IdeaBoard, ideas: readonly Idea[]): IdeaBoard {
  const titles = new Set(board.ideas.map(({ title }) => titleKey(title)));
  const added = ideas.filter(({ title }) => {
    const key = titleKey(title);
    return titles.has(key) ? false : titles.add(key);
  });
  return { ...board, ideas: [...board.ideas, ...added] };
}

/** Chooses an idea or takes it off again; one more than `most` is not chosen. */
export function setChosen(board: IdeaBoard, id: string, on: boolean, most: number): IdeaBoard {
  const others = board.chosen.filter((other) => other !== id);
  if (!on) return { ...board, chosen: others };
  return others.length >= most ? board : { ...board, chosen: [...others, id] };
}

/** Takes an idea out of view, and off the chosen ones. */
export function reject(board: IdeaBoard, id: string): IdeaBoard {
  return {
    ...board,
    chosen: board.chosen.filter((other) => other !== id),
    rejected: [...board.rejected.filter((other) => other !== id), id],
  };
}

/** Takes a rejection back; the idea is shown again where it was. */
export function unreject(board: IdeaBoard, id: string): IdeaBoard {
  return { ...board, rejected: board.rejected.filter((other) => other !== id) };
}

export function ideasInView({ ideas, rejected }: IdeaBoard): Idea[] {
  return ideas.filter(({ id }) => !rejected.includes(id));
}

/** The chosen ideas, in the order they are shown. */
export function chosenIdeas({ ideas, chosen }: IdeaBoard): Idea[] {
  return ideas.filter(({ id }) => chosen.includes(id));
}

const SOURCE_WORDS: Record<MealSource, string> = {
  model: "From the AI model",
  cookbook: "From Simmer’s cookbook",
  device: "On this device",
};

/** Where a meal comes from, in words; "" where nobody said. */
export function sourceWords(source: MealSource | undefined): string {
  return source === undefined ? "" : SOURCE_WORDS[source];
}

/** Which service the ideas come from, in words; those of this device say so themselves. */
export function describeSources(ideas: readonly Pick<Idea, "source">[]): string {
  const sources = new Set(ideas.map(({ source }) => source));
  sources.delete("device");
  return [...sources].map(sourceWords).filter(Boolean).join(" · ");
}
