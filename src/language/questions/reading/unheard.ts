import type { Keyword } from '../vocabulary/keyword.ts';
import { isKeyword, type Piece } from './piece.ts';
import type { Reading } from './reading.ts';

/** What a reading has to hold where one of these words was said; else the word was not heard, and is asked back. */
const HEARD: readonly (readonly [
  keywords: readonly Keyword[],
  isIn: (reading: Reading, said: string) => boolean,
])[] = [
  [
    ['share'],
    ({ shape, brandSplit, rank, moves, periods, versus, metrics }, said) =>
      shape === 'share' ||
      shape === 'ratio' ||
      brandSplit !== null ||
      metrics.some((id) => /rate|ctr|ratio/.test(id)) ||
      (/percent|pct|%/i.test(said) &&
        (shape === 'change' ||
          moves.length > 0 ||
          periods.length > 1 ||
          versus !== null ||
          (rank !== null && rank.by !== 'value'))),
  ],
  [['cumulative'], ({ shape }) => shape === 'cumulative'],
  [['median', 'percentile'], ({ shape }) => shape === 'median'],
  [['rolling'], ({ rolling }) => rolling !== null],
  [['top', 'bottom', 'best', 'worst'], isRanked],
];

function isRanked({
  rank,
  order,
  orderBy,
  leftOut,
  each,
  periods,
  limits,
  shape,
  dimensions,
}: Reading): boolean {
  return (
    rank !== null ||
    order !== null ||
    orderBy !== null ||
    leftOut !== null ||
    each !== null ||
    periods.length > 1 ||
    limits.length > 0 ||
    dimensions.length > 0 ||
    shape === 'share' ||
    shape === 'count'
  );
}

/** Words of asking that changed nothing of the reading. */
export const unheard = (pieces: readonly Piece[], reading: Reading): readonly Piece[] =>
  reading.intent !== 'numbers'
    ? []
    : pieces.filter((piece) =>
        HEARD.some(
          ([keywords, isIn]) => !piece.used && isKeyword(piece, ...keywords) && !isIn(reading, piece.said),
        ),
      );
