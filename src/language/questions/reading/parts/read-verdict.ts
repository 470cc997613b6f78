import { askMetric } from '../../data/ask-metric.ts';
import { isBetterDown } from '../../data/is-better-down.ts';
import type { SourceView } from '../../data/source-view.ts';
import { isKeyword, isLight, isNoise, neighbour, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';
import { ALL_OR_NONE } from '../rephrasing/names/all-or-none.ts';
import { movesOfSeveral } from '../shape/moves-of-several.ts';
import type { Verdict } from '../verdict.ts';

/** "Did only google grow?", "did none of the sources fall?", "were all of the sessions mobile?": yes or no of all of a kind. */
export function asVerdict(pieces: readonly Piece[], view: SourceView, reading: Reading): Reading {
  const of = quantityIn(pieces) ?? spreadOver(pieces, view, reading);
  if (reading.intent !== 'numbers' || reading.each !== null || reading.gap !== null) return reading;
  if (of !== undefined)
    return isShareOfOne(reading)
      ? { ...reading, shape: 'share', verdict: { of, members: [] } }
      : isMoved(reading, of === 'none') && reading.dimensions.length === 1
        ? moving(pieces, reading, { of, members: [] })
        : reading;
  const only = onlyOne(pieces, reading);
  if (only === undefined) return reading;
  if (isShareOfOne(reading))
    return { ...reading, shape: 'share', verdict: { of: 'only', members: only.members } };
  if (!isMoved(reading)) return reading;
  return moving(
    pieces,
    {
      ...reading,
      dimensions: [only.dimension],
      filters: reading.filters.filter((filter) => filter !== only),
    },
    { of: 'only', members: only.members },
  );
}

function quantityIn(pieces: readonly Piece[]): 'none' | 'any' | 'most' | 'all' | undefined {
  const said = pieces.find((piece) => isNoise(piece) && ALL_OR_NONE.test(piece.said))?.said.toLowerCase();
  if (said === undefined) return undefined;
  return said === 'none of' ? 'none' : said === 'all of' ? 'all' : said === 'most of' ? 'most' : 'any';
}

/** "Was March better than February for every channel?", "did sessions fall in any country?" */
function spreadOver(
  pieces: readonly Piece[],
  view: SourceView,
  { isYesNo, metrics, asks }: Reading,
): 'any' | 'all' | undefined {
  const kind = pieces.findIndex(({ type }) => type === 'dimension');
  const [metric] = metrics.map((id) => askMetric(view, id));
  // Of what fewer are better "better" is down, which those that rose do not tell
  const isTurned = /^(?:better|worse)$/.test(asks ?? '') && (metric === undefined || isBetterDown(metric));
  if (!isYesNo || kind < 0 || isTurned) return undefined;
  const word = neighbour(pieces, kind, -1, ({ said }) => /^(?:of|the|our|my|single)$/i.test(said));
  // "For every" is one piece where it is read as "by"
  const said = `${pieces[word - 1]?.said ?? ''} ${pieces[word]?.said ?? ''}`;
  const quantity = /\b(?:for|in|on|at|from|across|with) (every|each|all|any)(?: of)?$/i.exec(said)?.[1];
  if (quantity === undefined) return undefined;
  return /^any$/i.test(quantity) ? 'any' : 'all';
}

/** Who stands behind "only": all of its kind that the question names. */
function onlyOne(pieces: readonly Piece[], { filters, dimensions, isYesNo }: Reading) {
  const at = pieces.findIndex((piece) => isKeyword(piece, 'only'));
  const next = pieces[neighbour(pieces, at, 1, isLight)];
  // "Is Email the only channel that fell?"
  const name = next?.type === 'dimension' ? pieces[neighbour(pieces, at, -1, isLight)] : next;
  if (!isYesNo || at < 0 || name?.type !== 'members') return undefined;
  // "Only google and mobile": those of two kinds are no list of either
  const second = pieces[neighbour(pieces, pieces.indexOf(name) + 1, 1, isLight)];
  const isJoined = isKeyword(pieces[pieces.indexOf(name) + 1], 'and', 'or') && second?.type === 'members';
  const named = filters.filter(
    ({ dimension, is, members }) =>
      is === 'one_of' &&
      name.candidates.some(
        (one) => one.dimension === dimension && one.members.some((member) => members.includes(member)),
      ),
  );
  const [only] = named;
  const isOfTwoKinds = isJoined && !second.candidates.some(({ dimension }) => dimension === only?.dimension);
  return named.length === 1 && !isOfTwoKinds && (dimensions.length === 0 || dimensions[0] === only?.dimension)
    ? only
    : undefined;
}

/** "None of our sources grew" is asked without a word of asking, too. */
const isMoved = (
  { shape, asks, rank, moves, isYesNo, grain, isStepwise, always, periods }: Reading,
  isClaim = false,
): boolean =>
  (isYesNo || isClaim) &&
  asks !== null &&
  (shape === 'change' || (shape === 'value' && periods.length === 2 && isYesNo)) &&
  grain === null &&
  !isStepwise &&
  always === null &&
  (moves.length === 0 || (isClaim && moves.length === 1 && moves[0]?.value === 0)) &&
  (rank === null || ((rank.by === 'gain' || rank.by === 'loss') && rank.within === null));

/** As "which sources grew?": those that did are listed. */
const moving = (pieces: readonly Piece[], reading: Reading, verdict: Verdict): Reading => {
  const isUp = reading.asks === 'up' || reading.asks === 'better';
  return {
    ...reading,
    shape: 'value',
    moves: movesOfSeveral(
      pieces,
      pieces.findIndex((piece) => isKeyword(piece, 'gain', 'loss')),
      { direction: isUp ? 'up' : 'down', is: 'above', value: 0, isRelative: false },
    ),
    rank: { of: 'members', count: null, direction: 'top', by: isUp ? 'gain' : 'loss', within: null },
    verdict,
  };
};

/** One number of one time, limited by one name: of all of it that name has a part. */
const isShareOfOne = (reading: Reading): boolean =>
  reading.shape === 'value' &&
  reading.metrics.length === 1 &&
  reading.limits.length === 0 &&
  reading.dimensions.length === 0 &&
  reading.filters.length === 1 &&
  reading.periods.length < 2 &&
  reading.versus === null &&
  reading.grain === null &&
  reading.rank === null &&
  reading.weekdays.length === 0;
