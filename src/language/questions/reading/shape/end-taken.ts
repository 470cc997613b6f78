import { isMetricId } from '#src/semantics/metric.ts';
import { askMetric } from '../../data/ask-metric.ts';
import { isHarmIn } from '../../data/is-better-down.ts';
import { isEffort } from '../../data/is-effort.ts';
import { isMoneyColumn } from '../../data/kind-of-column.ts';
import type { SourceView } from '../../data/source-view.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { doers, eventVerbs } from '../../vocabulary/event-verbs.ts';
import { isKeyword, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';
import type { ReadShape } from './shape.ts';

/**
 * "Worst apiary by stings per inspection": whether many of what only this file counts are good nobody can know, so it is told which end was
 * taken. Of money more is better, and what nobody hopes for is known by its name.
 */
export function endTaken(
  pieces: readonly Piece[],
  { rank, order }: Pick<ReadShape, 'rank' | 'order'>,
  [metric]: readonly string[],
  view: SourceView,
): Reading['assumptions'] {
  const top = topOfLess(pieces, rank, metric, view);
  if (top !== undefined) return [{ code: 'top_of_less', said: top, read: 'highest' }];
  const word = pieces.find((piece) => isKeyword(piece, 'best', 'worst', 'best_first', 'worst_first'));
  if (word === undefined || metric === undefined) return [];
  const isOpen =
    !isMetricId(metric) &&
    askMetric(view, metric)?.desired === 'neither' &&
    !isHarmIn(view, metric) &&
    !isMoney(metric) &&
    (isEffort(metric) || !isHopedFor(metric));
  const isLowest =
    rank?.by === 'value' ? rank.direction === 'bottom' : order === null ? undefined : order === 'up';
  if (!isOpen || isLowest === undefined) return [];
  const code = isEffort(metric) ? 'fewer_better' : 'end_taken';
  return [{ code, said: word.said, read: isLowest ? 'lowest' : 'highest' }];
}

/** "Top 5 pages by bounce rate": fewer of it are better, so that the top could be either end. Who says "highest" says which. */
function topOfLess(
  pieces: readonly Piece[],
  rank: ReadShape['rank'],
  metric: string | undefined,
  view: SourceView,
): string | undefined {
  const isOpen = metric !== undefined && metric !== 'position' && askMetric(view, metric)?.desired === 'down';
  if (!isOpen || rank?.by !== 'value' || rank.direction !== 'top') return undefined;
  const words = pieces.filter((piece) => isKeyword(piece, 'top', 'best', 'worst'));
  return words.every(({ said }) => /^top$/i.test(said)) ? words[0]?.said : undefined;
}

const isMoney = (metric: string): boolean => metric.split(':').some(isMoneyColumn);

const HOPED_FOR: ReadonlySet<string> = new Set(
  [...eventVerbs, ...doers]
    .flatMap(({ nouns }) => nouns)
    .filter((noun) => noun !== 'downgrades')
    .map((noun) => wordsOf(noun).join(' ')),
);
const BOUGHT_OR_SEEN =
  /(?:^|_)(?:sold|booked|ordered|bought|purchased|orders?|purchases|bookings?|views|clicks|visits|sessions)(?:_|$)/i;

/** What somebody does who was hoped to come: sign-ups, the passes of tests, listeners. Of a ratio it is what is counted. */
function isHopedFor(metric: string): boolean {
  const [, counted = metric] = /^(?:ratio|per_\d+):([^:]+):/.exec(metric) ?? [];
  return HOPED_FOR.has(wordsOf(counted.replaceAll('_', ' ')).join(' ')) || BOUGHT_OR_SEEN.test(counted);
}
