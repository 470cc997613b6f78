import { type BoundText, sentence } from '../../../bound-text.ts';
import { singular } from '../../../plural.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { valueText, wholeNumber } from '../../wording/say.ts';
import { namesOf } from '../members/names-of.ts';
import type { Settled } from '../settling/settled.ts';
import { hasMoved, isRelative } from './how-far.ts';

/** Of both ends the headline tells the first; this tells the last. */
export function otherEnd(
  { reading, view }: Settled,
  metric: AskMetric,
  listed: readonly { readonly cells: readonly (string | number | null)[] }[],
  width: number,
): BoundText[] {
  const at = listed.length - 1;
  const cells = listed[at]?.cells;
  if (reading.rank?.by !== 'both_ends' || cells === undefined || at === 0) return [];
  const [a, b] = [cells[width], cells[width + 1]] as [number | null, number | null];
  const change = cells[width + 2];
  const isLoss = typeof change === 'number' && (metric.unit === 'position' ? change > 0 : change < 0);
  if (!isLoss || a === null || b === null) return [];
  const path = `tables.0.rows.${at}`;
  const cell = (value: number, place: number) =>
    valueText(value, metric.unit, view.source.currency, `${path}.${place}`);
  const name = { text: String(cells[0]) || '(empty)', path: `${path}.0`, value: cells[0] as string };
  return [
    sentence`At the other end ${name} lost the most: ${cell(a, width)}, against ${cell(b, width + 1)}.`,
  ];
}

/** "Channels", and of two kinds the pairs that are counted: "pairs of channel and country". */
function whoMoved(settled: Settled): string {
  const [first = '', ...more] = settled.reading.dimensions.map((dimension) => namesOf(dimension, settled));
  return more.length === 0 ? first : `pairs of ${[first, ...more].map(singular).join(' and ')}`;
}

/** "Which channels fell?" lists those; this tells how many there are, and how many did the opposite. */
export function movedNote(
  settled: Settled,
  metric: AskMetric,
  members: readonly { readonly change: number | null }[],
  inquiry: Inquiry,
): BoundText[] {
  const [move, ...more] = settled.reading.moves;
  if (move === undefined || more.length > 0 || move.value !== 0 || move.direction === 'either') return [];
  const opposite = move.direction === 'up' ? 'down' : 'up';
  const reversed: Settled = {
    ...settled,
    reading: { ...settled.reading, moves: [{ ...move, direction: opposite }] },
  };
  const many = (one: Settled): number =>
    members.filter(({ change }) => change !== null && hasMoved(one, metric, change, null)).length;
  const [moved, others] = [many(settled), many(reversed)];
  const name = whoMoved(settled);
  const words = (direction: 'up' | 'down'): string =>
    metric.kind === 'additive' ? (direction === 'up' ? 'rose' : 'fell') : 'moved that way';
  const rest =
    metric.kind === 'additive'
      ? sentence`${wholeNumber(others, inquiry.keep('movedOther', others))} ${words(opposite)}`
      : sentence`${wholeNumber(others, inquiry.keep('movedOther', others))} the other way`;
  return [
    sentence`${wholeNumber(moved, inquiry.keep('movedSo', moved))} of the ${wholeNumber(members.length, inquiry.keep('compared', members.length))} ${name} ${words(move.direction)}, ${rest}.`,
  ];
}

/** "Which countries grew the most" lists ten: how many there are, and how many of all went that way. */
export function bothWaysNote(
  settled: Settled,
  metric: AskMetric,
  members: readonly { readonly change: number | null }[],
  listed: number,
  inquiry: Inquiry,
): BoundText[] {
  const { rank, moves, isRanking } = settled.reading;
  const isOfMoves = ['gain', 'loss', 'growth', 'shrinkage'].includes(rank?.by ?? '');
  if (!isOfMoves || isRanking || moves.length > 0 || members.length <= listed || metric.kind === 'distinct')
    return [];
  const count = (sign: number): number => members.filter(({ change }) => sign * (change ?? 0) > 0).length;
  const [up, down] = [count(1), count(-1)];
  const name = whoMoved(settled);
  const whole = (key: string, value: number) => wholeNumber(value, inquiry.keep(key, value));
  const [rose, fell] = metric.unit === 'position' ? ['lost places', 'won places'] : ['rose', 'fell'];
  // Behind the one that was asked for stand the next ones
  const shown = listed === 1 ? '' : sentence`; ${whole('listed', listed)} of them are listed`;
  return [
    sentence`Of ${whole('ranked', members.length)} ${name} ${whole('rose', up)} ${rose} and ${whole('fell', down)} ${fell}${shown}.`,
  ];
}

/** What had none before has no percentage: it is told apart from what did not grow. */
export function newNote(
  settled: Settled,
  rows: readonly { readonly now: number | null; readonly relative: number | null }[],
  inquiry: Inquiry,
): BoundText[] {
  if (!isRelative(settled)) return [];
  const many = rows.filter(({ now, relative }) => relative === null && now !== null && now !== 0).length;
  if (many === 0) return [];
  const name = namesOf(settled.reading.dimensions[0] ?? '', settled);
  return [
    sentence`${wholeNumber(many, inquiry.keep('withoutBefore', many))} other ${many === 1 ? singular(name) : name} had none before, so no percentage is told of ${many === 1 ? 'it' : 'them'}.`,
  ];
}
