import { isHarmIn } from '../../../../data/is-better-down.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { asKeyword, isKeyword, isNoise, neighbour, type Piece, silence } from '../../../piece.ts';
import { asChoice, askedBack } from '../../../problem.ts';

type Side = 'above' | 'below';

const BEATING =
  /^(?:beat|beats|beaten|outperform|outperforms|outperformed|outdo|outdid|outdone|surpass|surpassed|exceed|exceeded|topped)$/i;
const UP = /^(?:higher|more|greater|larger|bigger)(?: than)?$/i;
const DOWN = /^(?:lower|less|fewer|smaller)(?: than)?$/i;
const THAN = /(?:^| )than$/i;
/** Of these the lower number is the better one. */
const LOWER_IS_BETTER = /^(?:position|bounce_rate|bounces)$/;

const isSkipped = (piece: Piece): boolean =>
  (isNoise(piece) && !/^[,;:]$/.test(piece.said)) || isKeyword(piece, 'preposition');

/**
 * "Which categories beat Sales on applications", "who had more loans than Carpentry": a number that is limited by what one name of the
 * same kind had. What moved, a quotient, a part of several names are other questions.
 */
export function beyondName(pieces: Piece[], views: readonly SourceView[]): void {
  const [place, second] = pieces.flatMap(({ type }, at) => (type === 'metric' ? [at] : []));
  const metric = pieces[place ?? -1];
  if (place !== undefined && second !== undefined) refuseTwoNumbers(pieces, [place, second], views);
  if (place === undefined || second !== undefined || metric?.type !== 'metric') return;
  const found = comparisonIn(pieces, place, metric.metric, views);
  const named = pieces[found?.name ?? -1];
  if (found === undefined || named?.type !== 'members') return;
  const kind = pieces.findIndex(({ type }) => type === 'dimension');
  const who = pieces.findIndex(({ said }) => /^who$/i.test(said));
  const asked = pieces[kind >= 0 ? kind : who];
  const candidate = named.candidates.find(
    ({ dimension, members, prefix, how }) =>
      members.length === 1 &&
      prefix === undefined &&
      how !== 'absent' &&
      (asked?.type !== 'dimension' || asked.dimensions.includes(dimension)),
  );
  const member = candidate?.members[0];
  if (asked === undefined || candidate === undefined || member === undefined) return;
  // "Is the night shift rewashing more than the early shift": two names are held against each other
  const isOfTwo = pieces.some(
    (one) =>
      one !== named &&
      one.type === 'members' &&
      one.candidates.some(({ dimension }) => dimension === candidate.dimension),
  );
  if (isOfTwo || pieces.indexOf(asked) > found.from || isOtherwise(pieces, found)) return;
  if (kind < 0)
    pieces[who] = {
      ...asked,
      type: 'dimension',
      dimensions: [candidate.dimension],
    };
  for (const at of found.words) silence(pieces, at);
  pieces[place] = {
    ...metric,
    beyondMean: found.is,
    beyondName: { dimension: candidate.dimension, member },
  };
}

/** "More sessions than /pricing but less revenue": of two numbers each has its own list, and a name before both is no change of them. */
function refuseTwoNumbers(
  pieces: readonly Piece[],
  [place, second]: readonly [number, number],
  views: readonly SourceView[],
): void {
  const [metric, other] = [pieces[place], pieces[second]];
  const kind = pieces.find(({ type }) => type === 'dimension');
  const found = metric?.type === 'metric' ? comparisonIn(pieces, place, metric.metric, views) : undefined;
  const named = pieces[found?.name ?? -1];
  if (found === undefined || metric === undefined || other === undefined || kind === undefined) return;
  if (named?.type !== 'members' || found.from > second || pieces.indexOf(kind) > found.from) return;
  const side = pieces.findLast(
    ({ said }, at) => at > found.from && at < second && (UP.test(said) || DOWN.test(said)),
  );
  if (side === undefined || THAN.test(side.said)) return;
  const time = pieces.find(({ type }) => type === 'time');
  const when = time === undefined ? '' : ` in ${time.said.replace(/^(?:in|on|during) /i, '')}`;
  const question = (number: Piece, is: string): string =>
    `which ${kind.said} had ${is} ${number.said} than ${named.said}${when}`;
  throw askedBack('beyond_name', [
    asChoice(question(metric, found.is === 'above' ? 'more' : 'less')),
    asChoice(question(other, UP.test(side.said) ? 'more' : 'less')),
  ]);
}

