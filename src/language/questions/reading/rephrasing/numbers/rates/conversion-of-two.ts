import { isMetricId } from '#src/semantics/metric.ts';
import { singular } from '../../../../../plural.ts';
import { askMetric } from '../../../../data/ask-metric.ts';
import { endsOfBuying } from '../../../../data/bought-in.ts';
import { isCounted } from '../../../../data/is-counted.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { inWords } from '../../../in-words.ts';
import { isKeyword, isNoise, neighbour, type Piece, rewrite, silence } from '../../../piece.ts';
import { asChoice, askedBack } from '../../../problem.ts';
import { joinedMetric } from '../joined-metric.ts';
import { rateUnder } from './own-rates.ts';

const TURN = /^(?:turn|turns|turned|turning)$/i;
const INTO = /^(?:to|into|in to)$/i;
const VISITS = /^(?:sessions|visitors|users|new_users|active_users|key_events)$/;

/**
 * "Conversion from search to booking", "which version converts trials to purchases best", "trial conversion": what is
 * converted is named, and the conversion of visits is another number.
 */
export function conversionOfTwo(pieces: Piece[], views: readonly SourceView[]): void {
  for (let at = 0; at < pieces.length; at++) {
    conversionToItself(pieces, at, views);
    if (!isConversion(pieces[at])) continue;
    const ends = endsBehind(pieces, at) ?? endsAround(pieces, at);
    if (ends !== undefined) overEachOther(pieces, at, ends, views);
    else if (!TURN.test(pieces[at]?.said ?? '') && !intoOneEnd(pieces, at, views))
      ofOneEnd(pieces, at, views);
  }
}

const isConversion = (piece: Piece | undefined): boolean =>
  (piece?.type === 'metric' && (piece.metric === 'conversion_rate' || isBareConversion(piece))) ||
  (/^(?:unknown|noise)$/.test(piece?.type ?? '') && TURN.test(piece?.said ?? ''));

/** Of key events, or of the paid_conversions of a file: in the singular it is how much became of something. */
const isBareConversion = (piece: Piece): boolean =>
  piece.type === 'metric' &&
  /^conversion$/i.test(piece.said) &&
  (piece.metric === 'key_events' || isOwnConversion(piece.metric));

const isOwnConversion = (metric: string): boolean => /^\p{L}+[ _]conversions$/iu.test(metric);

/** "Conversion to paid" of paid_conversions is one word for them, and asks how many visits came to it. */
function conversionToItself(pieces: Piece[], at: number, views: readonly SourceView[]): void {
  const piece = pieces[at];
  if (
    piece?.type !== 'metric' ||
    !isOwnConversion(piece.metric) ||
    !/^conversion (?:in)?to /i.test(piece.said)
  )
    return;
  const before = pieces.slice(0, at).findLast(({ type }) => type === 'metric');
  if (isCounted('sessions', views) && (before === undefined || isListed(pieces, at)))
    rewrite(pieces, at, { type: 'metric', metric: visitRate(piece.metric, 'sessions') });
}

interface Ends {
  readonly from: number;
  readonly to: number;
}

const metricAt = (pieces: readonly Piece[], at: number): string | undefined => {
  const piece = pieces[at];
  return piece?.type === 'metric' ? piece.metric : undefined;
};

/** "… from A to B", "… of A to B", "converts A into B". */
function endsBehind(pieces: readonly Piece[], at: number): Ends | undefined {
  const isLed = (one: Piece): boolean =>
    isNoise(one) || (isKeyword(one, 'preposition') && /^(?:from|of)(?: the)?$/i.test(one.said));
  const from = neighbour(pieces, at, 1, isLed);
  const joint = neighbour(pieces, from, 1, isNotJoint);
  const to = neighbour(pieces, joint, 1, isNoise);
  return isEnd(pieces, from) && INTO.test(pieces[joint]?.said ?? '') && isEnd(pieces, to)
    ? { from, to }
    : undefined;
}

/** "How well do trials convert to purchases", "do trials convert better to purchases on iOS". */
function endsAround(pieces: readonly Piece[], at: number): Ends | undefined {
  const from = neighbour(pieces, at, -1, isNotJoint);
  const joint = neighbour(
    pieces,
    at,
    1,
    (one) => isNotJoint(one) || isKeyword(one, 'compare', 'best', 'worst', 'top', 'bottom'),
  );
  const to = neighbour(pieces, joint, 1, isNoise);
  return isEnd(pieces, from) && INTO.test(pieces[joint]?.said ?? '') && isEnd(pieces, to)
    ? { from, to }
    : undefined;
}

const isNotJoint = (one: Piece): boolean => isNoise(one) && !INTO.test(one.said) && !/^[,;:]$/.test(one.said);

const isEnd = (pieces: readonly Piece[], at: number): boolean => {
  const metric = metricAt(pieces, at);
  return metric !== undefined && metric !== 'conversion_rate';
};

