import { singular } from '../../../../../plural.ts';
import { askMetric } from '../../../../data/ask-metric.ts';
import { costOf, moneyOf } from '../../../../data/money-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { unanswerableTopics } from '../../../../vocabulary/unanswerable.ts';
import { inWords } from '../../../in-words.ts';
import { keywordMark, type Mark, noiseMark } from '../../../mark.ts';
import { isKeyword, isNoise } from '../../../piece.ts';
import { asChoice, askedBack, NotAnswerable } from '../../../problem.ts';
import { isPriced, onlySold, paidFor } from './things-paid-for.ts';

type MetricMark = Extract<Mark, { type: 'metric' }>;

const CHEAP = /^(?:cheap(?:est|er)|(?:least|less) (?:expensive|costly|pricey))$/i;
const DEAR = /^(?:(?:dear|pric|costl)i?(?:est|er)|(?:most|more) (?:expensive|costly|pricey))$/i;
const MORE = /^(?:more|less) |er$/i;
const GOT = /^(?:get|gets|got|gotten|getting|become|becomes|became|becoming|grew|grown|turned)$/i;
const MOST = 4;

interface Order {
  readonly at: number;
  readonly length: number;
  readonly isCheap: boolean;
  readonly isComparative: boolean;
  /** "Got cheaper" */
  readonly isMoved: boolean;
}

/**
 * "Most expensive leads", "cheapest channel per viewing", "the site with the cheapest tickets": what one of them cost, or was sold for
 * where no costs are counted, and not all that was spent. Where nothing says of which, it is asked.
 */
export function priceOfOne(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const order = orderOf(marks) ?? pricedPer(marks, views) ?? pricedTime(marks, views);
  const [view] = views;
  if (order === undefined || view === undefined || views.length > 1) return marks;
  const cost = costOf(views);
  const coins = cost ?? moneyOf(views);
  const metrics = marks.filter((mark): mark is MetricMark => mark.type === 'metric');
  const [only, second] = [...new Set(metrics.map(({ metric }) => metric))].filter((id) => id !== cost);
  if (second !== undefined) return marks;
  if (cost === undefined && isOfAds(marks, only)) refuseCost(marks, order, only);
  if (only === undefined) {
    if (coins === undefined) return marks;
    if (cost !== undefined && isOfTime(marks, order)) return withPrice(marks, order, cost);
    if (cost === undefined && !order.isComparative) return withRank(marks, order);
    const sold = cost === undefined && !order.isMoved ? onlySold(view) : undefined;
    return sold === undefined
      ? askPerWhat(marks, order, coins, paidFor(view), view)
      : withPrice(marks, order, `ratio:${coins}:${sold}`);
  }
  const known = askMetric(view, only);
  if (coins === undefined || known?.kind !== 'additive' || known.unit !== 'count') return marks;
  if (cost === undefined && !paidFor(view).includes(only)) return marks;
  if (order.isMoved || (order.isComparative && !isPriced(view, only)))
    return askPerWhat(marks, order, coins, [only], view);
  const money = coins;
  const per = marks.findIndex((mark) => isKeyword(mark, 'per'));
  return withRank(marks, order).flatMap((mark, at): readonly Mark[] => {
    if (isPriceWord(mark) || (mark.type === 'metric' && mark.metric === cost)) return [];
    if (mark.type === 'keyword' && mark.keyword === 'per' && per >= 0)
      return [
        order.isComparative || isBeside(marks, order, per) ? noiseMark(mark.said) : keywordMark('by', 'by'),
      ];
    return mark.type === 'metric' && mark.metric === only && at >= 0
      ? [{ ...mark, metric: `ratio:${money}:${only}` }]
      : [mark];
  });
}

/** "The most expensive day": nobody buys a day, it is the one on which the most was spent. */
const isOfTime = (marks: readonly Mark[], { isComparative }: Order): boolean =>
  !isComparative &&
  marks.some(({ type }) => type === 'unit') &&
  marks.every(({ type }) => type !== 'dimension' && type !== 'members');

