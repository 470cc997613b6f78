import { type BoundText, sentence } from '../../../bound-text.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { wholeNumber } from '../../wording/say.ts';
import { nameOfRow } from '../members/name-of-row.ts';
import { tiedNames } from '../members/tied.ts';
import type { Settled } from '../settling/settled.ts';
import { isRelative } from './how-far.ts';
import type { MovedMember } from './moved-members.ts';

/** Who moved exactly as far as the one that is told: it stands before them by its name alone. */
export function tiedMovers(
  settled: Settled,
  sorted: readonly MovedMember[],
  row: number,
  { listed, width, inquiry }: { readonly listed: number; readonly width: number; readonly inquiry: Inquiry },
): readonly BoundText[] {
  const farOf = (member: MovedMember | undefined): number | null =>
    (isRelative(settled) ? member?.relative : member?.change) ?? null;
  const far = farOf(sorted[row]);
  const places = sorted.flatMap((member, at) =>
    far !== null && far !== 0 && at !== row && farOf(member) === far ? [at] : [],
  );
  if (places.length === 0 || settled.reading.rank?.by === 'value') return [];
  const names = tiedNames({ places, listed, isContinued: listed === 1 }, (at, path) =>
    nameOfRow(sorted[at]?.cells.slice(0, width) ?? [], 0, path),
  );
  return names ?? [sentence`${wholeNumber(places.length, inquiry.keep('ties', places.length))} others`];
}