function overEachOther(pieces: Piece[], at: number, { from, to }: Ends, views: readonly SourceView[]): void {
  const [under, over] = [metricAt(pieces, from), metricAt(pieces, to)];
  if (under === undefined || over === undefined || under === over) return;
  if (!isCounted(under, views) || !isCounted(over, views)) return;
  const first = Math.min(from, at);
  // How many they were is asked, and no part of them; a share is made of both by its own word
  if (pieces.slice(0, first).some((piece) => isKeyword(piece, 'share'))) return;
  const isOfThose = /^(?:that|who|which)$/i.test(pieces[at - 1]?.said ?? '');
  if (isOfThose || pieces.slice(0, first).some((piece) => isKeyword(piece, 'count'))) {
    silence(pieces, at);
    return;
  }
  for (const place of [from, ...placesOfJoints(pieces, Math.min(from, at), to), to]) silence(pieces, place);
  rewrite(pieces, at, { type: 'metric', metric: `ratio:${over}:${under}`, used: false });
}

/** "From", "into": what joins the two ends. */
const placesOfJoints = (pieces: readonly Piece[], first: number, last: number): readonly number[] =>
  pieces.flatMap((piece, place) =>
    place > first && place < last && isKeyword(piece, 'preposition') ? [place] : [],
  );

/** "Conversion to leads", "conversion of each to leads": of the visits, which key events of any kind are not. */
function intoOneEnd(pieces: Piece[], at: number, views: readonly SourceView[]): boolean {
  const isBetween = (one: Piece): boolean =>
    isNotJoint(one) || isKeyword(one, 'each') || /^(?:of|of each|of them|each|them)$/i.test(one.said);
  const joint = neighbour(pieces, at, 1, isBetween);
  const to = neighbour(pieces, joint, 1, isNoise);
  const end = metricAt(pieces, to);
  const isOfVisits =
    INTO.test(pieces[joint]?.said ?? '') &&
    end !== undefined &&
    isEnd(pieces, to) &&
    !VISITS.test(end) &&
    isCounted(end, views) &&
    isCounted('sessions', views) &&
    (!pieces.slice(0, at).some(({ type }) => type === 'metric') || isListed(pieces, at));
  if (!isOfVisits) return false;
  rewrite(pieces, at, { type: 'metric', metric: visitRate(end, 'sessions'), used: false });
  for (const place of [joint, to]) silence(pieces, place);
  return true;
}

/** "Sessions, trials and conversion to trial": a number of its own, and nothing that those before it do. */
const isListed = (pieces: readonly Piece[], at: number): boolean =>
  isKeyword(pieces[at - 1], 'and') || pieces[at - 1]?.said === ',';

/** "Trial conversion": of the trials, or how many trials a visit brings? Where only one can be meant it is told. */
function ofOneEnd(pieces: Piece[], at: number, views: readonly SourceView[]): void {
  const behind = /^of(?: the)?$/i.test(pieces[at + 1]?.said ?? '')
    ? neighbour(pieces, at + 1, 1, isNoise)
    : -1;
  const place = isEnd(pieces, at - 1) ? at - 1 : behind;
  const end = metricAt(pieces, place);
  const piece = pieces[place];
  if (end === undefined || piece === undefined || VISITS.test(end) || !isCounted(end, views)) return;
  // "Search to booking conversion" has its two ends, and is told as one of the file's own rates
  if (isConversion(piece) || /^(?:visits? )?(?:in)?to$/i.test(pieces[place - 1]?.said ?? '')) return;
  const [first, last] = [Math.min(place, at), Math.max(place, at)];
  const own = metricAt(pieces, at);
  const isOwn = own !== undefined && isOwnConversion(own);
  const under = isMetricId(end) || isOwn ? 'sessions' : rateUnder(piece.said, end, views);
  const bought = endsOfBuying(views);
  const beyond = isOwn ? [own] : bought.filter((one) => one !== end);
  const ratios = [
    ...(under !== undefined && place < at && isCounted(under, views) ? [visitRate(end, under)] : []),
    // What was bought converts to nothing more
    ...(bought.includes(end) ? [] : beyond.map((over) => `ratio:${over}:${end}`)),
  ];
  const [only, second] = ratios;
  if (only === undefined) return;
  if (second === undefined) {
    joinedMetric(pieces, first, last, only);
    return;
  }
  const choices = ratios.map((ratio) => {
    const per = { ...piece, said: inNouns(ratio, views) };
    const said = inWords([...pieces.slice(0, first), per, ...pieces.slice(last + 1)]);
    return asChoice(said);
  });
  throw askedBack('rate_of_what', choices);
}

const visitRate = (end: string, under: string): string =>
  end === 'purchases' && under === 'sessions' ? 'purchase_rate' : `ratio:${end}:${under}`;

const inNouns = (ratio: string, views: readonly SourceView[]): string => {
  const [, over = '', under = ''] = ratio.split(':');
  const noun = (id: string): string => views.flatMap((view) => askMetric(view, id)?.noun ?? [])[0] ?? id;
  return `${noun(over)} per ${singular(noun(under))}`;
};