/** What is got by ads and not sold: nobody pays for a sign-up, only for that it came. */
const WON =
  /^(?:\p{L}+[_ ])?(?:sessions|visits|clicks|sign_?ups?|sign ups?|registrations|trials?|leads?|conversions?|key_events|purchases|demo_requests|quote_requests|enquiries|inquiries|installs|downloads|followers|customers|users|impressions)$/iu;
/** Whence they came: what is expensive of it is what was paid for it. */
const ADVERTISED =
  /^(?:(?:\p{L}+[_ ])*)(?:channel|channel_group|campaign|source|medium|source_medium|keyword|ad|ad_group|ad_set|landing_page|utm_\p{L}+)$/iu;

/** "The cheapest sign-ups", "the most expensive campaign": of what was spent, and never of what came in. */
const isOfAds = (marks: readonly Mark[], only: string | undefined): boolean =>
  only === undefined
    ? marks.some(
        (mark) =>
          (mark.type === 'dimension' && mark.dimensions.some((name) => ADVERTISED.test(name))) ||
          (mark.type === 'members' && mark.candidates.some(({ dimension }) => ADVERTISED.test(dimension))),
      )
    : WON.test(only);

/** No costs are counted: how many there were is the nearest that can be told. */
function refuseCost(marks: readonly Mark[], { at, length }: Order, only: string | undefined): void {
  const topic = unanswerableTopics.find((one) => one.topic === 'ad_cost');
  if (topic === undefined) return;
  const kind = marks.find(({ type }) => type === 'dimension')?.said;
  const number = only === undefined ? '{sessions}' : marks.find(({ type }) => type === 'metric')?.said;
  const time = marks.findIndex(({ type }) => type === 'time');
  const when = inWords(marks.slice(isKeyword(marks[time - 1], 'preposition') ? time - 1 : time, time + 1));
  const nearest = kind === undefined ? [] : [`${number} by ${kind} ${when}`.trim()];
  throw new NotAnswerable({
    type: 'topic',
    topic: { ...topic, nearest: [...nearest, ...topic.nearest] },
    said: inWords(marks.slice(at, at + length)),
  });
}

const isPriceWord = ({ type, said }: Mark): boolean => type === 'unknown' && /^prices?$/i.test(said);

/** "Has the cheapest price per lead" */
const isBeside = (marks: readonly Mark[], { at, length }: Order, per: number): boolean =>
  marks.slice(at + length, per).every((mark) => isNoise(mark) || isPriceWord(mark) || mark.type === 'metric');

function orderOf(marks: readonly Mark[]): Order | undefined {
  for (const [at, mark] of marks.entries())
    for (const length of [2, 1]) {
      const said = marks
        .slice(at, at + length)
        .map((one) => one.said)
        .join(' ');
      const last = marks[at + length - 1];
      const isCheap = CHEAP.test(said);
      if (last?.type !== 'unknown' || !(isCheap || DEAR.test(said)) || mark.type === 'stop') continue;
      const isComparative = MORE.test(said);
      const isMoved = isComparative && GOT.test(marks[at - 1]?.said ?? '');
      return { at, length, isCheap, isComparative, isMoved };
    }
  return undefined;
}

function withRank(marks: readonly Mark[], { at, length, isCheap, isComparative }: Order): readonly Mark[] {
  const rank = isComparative
    ? keywordMark(isCheap ? 'loss' : 'gain', isCheap ? 'less' : 'more')
    : keywordMark(isCheap ? 'bottom' : 'top', isCheap ? 'lowest' : 'highest');
  return [...marks.slice(0, at), rank, ...marks.slice(at + length)];
}

/** "Which category has the highest average price per application", where money only goes out. */
function pricedPer(marks: readonly Mark[], views: readonly SourceView[]): Order | undefined {
  if (costOf(views) === undefined || moneyOf(views) !== undefined) return undefined;
  const at = marks.findIndex((mark) => isKeyword(mark, 'top', 'bottom'));
  const [rank, mean, price, per] = marks.slice(Math.max(at, 0), at + 4);
  const isPriced =
    isKeyword(mean, 'average') && price !== undefined && isPriceWord(price) && isKeyword(per, 'per');
  if (at < 0 || !isPriced) return undefined;
  return { at, length: 3, isCheap: isKeyword(rank, 'bottom'), isComparative: false, isMoved: false };
}

