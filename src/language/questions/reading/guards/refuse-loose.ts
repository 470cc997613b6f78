import type { ReadPeriods } from '../parts/read-periods.ts';
import { finestUnit, meanUnit } from '../parts/read-units.ts';
import { isKeyword, isNoise, isPlural, neighbour, type Piece, silent } from '../piece.ts';
import { NotAnswerable } from '../problem.ts';
import { refuseSingleThings } from './refuse-single-things.ts';

/** Keywords that change the answer: one that found no place in the reading was not understood. */
export const TELLING = [
  'ratio',
  'none',
  'more',
  'less',
  'at_least',
  'at_most',
  'between',
  'containing',
  'starting_with',
  'rest',
  'brand',
  'non_brand',
  'per',
  'without',
  'percentile',
  'fast',
  'over',
] as const;

const NARROWING =
  /^(?:first|repeat|repeated|large|small|big|great|poor|quick|slow|long|short|similar|same|online|early|late|recovered)$/i;

/** Words that say nothing by themselves ("our store", "what types of pages") and that narrow a number they stand beside. */
const CONTENT =
  /^(?:online|stores?|shops?|compan(?:y|ies)|business|accounts?|results?|values?|levels?|categor(?:y|ies)|groups?|types?|kinds?|sorts?|segments?|clients?|teams?|organi[sz]ations?|boss|dimensions?|metrics?|terms?|things?|details?)$/i;
const NARROWING_CONTENT =
  /^(?:online|stores?|shops?|accounts?|groups?|categor(?:y|ies)|types?|kinds?|segments?|clients?|teams?|existing|available|certain|specific|particular|related|associated|associate|owned|local|respective|corresponding)$/i;
const OWN = /^(?:our|my|your|their|its)$/i;

/** "Store revenue", "revenue by category", "in the online store": which store, which categories? */
export function refuseContent(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    // "Revenue by customer": who they are the data do not hold
    const isByPerson =
      piece.type === 'metric' &&
      piece.metric === 'visitors' &&
      isKeyword(pieces[at - 1], 'by', 'each') &&
      pieces.some((one) => one.type === 'metric' && one.metric !== 'visitors');
    if (isByPerson) pieces[at] = { ...piece, type: 'unknown' } as Piece;
    if (piece.type !== 'noise' || piece.used) continue;
    const [lead, before, next] = [pieces[at - 2], pieces[at - 1], pieces[at + 1]];
    const isOfMore = /^of$/i.test(next?.said ?? '');
    const isOwn = OWN.test(before?.said ?? '') || (OWN.test(lead?.said ?? '') && before?.type === 'noise');
    const isBesideMetric =
      NARROWING_CONTENT.test(piece.said) &&
      !isOwn &&
      (next?.type === 'metric' ||
        (before?.type === 'metric' &&
          /^(?:accounts?|groups?|categor|types?|kinds?|segments?|clients?)/i.test(piece.said)));
    const isOnline =
      /^online$/i.test(piece.said) && !isOwn && next?.type === 'noise' && CONTENT.test(next.said);
    // "by customer segment"
    const isPerson =
      before?.type === 'metric' && before.metric === 'visitors' && isKeyword(lead, 'by', 'per', 'each');
    const joint = isPerson || /^(?:a|an|the|our|my)$/i.test(before?.said ?? '') ? lead : before;
    const isObject =
      CONTENT.test(piece.said) &&
      !isOfMore &&
      !isOwn &&
      isKeyword(joint, 'by', 'per', 'each') &&
      next?.type !== 'dimension' &&
      next?.type !== 'metric';
    if (isBesideMetric || isOnline || isObject) pieces[at] = { ...piece, type: 'unknown' } as Piece;
  }
}

/** "Is that difference real?", "statistically significant": an answer of numbers tests nothing, and says so. */
export function asksForTest(pieces: Piece[]): boolean {
  let isAsked = false;
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'noise' && piece.type !== 'unknown') continue;
    const isStatistical = /^(?:statistically|significance)$/i.test(piece.said);
    const isVerdict =
      /^(?:real|significant|genuine|meaningful|significantly)$/i.test(piece.said) &&
      (isKeyword(pieces[at - 1], 'gain', 'loss', 'change', 'compare') ||
        pieces.slice(at + 1).every((one) => one.type === 'noise' || one.type === 'stop') ||
        /^statistically$/i.test(pieces[at - 1]?.said ?? ''));
    if (!isStatistical && !isVerdict) continue;
    pieces[at] = silent(piece);
    isAsked = true;
  }
  return isAsked;
}

const COUNTED = /^(?:likes|views|hits|looks|logs|searches|needs)$/i;

