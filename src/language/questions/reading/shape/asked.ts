import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { isKeyword, isRank, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';
import { isCounting } from './read-counting.ts';
import type { ShapeInput } from './shape.ts';
import { isShareMoving, isShareOfNames, isShareOfUnits } from './share-parts.ts';

export type Has = (...keywords: Parameters<typeof isKeyword>[1][]) => boolean;

const hasIn =
  (pieces: readonly Piece[]): Has =>
  (...keywords) =>
    pieces.some((piece) => isKeyword(piece, ...keywords));

/** What the words ask for, before anything is made of the numbers. */
export interface Asked {
  readonly has: Has;
  readonly each: Reading['each'];
  /** "Top", "best": not where the word was used up by something else. */
  readonly isRanked: boolean;
  /** Something gained, lost or changed, against another time. */
  readonly isMoving: boolean;
  /** "Which customer type brings more revenue?": compared with each other, and with no other time. */
  readonly isMost: boolean;
  readonly isAverage: boolean;
  readonly isShareMoved: boolean;
  readonly countsMembers: boolean;
}

const COMPARATIVE = /^(?:more|less|fewer|higher|lower|greater)$/i;
const COMPARATIVE_OF_TWO = /^(?:more|less|fewer|higher|lower|greater|better)$/i;

export function askedOf(
  pieces: Piece[],
  input: ShapeInput,
  each: Reading['each'],
  unit: string | null,
): Asked {
  const { dimensions, limits, time } = input;
  const has = hasIn(pieces);
  const isOfOneTime = time.versus === null && time.periods.length < 2;
  const isBetween = (each !== null || time.weekdays.length > 1) && isOfOneTime;
  const only = (words: RegExp, ...keywords: Parameters<Has>): boolean =>
    pieces.every((piece) => !isKeyword(piece, ...keywords) || words.test(piece.said));
  const isMoving =
    has('gain', 'loss', 'change') && !(isBetween && only(COMPARATIVE_OF_TWO, 'gain', 'loss', 'change'));
  const isMost =
    isMoving &&
    each === null &&
    dimensions.length === 1 &&
    (has('which') || /^who\b/i.test(pieces[0]?.said ?? '')) &&
    isOfOneTime &&
    !has('versus', 'change') &&
    only(COMPARATIVE, 'gain', 'loss');
  const isShareMoved = isMoving && each === null && dimensions.length <= 1 && isShareMoving(pieces, input);
  const isCountShare =
    limits.length > 0 &&
    ((dimensions.length === 1 && isShareOfNames(pieces)) || isShareOfDaysWithin(pieces, input));
  return {
    has,
    each,
    isRanked: rankingsIn(pieces).length > 0,
    isMoving,
    isMost,
    isAverage:
      has('average') &&
      (input.metrics.some((id) => hasMean(input.view, id)) || isMeanOfThings(pieces, input)),
    isShareMoved,
    countsMembers:
      isCountShare || isCounting(pieces, dimensions.length > 0, unit !== null, limits.length > 0),
  };
}

const isShareOfDaysWithin = (
  pieces: readonly Piece[],
  { dimensions, members, limits }: ShapeInput,
): boolean =>
  dimensions.length === 0 &&
  members.filters.length === 0 &&
  limits.every(({ isShare }) => isShare !== true) &&
  isShareOfUnits(pieces);

export const rankingsIn = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.filter((piece) => !piece.used && isRank(piece));

/** "Average number of dogs per day": of the usual number, where things of the data are all that is named. */
const isMeanOfThings = (pieces: readonly Piece[], { metrics, unnamed, members, view }: ShapeInput): boolean =>
  metrics.length === 0 &&
  unnamed !== undefined &&
  hasMean(view, unnamed) &&
  members.filters.length > 0 &&
  pieces.some(({ type }) => type === 'grain' || type === 'unit');

/** What is counted has a mean day; visitors have that of their sessions where nobody counts users. */
function hasMean(view: SourceView, id: string): boolean {
  const kind = askMetric(view, id)?.kind;
  return (
    kind === 'additive' ||
    kind === 'distinct' ||
    (id === 'visitors' && view.columnOf('sessions') !== undefined)
  );
}
