import type { SourceView } from '../../../data/source-view.ts';
import type { Reading } from '../../reading.ts';
import type { Listed } from './listed.ts';

/** What a question listed, for one behind it that says "which one" of it. */
export function listedBy(
  { dimensions, periods, sourceId, grain, chosen, rank, found, moves }: Reading,
  views: readonly SourceView[],
): Listed {
  const view = views.find(({ source }) => source.id === sourceId);
  const [dimension, ...others] = dimensions;
  const isOne = dimension !== undefined && others.length === 0;
  const kind = isOne ? view?.labelOf(dimension).toLowerCase() : undefined;
  const unit = grain === 'weekday' ? 'day of the week' : (grain ?? undefined);
  return {
    kind,
    row: dimension === undefined ? unit : grain === null ? kind : undefined,
    days: periods[0],
    isOfChosen: chosen !== null,
    isOne: rank?.count === 1,
    moved: movedOf(rank, moves),
    isNamed: found !== null,
    isMoved: rank !== null && rank.by !== 'value',
    isCut: rank !== null && rank.of === 'members' && rank.count !== 1,
  };
}

/** "Which pages lost clicks" is a ranking by what they lost, "which fell by more than 10 %" a limit of it. */
function movedOf(rank: Reading['rank'], [move]: Reading['moves']): Listed['moved'] {
  if (rank !== null && rank.of !== 'members') return undefined;
  if (rank !== null)
    return /^(?:loss|shrinkage)$/.test(rank.by)
      ? 'down'
      : /^(?:gain|growth)$/.test(rank.by)
        ? 'up'
        : undefined;
  return move === undefined || move.direction === 'either' ? undefined : move.direction;
}
