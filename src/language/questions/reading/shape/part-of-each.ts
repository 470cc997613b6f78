import type { ReadMembers } from '../names/read-filters.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import type { ReadLimit } from '../reading.ts';

const GETTING =
  /^(?:get|gets|got|getting|receive|receives|received|derive|derives|derived|draw|draws|drew|see|sees|saw)$/i;

const HAVING = /^(?:with|having|whose|have|has|had|(?:that|which) (?:have|has|had))$/i;
const COMING =
  /^(?:(?:that|which) )?(?:is|are|was|were|come|comes|came|happen|happens|happened|go|goes|went|get|gets|got|made|booked|bought|paid|arrive|arrives|arrived|start|starts|started)$/i;

/** What stands between a number and the part of it that is said of it. */
const isOfVerb = (piece: Piece): boolean =>
  COMING.test(piece.said) || isNoise(piece) || isKeyword(piece, 'preposition', 'by');

/**
 * "Channels that get more than a quarter of their sessions from mobile", "countries where mobile makes up over 40 % of
 * sessions": the limit is about the part of each one, and not about its share of all. The place of the name of the part.
 */
export function partLimited(
  pieces: readonly Piece[],
  { filters }: ReadMembers,
  limits: readonly ReadLimit[],
  dimensions: readonly string[],
): number | null {
  const parts = filters.filter(({ dimension, is }) => is === 'one_of' && !dimensions.includes(dimension));
  const isOfShares = limits.some(({ isShare }) => isShare === true);
  if (!isOfShares || dimensions.length !== 1 || parts.length === 0) return null;
  const number = pieces.findIndex((piece) => piece.type === 'number' && piece.percent);
  const metric = pieces.findIndex(({ type }, at) => at > number && type === 'metric');
  const kind = pieces.findIndex(({ type }) => type === 'dimension');
  if (number < 0 || metric < 0 || kind < 0) return null;
  // "Is Germany over 30 % of bookings in each hotel?"
  const first = parts.find(({ at }) => at < number);
  const lead = pieces[neighbour(pieces, kind, -1, isNoise)];
  const isInEach = kind > metric && /^(?:in|of|for|at) (?:each|every|any)$/i.test(lead?.said ?? '');
  if (isInEach && first !== undefined) return first.at;
  const isTheirs = /^(?:their|its)$/i.test(pieces[metric - 1]?.said ?? '');
  const isGot = pieces.slice(0, number).some(({ said }) => GETTING.test(said));
  const isAllOfThem = isKeyword(pieces[metric - 1], 'total');
  const behind = parts.find(({ at }) => {
    const joint = pieces[neighbour(pieces, at, -1, isNoise)];
    return (
      at > metric &&
      isKeyword(joint, 'preposition', 'by') &&
      /^(?:from|on|via|through|in|by|using|came from|coming from)$/i.test(joint?.said ?? '')
    );
  });
  // "Pages where over half of the visits are mobile", "hotels where more than a third of bookings come direct"
  const said = parts.find(
    ({ at }) => at > metric && at > metric + 1 && pieces.slice(metric + 1, at).every(isOfVerb),
  );
  // "Routes where more than a third of tickets are sold by the website"
  const isWhereOf = pieces
    .slice(kind + 1, number)
    .some(({ said }) => /^(?:where|for which|in which)$/i.test(said));
  if (behind !== undefined && (isTheirs || isGot || isWhereOf)) return behind.at;
  if (said !== undefined && (isTheirs || isWhereOf)) return said.at;
  // "Hotels with more than 22 % of bookings from direct"; "of all bookings from direct" is a part of them all
  const isWith = pieces.slice(kind + 1, number).some((one) => HAVING.test(one.said));
  if (behind !== undefined && isWith && !isAllOfThem && behind.at > metric) return behind.at;
  // "where mobile makes up more than 40 % of sessions"
  const before = parts.find(({ at }) => at > kind && at < number);
  const where = pieces[neighbour(pieces, before?.at ?? -1, -1, isNoise)];
  const isWhere =
    /^where$/i.test(where?.said ?? '') ||
    (/^(?:which|in)$/i.test(where?.said ?? '') && (before?.at ?? 0) > kind);
  const isVerbed = pieces
    .slice((before?.at ?? number) + 1, number)
    .every(
      (one) =>
        isNoise(one) ||
        isKeyword(one, 'share', 'breakdown', 'more', 'less', 'at_least', 'at_most', 'over', 'preposition'),
    );
  return before !== undefined &&
    isVerbed &&
    (isWhere || /^(?:does|do|did|is|was|has|had|have)$/i.test(pieces[before.at - 1]?.said ?? ''))
    ? before.at
    : null;
}
