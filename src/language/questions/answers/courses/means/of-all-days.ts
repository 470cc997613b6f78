import { type BoundText, sentence } from '../../../../bound-text.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import type { Fetched, Inquiry } from '../../../data/inquiry.ts';
import { unknownLast } from '../../../data/unknown-last.ts';
import { unnamedLast } from '../../../data/unnamed-last.ts';
import { valueText } from '../../../wording/say.ts';
import { appears, namePiece } from '../../lives/life-words.ts';
import type { Settled } from '../../settling/settled.ts';
import type { CountedDays } from './days-without-row.ts';

export interface Mean {
  readonly members: readonly string[];
  readonly value: number | null;
}

export interface Average extends Mean {
  /** Of all days of the period, those before its first and behind its last as days with none. */
  readonly ofAll: number | null;
}

export interface Averages {
  readonly fetched: Fetched;
  /** The largest first, or the smallest. */
  readonly rows: readonly Average[];
  /** Of few names the days that count of each. */
  readonly counted: readonly CountedDays[];
  /** What it is an average of. */
  readonly unit: string;
  /** Of names that are not there on all days, where the rows are of all: since when or until when, and their average meanwhile. */
  readonly whileThere?: readonly (CountedDays & { readonly mean: number })[];
}

/**
 * "Did Dr Berg have more patients than Dr Lind in 2025", of whom one began in June: nobody asked for a mean, which stands for what both had in
 * all. Where the days on which each is there would decide it otherwise, those of the whole period do.
 */
export function ofAllDays(settled: Settled, found: Averages): Averages {
  const { reading, assumptions } = settled;
  const isTotal = reading.each !== null && assumptions.some(({ code }) => code === 'persons_of_a_day');
  const way = reading.rank?.direction === 'bottom' ? 'up' : 'down';
  const rows = found.rows
    .map((row) => ({ ...row, value: row.ofAll }))
    .sort((one, other) => inOrder(one, other, way));
  const isOtherwise = rows.some(({ members }, at) => members.join() !== found.rows[at]?.members.join());
  if (!isTotal || !isOtherwise) return found;
  const whileThere = found.counted.flatMap((one) => {
    const mean = found.rows.find(({ members }) => members[0] === one.name)?.value;
    return (one.first ?? one.last) === null || typeof mean !== 'number' ? [] : [{ ...one, mean }];
  });
  const counted = found.counted.map((one) => ({ ...one, first: null, last: null }));
  return { ...found, rows, counted, whileThere };
}

/** "“Dr Lind” first appears on Jun 1: an average day since then had 5.7." */
export function sinceBegun(
  { whileThere = [], unit }: Averages,
  metric: AskMetric,
  { view }: Settled,
  inquiry: Inquiry,
): BoundText[] {
  return whileThere.map(({ name, first, last, mean }) => {
    const named = namePiece(name, 'begunName', inquiry);
    const value = valueText(mean, metric.unit, view.source.currency, inquiry.keep('meanWhileThere', mean));
    const whileThere = appears({ first, last }, { first: 'begunOn', last: 'endedOn' }, inquiry);
    return sentence`${named} ${whileThere}: an average ${unit} of its own had ${value}, and days outside count as none here.`;
  });
}

/** The largest first, or the smallest, those of which nothing is known last, and behind all what has no name. */
export const inOrder = (a: Mean, b: Mean, order: 'up' | 'down'): number =>
  unnamedLast(a.members, b.members) ||
  unknownLast(a.value, b.value, order) ||
  (a.members.join() < b.members.join() ? -1 : 1);
