import type { Day } from '#src/shared/week.ts';
import { type Binding, type BoundText, type Piece, sentence } from '../../../bound-text.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { dayPiece } from '../../wording/say.ts';
import type { Life } from './life-of.ts';

/** How it is said since when and until when something has rows, whoever tells it. */
export const firstAppears = (day: Piece): BoundText => sentence`first appears on ${day}`;

export const lastAppears = (day: Piece): BoundText => sentence`last appears on ${day}`;

/** "First appears on Jun 1 and last appears on Sep 3". @param keys under which the two days are kept */
export function appears(
  { first, last }: Life,
  keys: { readonly first: string; readonly last: string },
  inquiry: Inquiry,
): BoundText {
  const kept = (day: Day, key: string) => dayPiece(day, inquiry.keep(key, day));
  const since = first === null ? sentence`` : firstAppears(kept(first, keys.first));
  const until = last === null ? sentence`` : lastAppears(kept(last, keys.last));
  return sentence`${since}${first === null || last === null ? '' : ' and '}${until}`;
}

/** @param key under which the name is kept */
export const namePiece = (name: string, key: string, inquiry: Inquiry): Binding => ({
  text: `“${name}”`,
  path: inquiry.keep(key, name),
  value: name,
});