/** "First-time visits", "high-value orders", "one-time visits": they are not all visits, and which they are is not known. */
export function narrowedMetrics(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    // "Top author by likes": what it is ranked by is no filler.
    if (piece.type === 'noise' && COUNTED.test(piece.said) && isKeyword(pieces[at - 1], 'by'))
      pieces[at] = { ...piece, type: 'unknown' } as Piece;
    // "How long were visits": a number of visits is no answer, the minutes of a column are.
    if (piece.type === 'noise' && /^long$/i.test(piece.said) && /^how$/i.test(pieces[at - 1]?.said ?? ''))
      if (
        !pieces.some(
          (one) => one.type === 'metric' && /second|minute|hour|time|duration|engagement/.test(one.metric),
        )
      )
        pieces[at] = { ...piece, type: 'unknown' } as Piece;
    if (piece.type !== 'metric') continue;
    const before = pieces[at - 1];
    const lead = pieces[at - 2];
    const isOfTwo =
      /^(?:time|timer|value|volume|intent|quality)s?$/i.test(before?.said ?? '') &&
      /^(?:first|one|high|low|last|second|repeat|short|long|top)$/i.test(lead?.said ?? '');
    const isOfOne =
      (before?.type === 'noise' || before?.type === 'keyword') && NARROWING.test(before?.said ?? '');
    if (isOfTwo && lead) {
      pieces[at - 2] = { ...lead, type: 'unknown', said: `${lead.said}-${before?.said}` } as Piece;
      pieces[at - 1] = { ...(before as Piece), type: 'noise', said: '', used: true } as Piece;
    } else if (isOfOne) pieces[at - 1] = { ...(before as Piece), type: 'unknown' } as Piece;
  }
}

/** "Why did it fall in that period?": which one, where neither this question nor one before it names any? */
export function readThatPeriod(pieces: Piece[], isFollowing: boolean): void {
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    const isThat =
      /^(?:period|time ?frame|time|range|dates?|days?|week|month|interval)$/i.test(piece.said) &&
      /^(?:that|those|these)$/i.test(before?.said ?? '') &&
      (isKeyword(pieces[at - 2], 'preposition') ||
        (/^that$/i.test(before?.said ?? '') &&
          (pieces[at + 1] === undefined || pieces[at + 1]?.type === 'stop') &&
          // "What was the best month, and how much was earned that month?"
          !pieces.slice(0, at).some(({ type }) => type === 'unit' || type === 'grain')));
    const isLast = at > 0 && /^(?:on|in|for|of|to|from|with)$/i.test(pieces[at - 2]?.said ?? '');
    if (!isFollowing && isLast && isPointedAt(pieces, at))
      throw new NotAnswerable({
        type: 'unknown_words',
        said: [`${before?.said ?? ''} ${piece.said}`],
        rest: null,
        isName: false,
      });
    if (!isThat || before === undefined) continue;
    if (!isFollowing && !pieces.some(({ type }) => type === 'time'))
      throw new NotAnswerable({ type: 'ambiguous', about: 'which_period', choices: [] });
    pieces[at] = silent(piece);
  }
}

/** "Queries on this page": which one, where none was named? "For these channels", behind some, are those. */
function isPointedAt(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (piece?.type !== 'dimension' || !/^(?:this|that)$/i.test(pieces[at - 1]?.said ?? '')) return false;
  const isOneOfThem = (one: Piece): boolean =>
    /^(?:members|text|path|number)$/.test(one.type) ||
    (one.type === 'dimension' && one.dimensions.some((name) => piece.dimensions.includes(name))) ||
    isKeyword(one, 'top', 'bottom', 'best', 'worst');
  return !isPlural(piece.said) && !pieces.slice(0, at).some(isOneOfThem);
}

/** "Sessions compared to last week": what is compared with it? */
export function refuseLooseVersus(
  pieces: readonly Piece[],
  time: ReadPeriods,
  isEach: boolean,
  metrics: number,
): void {
  // "More sessions than in March?": more when?
  const isThan = pieces.some(
    (piece, at) =>
      isKeyword(piece, 'versus') &&
      /^than/i.test(piece.said) &&
      time.periods.length === 1 &&
      pieces[neighbour(pieces, at, 1)]?.type === 'time',
  );
  const isLoose = isThan || pieces.some((piece) => isKeyword(piece, 'versus') && !/^than/i.test(piece.said));
  if (
    !isLoose ||
    isEach ||
    pieces.some(
      (piece) => isKeyword(piece, 'non_brand') && piece.used && pieces.some((one) => isKeyword(one, 'brand')),
    ) ||
    metrics > 1 ||
    time.versus !== null ||
    time.periods.length > 1 ||
    time.weekdays.length > 1
  )
    return;
  const [only] = time.periods;
  const unit = only?.unit === 'day' || only?.unit === 'month' || only?.unit === 'year' ? only.unit : 'week';
  const metric = pieces.find(({ type }) => type === 'metric')?.said.toLowerCase() ?? '{metric}';
  const named = pieces.find((piece) => piece.type === 'time' && piece.time.type === 'period')?.said;
  const isNow = only?.isRunning === true || /^this /i.test(named ?? '');
  const choices = [
    ...(named === undefined || isNow || only?.count !== 1
      ? []
      : [`${metric} this ${unit} vs ${named}`, `${metric} ${named} vs the ${unit} before`]),
    `${metric} last ${unit} vs the ${unit} before`,
    `${metric} this ${unit} vs last ${unit}`,
  ];
  throw new NotAnswerable({
    type: 'ambiguous',
    about: 'versus_what',
    choices: [...new Set(choices)].map((question) => ({
      label: question.charAt(0).toUpperCase() + question.slice(1),
      question,
    })),
  });
}

