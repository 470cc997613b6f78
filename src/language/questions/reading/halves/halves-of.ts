import type { Mark } from '../mark.ts';
import { comparedAndWhoMadeIt } from './compared-and-who-made-it.ts';
import { andItsNumber, andTopThen, andWhatSold, andWhoDroveIt } from './found-and-told.ts';
import type { Halves } from './halves.ts';
import { andInAll, andInParts } from './in-parts-and-in-all.ts';
import { movedAndWhere } from './moved-and-where.ts';

type MarksOf = (said: string) => readonly Mark[];

const WAYS: readonly ((text: string, marksOf: MarksOf) => Halves | undefined)[] = [
  movedAndWhere,
  comparedAndWhoMadeIt,
  andWhatSold,
  andTopThen,
  andWhoDroveIt,
  andItsNumber,
  andInAll,
  andInParts,
];

/** In which ways a text may be two questions, of which a reading holds but one: what the first is read as decides. */
export const halvesOf = (text: string, marksOf: MarksOf): readonly Halves[] =>
  WAYS.flatMap((way) => way(text, marksOf) ?? []);
