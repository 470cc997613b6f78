import type { Mark } from '../mark.ts';
import { comparedAndWhoMadeIt } from './compared-and-who-made-it.ts';
import { andItsNumber, andTopThen, andWhatSold, andWhoDroveIt } from './found-and-told.ts';
import type { Halves } from './halves.ts';
import { andInAll, andInParts } from './in-parts-and-in-all.ts';
import { movedAndWhere } from './moved-and-where.ts';

/** Two questions in one of which a reading holds but one; undefined of all others. */
export const halvesOf = (text: string, marksOf: (said: string) => readonly Mark[]): Halves | undefined =>
  movedAndWhere(text, marksOf) ??
  comparedAndWhoMadeIt(text, marksOf) ??
  andWhatSold(text) ??
  andTopThen(text, marksOf) ??
  andWhoDroveIt(text, marksOf) ??
  andItsNumber(text, marksOf) ??
  andInAll(text) ??
  andInParts(text, marksOf);
