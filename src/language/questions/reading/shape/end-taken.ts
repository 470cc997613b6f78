import { askMetric } from '../../data/ask-metric.ts';
import { isHarm } from '../../data/is-harm.ts';
import { kindOfColumn } from '../../data/kind-of-column.ts';
import type { SourceView } from '../../data/source-view.ts';
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
  const word = pieces.find((piece) => isKeyword(piece, 'best', 'worst', 'best_first', 'worst_first'));
  if (word === undefined || metric === undefined) return [];
  const isOpen = askMetric(view, metric)?.desired === 'neither' && !isHarm(metric) && !isMoney(metric);
  const isLowest =
    rank?.by === 'value' ? rank.direction === 'bottom' : order === null ? undefined : order === 'up';
  if (!isOpen || isLowest === undefined) return [];
  return [{ code: 'end_taken', said: word.said, read: isLowest ? 'lowest' : 'highest' }];
}

const isMoney = (metric: string): boolean => metric.split(':').some((part) => kindOfColumn(part) === 'money');