/** "Which day has the highest average price", where money is spent and nothing has a price. */
function pricedTime(marks: readonly Mark[], views: readonly SourceView[]): Order | undefined {
  const [view] = views;
  // Where things are sold, a price is theirs
  const isSold = view !== undefined && onlySold(view) !== undefined;
  if (costOf(views) === undefined || isSold) return undefined;
  const at = marks.findIndex((mark) => isKeyword(mark, 'top', 'bottom'));
  const [rank, mean, price] = marks.slice(Math.max(at, 0), at + 3);
  const isPriced = isKeyword(mean, 'average') && price !== undefined && isPriceWord(price);
  const order = { at, length: 3, isCheap: isKeyword(rank, 'bottom'), isComparative: false, isMoved: false };
  return at >= 0 && isPriced && isOfTime(marks, order) ? order : undefined;
}

/** "Is sushi more expensive than pizza", where orders alone are paid for. */
function withPrice(marks: readonly Mark[], order: Order, metric: string): readonly Mark[] {
  const { at, length } = order;
  const said = inWords(marks.slice(at, at + length));
  const price: Mark = { type: 'metric', metric, said, others: [], proper: false };
  const ranked = withRank(marks, order);
  return [...ranked.slice(0, at), price, ...ranked.slice(at)];
}

/** "Which source is cheapest": per application, per click, or by all that was spent on it? */
function askPerWhat(
  marks: readonly Mark[],
  order: Order,
  money: string,
  things: readonly string[],
  view: SourceView,
): readonly Mark[] {
  const nounOf = (id: string): string => askMetric(view, id)?.noun ?? id;
  if (things.length === 0) return order.isComparative ? marks : withRank(marks, order);
  const words = question(marks, order);
  if (words === undefined) return marks;
  const numbers = [
    ...things.slice(0, MOST).map((id) => `${nounOf(money)} per ${singular(nounOf(id))}`),
    nounOf(money),
  ];
  throw askedBack(
    'price_of_what',
    numbers.map((number) => asChoice(words(number))),
  );
}

/** "Which source has the lowest … last month", "… StepStone vs LinkedIn", "which source's … fell the most". */
function question(
  marks: readonly Mark[],
  { isCheap, isComparative, isMoved }: Order,
): ((number: string) => string) | undefined {
  const isWhen = (mark: Mark | undefined): boolean => mark?.type === 'time';
  const when = inWords(
    marks.filter(
      (mark, at) => isWhen(mark) || (/^(?:in|on|since|during)$/i.test(mark.said) && isWhen(marks[at + 1])),
    ),
  );
  const names = marks.filter(({ type }) => type === 'members').map(({ said }) => said);
  const [kind, ...kinds] = marks.filter(({ type }) => type === 'dimension').map(({ said }) => said);
  const [first, other, ...more] = names;
  if (isMoved) {
    const moved = isCheap ? 'fall' : 'rise';
    if (kinds.length > 0 || other !== undefined) return undefined;
    if (kind === undefined)
      return (number) => `did ${number} ${first === undefined ? '' : `of ${first} `}${moved} ${when}`.trim();
    if (first !== undefined) return undefined;
    return (number) => `which ${kind}'s ${number} ${isCheap ? 'fell' : 'rose'} the most ${when}`.trim();
  }
  if (isComparative && first !== undefined && other !== undefined && more.length === 0 && kind === undefined)
    return (number) => `${number} ${first} vs ${other} ${when}`.trim();
  if (isComparative || kind === undefined || kinds.length > 0 || names.length > 0) return undefined;
  return (number) => `which ${kind} had the ${isCheap ? 'lowest' : 'highest'} ${number} ${when}`.trim();
}
