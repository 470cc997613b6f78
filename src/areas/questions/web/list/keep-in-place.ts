import { createContext, useContext } from 'react';
import type { Question } from '../../contract.ts';

/** A question that a filtered list goes on showing, whatever became of it. */
export interface InPlace {
  readonly id: string;
  /** The question from whose line it was asked; undefined where it stands by its time. */
  readonly after?: string | undefined;
}

type Keep = (kept: InPlace) => void;

const KeepContext = createContext<Keep>(() => {});

/** Around a list that is filtered: what is worked on in it stays until another filter is chosen. */
export const KeepInPlace = KeepContext.Provider;

/** Where nothing is filtered there is nothing to keep. */
export const useKeepInPlace = (): Keep => useContext(KeepContext);

/** What was kept already keeps its place. */
export const keptWith = (kept: readonly InPlace[], one: InPlace): readonly InPlace[] =>
  kept.some(({ id }) => id === one.id) ? kept : [...kept, one];

/**
 * What is found, with what is kept in place beside it: an opened question that is answered meanwhile, by its time; one that was
 * asked from a line, below that line.
 */
export function withKept(
  all: readonly Question[],
  found: readonly Question[],
  kept: readonly InPlace[],
): readonly Question[] {
  const isBelow = (id: string) => kept.some((one) => one.id === id && one.after !== undefined);
  const shown = found.filter(({ id }) => !isBelow(id));
  for (const { id, after } of kept) {
    const question = all.find((one) => one.id === id);
    if (question === undefined || shown.some((one) => one.id === id)) continue;
    const above = after === undefined ? -1 : shown.findIndex((one) => one.id === after);
    shown.splice(above >= 0 ? above + 1 : placeByTime(shown, question), 0, question);
  }
  return shown;
}

/** Newest first. */
function placeByTime(shown: readonly Question[], { createdAt }: Question): number {
  const place = shown.findIndex((one) => Date.parse(one.createdAt) < Date.parse(createdAt));
  return place < 0 ? shown.length : place;
}
