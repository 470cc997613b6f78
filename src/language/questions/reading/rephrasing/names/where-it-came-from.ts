import type { SourceView } from '../../../data/source-view.ts';
import { isKeyword, isNamed, isNoise, neighbour, type Piece, rewrite, silence } from '../../piece.ts';
import { behindIt } from '../changes/behind-it.ts';

const FROM = /^(?:come|came|coming|from|coming from)$/i;
const OF_TRAFFIC = / (?:traffic|visits|sessions)$/i;

/**
 * "How was traffic yesterday, and where did it come from?", "where did our referral traffic come from?": a number that is named, or the
 * traffic of a name, is split by channel, or by what is finer than a channel that is named; which of them is told.
 */
export function whereItCameFrom(pieces: Piece[], views: readonly SourceView[]): void {
  const isCounted = pieces.some(
    ({ type, said }) => type === 'metric' || (type === 'members' && OF_TRAFFIC.test(said)),
  );
  const dimensions = originsOf(pieces, views);
  if (!isCounted || dimensions.length === 0 || pieces.some(({ type }) => type === 'dimension')) return;
  for (const [at, piece] of pieces.entries()) {
    if (!/^where$/i.test(piece.said)) continue;
    const place = behindIt(pieces, at) ?? behindNumber(pieces, at);
    if (place === undefined || !FROM.test(pieces[place]?.said ?? '')) continue;
    const end = pieces.findIndex(({ said }, i) => i >= place && /^(?:coming )?from$/i.test(said));
    if (end < 0) continue;
    const said = pieces
      .slice(at, end + 1)
      .map((one) => one.said)
      .join(' ');
    const joint = pieces[neighbour(pieces, at, -1, isNoise)];
    if (isKeyword(joint, 'and') && joint) joint.used = true;
    for (let one = at; one <= end; one++) if (!isHeld(pieces, one)) silence(pieces, one);
    // Right behind a name the kind would only say what is called so
    if (isNamed(pieces[neighbour(pieces, end, -1, isNoise)]))
      rewrite(pieces, end - 1, { type: 'keyword', keyword: 'by', said: 'by', used: false });
    rewrite(pieces, end, { type: 'dimension', dimensions, said, used: false });
    return;
  }
}

/** A number, a name, and what joins the name: "purchases on mobile". */
const isHeld = (pieces: readonly Piece[], at: number): boolean => {
  const piece = pieces[at];
  return (
    piece?.type === 'metric' ||
    isNamed(piece) ||
    (at > 0 &&
      isKeyword(piece, 'preposition') &&
      !/^where$/i.test(piece?.said ?? '') &&
      isNamed(pieces[neighbour(pieces, at, 1, isNoise)]))
  );
};

/** By what it is told: of one channel or medium by source; where one source is named any other may be meant, which is asked. */
function originsOf(pieces: readonly Piece[], views: readonly SourceView[]): readonly string[] {
  const named = pieces.flatMap((piece) => (piece.type === 'members' ? piece.candidates.slice(0, 1) : []));
  const isNamedOf = (kind: string): boolean =>
    named.some(({ dimension }) => views.some((view) => view.dimensionOf(kind) === dimension));
  if (isNamedOf('source')) return [];
  const kinds = isNamedOf('channel') || isNamedOf('medium') ? ['source', 'country'] : KINDS;
  return kinds.filter((kind) => !isNamedOf(kind));
}

const KINDS = ['channel', 'source', 'medium', 'country'];

/** The place behind "is our revenue" in "where is our revenue coming from". */
function behindNumber(pieces: readonly Piece[], at: number): number | undefined {
  if (!/^(?:is|are|was|were|do|does|did)$/i.test(pieces[at + 1]?.said ?? '')) return undefined;
  // "Where did our referral traffic come from"
  const name = pieces[neighbour(pieces, at + 1, 1, isNoise)];
  const verb = name === undefined ? -1 : pieces.indexOf(name) + 1;
  if (name?.type === 'members' && OF_TRAFFIC.test(name.said) && FROM.test(pieces[verb]?.said ?? ''))
    return verb;
  // "Where do our villa leads come from", "… purchases on mobile come from"
  const place = neighbour(pieces, at + 1, 1, (piece) => isNoise(piece) || isNamed(piece));
  const metric = pieces[place];
  // "Where do my customers come from": by country, by channel?
  if (metric?.type !== 'metric' || metric.metric === 'visitors') return undefined;
  const behind = pieces.findIndex((piece, one) => one > place && !isNamed(piece) && !isJoint(pieces, one));
  return behind < 0 ? undefined : behind;
}

/** "From Canada" */
const isJoint = (pieces: readonly Piece[], at: number): boolean =>
  isKeyword(pieces[at], 'preposition') && isNamed(pieces[neighbour(pieces, at, 1, isNoise)]);