/** "Where do our visitors come from?" has several good answers. */
export function askBack(pieces: readonly Piece[]): void {
  if (!pieces.some((piece) => isKeyword(piece, 'where_from'))) return;
  const when = pieces.find((piece) => piece.type === 'time')?.said ?? 'last week';
  const choices = ['channel', 'country', 'source'].map((name) => ({
    label: `By ${name}`,
    question: `sessions by ${name} ${when}`,
  }));
  throw new NotAnswerable({ type: 'ambiguous', about: 'where_from', choices });
}

export function refuseTopics(pieces: Piece[]): void {
  refuseSingleThings(pieces);
  // "The funnel for June: views, clicks and applications" are the numbers that it names.
  const numbers = new Set(pieces.flatMap((piece) => (piece.type === 'metric' ? [piece.metric] : [])));
  const isSpelledOut = (topic: string): boolean => topic === 'funnel' && numbers.size > 1;
  for (const [at, piece] of pieces.entries()) {
    if (piece.type === 'topic' && isSpelledOut(piece.topic.topic) && /^funnels?$/i.test(piece.said)) {
      pieces[at] = { said: piece.said, others: [], proper: piece.proper, type: 'noise', used: true };
      continue;
    }
    if (piece.type === 'topic')
      throw new NotAnswerable({ type: 'topic', topic: piece.topic, said: piece.said });
    if (piece.type === 'time' && piece.time.type === 'future')
      throw new NotAnswerable({ type: 'future', said: piece.said });
    if (piece.type === 'time' && piece.time.type === 'feast')
      throw new NotAnswerable({ type: 'feast', said: piece.said });
  }
}

/** "Daily average by month" has two units of time, and only one of them would be heard. */
export function refuseTwoGrains(pieces: readonly Piece[], isSplit: boolean): void {
  const grains = new Set(pieces.flatMap((piece) => (piece.type === 'grain' ? [piece.grain] : [])));
  if (grains.size < 2) return;
  const per = meanUnit(pieces, true);
  const isMean = pieces.some((piece) => isKeyword(piece, 'average', 'median'));
  if (isMean && per !== null && !isSplit) return;
  const metric = pieces.find(({ type }) => type === 'metric')?.said ?? '{metric}';
  const time = pieces.find(({ type }) => type === 'time')?.said;
  const choices = [
    ...(per === null ? [] : [`average ${metric} per ${finestUnit(pieces)} by ${per} ${time ?? ''}`]),
    ...[...grains].map((grain) =>
      grain === 'weekday'
        ? `${metric} by day of the week ${time ?? 'last month'}`
        : `${metric} per ${grain} ${time ?? 'this year'}`,
    ),
  ].map((question) => ({ label: question.trim(), question: question.trim() }));
  throw new NotAnswerable({ type: 'ambiguous', about: 'two_grains', choices });
}

/** "Sessions with a purchase" are not sessions and purchases; the data count both, and not how often they met. */
export function refuseSessionsWith(pieces: readonly Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric' || !/^(?:sessions|visits|engaged_sessions|visitors)$/.test(piece.metric))
      continue;
    const place = neighbour(pieces, at, 1, isNoise);
    const joint = pieces[place];
    const next = pieces[neighbour(pieces, place, 1, isNoise)];
    const isWith = isKeyword(joint, 'preposition', 'without') && /^with(?:out)?$/i.test(joint?.said ?? '');
    if (!isWith || next?.type !== 'metric' || !/^(?:purchases|key_events|leads|revenue)$/.test(next.metric))
      continue;
    if (pieces.some(({ type }) => type === 'dimension')) continue;
    const choices = ['purchases per session last month', 'purchases last month'].map((question) => ({
      label: question,
      question,
    }));
    throw new NotAnswerable({ type: 'ambiguous', about: 'sessions_with', choices });
  }
}