/**
 * "More applications than Sales" is "applications more than Sales": what one name limits stands in one stretch, so that leaving it out
 * does not make a ranking of the rest.
 */
export function thanOneName(pieces: Piece[], views: readonly SourceView[]): void {
  const read = [...pieces];
  beyondName(read, views);
  if (read.every((piece) => piece.type !== 'metric' || piece.beyondName === undefined)) return;
  const place = pieces.findIndex(({ type }) => type === 'metric');
  const metric = pieces[place];
  const more = pieces.findLastIndex(({ said }, at) => at < place && (UP.test(said) || DOWN.test(said)));
  const than = pieces.findIndex(({ said }, at) => at > place && THAN.test(said));
  const side = pieces[more];
  if (metric === undefined || side === undefined || than < 0) return;
  const keyword = UP.test(side.said) ? 'more' : 'less';
  const held = pieces
    .slice(than)
    .map((piece, at) => (at === 0 ? { ...asKeyword(side, keyword), said: `${side.said} than` } : piece));
  pieces.splice(more, pieces.length, ...pieces.slice(more + 1, than), ...held);
}

interface Comparison {
  readonly is: Side;
  readonly from: number;
  /** Where the name stands that they are held against. */
  readonly name: number;
  /** What says the comparison, and nothing else any more. */
  readonly words: readonly number[];
}

function comparisonIn(
  pieces: readonly Piece[],
  place: number,
  metric: string,
  views: readonly SourceView[],
): Comparison | undefined {
  for (const [at, { said }] of pieces.entries()) {
    if (BEATING.test(said)) {
      const name = neighbour(pieces, at, 1, isSkipped);
      // Whether fewer of what nobody hopes for are meant is not known
      if (views.some((view) => isHarmIn(view, metric))) return undefined;
      return {
        is: LOWER_IS_BETTER.test(metric) ? 'below' : 'above',
        from: at,
        name,
        words: [at, name, ...jointsBefore(pieces, place, name)],
      };
    }
    if (!UP.test(said) && !DOWN.test(said)) continue;
    const is = UP.test(said) ? 'above' : 'below';
    const behind = THAN.test(said)
      ? at
      : neighbour(pieces, at, 1, (one) => isSkipped(one) || one === pieces[place]);
    if (!THAN.test(pieces[behind]?.said ?? '')) continue;
    const name = neighbour(pieces, behind, 1, isSkipped);
    return { is, from: at, name, words: [at, behind, name, ...jointsBefore(pieces, place, name)] };
  }
  return undefined;
}

/** "On" of "beat Sales on applications" */
function jointsBefore(pieces: readonly Piece[], place: number, name: number): readonly number[] {
  if (place < name) return [];
  return pieces.flatMap((piece, at) =>
    at > name && at < place && (isSkipped(piece) || isKeyword(piece, 'by')) ? [at] : [],
  );
}

/** What moved, shares, means, two times, two names are held against each other in other ways. */
function isOtherwise(pieces: readonly Piece[], { words, name }: Comparison): boolean {
  const others = pieces.filter((_, at) => !words.includes(at));
  const next = pieces[neighbour(pieces, name, 1, isNoise)];
  return (
    others.filter(({ type }) => type === 'time').length > 1 ||
    others.some(
      (one) =>
        one.type === 'number' ||
        one.type === 'grain' ||
        one.type === 'unit' ||
        isKeyword(
          one,
          'gain',
          'loss',
          'change',
          'share',
          'average',
          'ratio',
          'versus',
          'compare',
          'more',
          'less',
          'each',
          'without',
          'none',
          'top',
          'bottom',
          'best',
          'worst',
        ),
    ) ||
    (isKeyword(next, 'and', 'or') &&
      pieces[neighbour(pieces, name, 1, (one) => one === next || isNoise(one))]?.type === 'members')
  );
}
