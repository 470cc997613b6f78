import { askMetric } from '../../../../data/ask-metric.ts';
import { isMoneyColumn } from '../../../../data/kind-of-column.ts';
import { inCoins } from '../../../../data/money-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { inWords } from '../../../in-words.ts';
import { comparisons } from '../../../parts/comparisons.ts';
import { isKeyword, isNoise, isPlural, neighbour, type Piece, rewrite, silence } from '../../../piece.ts';
import { asChoice, askedBack } from '../../../problem.ts';

type Metric = Piece & { readonly type: 'metric' };

/** Between a number and what it is one of. */
const ONE_OF = /^(?:an?|each|every|per|for (?:an?|each|every)|to (?:an?|each|every))$/i;

const EARNING =
  /^(?:make|makes|made|making|take|takes|took|taking|bring in|brought in|earn|earns|earned|earning)$/i;

/**
 * "Sites where tips are over 1 a car", "more than 25 income a car", "hotels that make over 140 a night": the limit is one of the one number
 * per the other. What the number is of and nobody names stays as it is, and is asked about (`limit-of-one-side.ts`).
 */
export function limitsOfRatios(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'number' || piece.percent) continue;
    const unit = unitBehind(pieces, at);
    if (unit === undefined || !isAdded(unit.under.metric, views)) continue;
    const over = unit.over ?? metricBefore(pieces, at) ?? metricBehind(pieces, unit.place);
    if (over !== undefined) {
      if (!isAdded(over.metric.metric, views) || over.metric.metric === unit.under.metric) continue;
      join(pieces, over.place, over.metric.metric, unit);
      continue;
    }
    const verb = pieces.findIndex(({ said }, place) => place < at && EARNING.test(said));
    const money = inCoins(views);
    if (verb >= 0 && money !== undefined) join(pieces, verb, money, unit);
    else if (isLimit(pieces, at)) askOfWhat(pieces, at, unit, views);
  }
}

const MOST = 4;

const isLimit = (pieces: readonly Piece[], number: number): boolean => {
  const sign = pieces[neighbour(pieces, number, -1)];
  return sign?.type === 'keyword' && sign.keyword in comparisons;
};

/** "Packages with more than 30 a car": each number that could be meant, money first. */
function askOfWhat(
  pieces: readonly Piece[],
  number: number,
  { from, place, under }: Unit,
  views: readonly SourceView[],
): never {
  const nouns = views
    .flatMap((view) => view.metricColumns.map((column) => ({ column, known: askMetric(view, column) })))
    .filter(({ column, known }) => known?.kind === 'additive' && column !== under.metric)
    .toSorted((a, b) => Number(isMoneyColumn(b.column)) - Number(isMoneyColumn(a.column)))
    .flatMap(({ known }) => known?.noun ?? []);
  const choices = [...new Set(nouns)].slice(0, MOST).map((noun) => {
    const per = { ...under, said: `${noun} per ${under.said}` };
    const question = inWords([...pieces.slice(0, number + 1), per, ...pieces.slice(place + 1)]);
    return asChoice(question);
  });
  throw askedBack('limit_of_ratio', from > number + 1 ? [] : choices);
}

interface Unit {
  /** Where the words between begin, and where the unit stands. */
  readonly from: number;
  readonly place: number;
  readonly under: Metric;
  /** "2.5 nights a booking" names what is counted between. */
  readonly over?: { readonly place: number; readonly metric: Metric };
}

/** "1 a car", "2.5 nights a booking", "6 for every hire" */
function unitBehind(pieces: readonly Piece[], number: number): Unit | undefined {
  // "2 in ad spend an application"
  const isIn = /^(?:in|of)$/i.test(pieces[number + 1]?.said ?? '');
  const named = isIn ? number + 2 : number + 1;
  const first = pieces[named];
  const counted = first?.type === 'metric' ? first : undefined;
  const from = counted === undefined ? number + 1 : named + 1;
  const joint = pieces[from];
  if (joint === undefined || joint.type === 'stop') return undefined;
  const isFor = /^(?:for|to)$/i.test(joint.said);
  const words = isFor ? `${joint.said} ${pieces[from + 1]?.said ?? ''}` : joint.said;
  const place = isFor ? from + 2 : from + 1;
  const under = pieces[place];
  // "Over 100 sessions a bounce rate under 40 %": what has a limit of its own is no unit
  if (!ONE_OF.test(words) || under?.type !== 'metric' || isPlural(under.said)) return undefined;
  return {
    from,
    place,
    under,
    ...(counted !== undefined && { over: { place: named, metric: counted } }),
  };
}

/** "Tips are over 1": the last one that is named in the same sentence. */
function metricBefore(pieces: readonly Piece[], at: number): Unit['over'] {
  for (let place = at - 1; place >= 0 && pieces[place]?.type !== 'stop'; place--) {
    const piece = pieces[place];
    // Whoever has a number already: "over 100 cars and over 1 a car"
    if (piece?.type === 'number') return undefined;
    if (piece?.type === 'metric') return { place, metric: piece };
  }
  return undefined;
}

/** "Over 25 a car in income" */
function metricBehind(pieces: readonly Piece[], unit: number): Unit['over'] {
  const joint = neighbour(pieces, unit, 1, isNoise);
  const place = neighbour(pieces, joint, 1, isNoise);
  const piece = pieces[place];
  const isIn = isKeyword(pieces[joint], 'preposition') && /^(?:in|of)$/i.test(pieces[joint]?.said ?? '');
  return isIn && piece?.type === 'metric' ? { place, metric: piece } : undefined;
}

function join(pieces: Piece[], place: number, over: string, { from, place: end, under }: Unit): void {
  const said = `${pieces[place]?.said} per ${under.said}`;
  rewrite(pieces, place, { type: 'metric', metric: `ratio:${over}:${under.metric}`, said, used: false });
  silence(pieces, from, end + 1);
}

const isAdded = (metric: string, views: readonly SourceView[]): boolean =>
  metric === 'visitors' || views.some((view) => askMetric(view, metric)?.kind === 'additive');
