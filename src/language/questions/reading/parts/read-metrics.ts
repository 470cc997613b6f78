import { isMetricId } from '#src/semantics/metric.ts';
import { askMetric } from '../../data/ask-metric.ts';
import { kindOfColumn } from '../../data/kind-of-column.ts';
import type { SourceView } from '../../data/source-view.ts';
import { camelCaseApart } from '../../text/camel-case-apart.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { isBuying } from '../../vocabulary/buying-rate-words.ts';
import type { Assumption } from '../assumption.ts';
import { isNearMetric, nearWithin } from '../marking/near-names-of.ts';
import { isEventVerb } from '../marking/own-word-forms.ts';
import { isRateOfRows } from '../marking/rate-of-fates.ts';
import { isPerThousand, isSatisfaction } from '../marking/short-ratio.ts';
import { isKeyword, isNoise, isRank, neighbour, type Piece, silent } from '../piece.ts';
import { asChoice, askedBack, NotAnswerable } from '../problem.ts';
import { isAskedBeside } from '../rephrasing/numbers/beside/asked-beside.ts';
import { isFate } from '../rephrasing/numbers/columns/columns-in-two-words.ts';
import { GIVING } from '../rephrasing/numbers/limits/limits-of-giving.ts';
import { isMeanOfOne } from '../rephrasing/numbers/of-one/mean-of-one-event.ts';
import { isPriceOfSold } from '../rephrasing/numbers/of-one/price-of-sold.ts';
import { isTimeUnderstood } from '../rephrasing/numbers/of-one/time-of-one-event.ts';
import { isMailRate } from '../rephrasing/numbers/rates/mail-rates.ts';
import { isRateOfVisits } from '../rephrasing/numbers/rates/own-rates.ts';
import type { ReadNumbers } from './read-limits.ts';
import { substituteOf } from './substitute-of.ts';

/** Metrics of another source are read there. What joins them to the others joins nothing any more. */
export function putAside(pieces: Piece[], metrics: readonly string[]): void {
  for (const [at, piece] of pieces.entries())
    if ((piece.type === 'metric' && metrics.includes(piece.metric)) || isKeyword(piece, 'versus', 'compare'))
      pieces[at] = silent(piece);
}

export interface ReadMetrics {
  readonly asked: readonly string[];
  readonly assumptions: readonly Assumption[];
}

export function readMetrics(
  pieces: readonly Piece[],
  view: SourceView,
  { limitMetrics }: ReadNumbers,
): ReadMetrics {
  const places = pieces.flatMap((piece, at) =>
    piece.type === 'metric' ? [{ at, metric: piece.metric, said: piece.said }] : [],
  );
  // "New customers": they may be those who came or those who bought, as well
  const buyers = pieces.find(
    (piece) => piece.type === 'members' && / (?:customers?|buyers?)$/i.test(piece.said),
  );
  if (places.length === 0 && buyers !== undefined && askMetric(view, 'purchases') !== undefined)
    askWhoIsCounted(pieces, pieces.indexOf(buyers), ` from ${buyers.said.replace(/ \p{L}+$/u, ' visitors')}`);
  // Visitors are people: a metric only where no other is named.
  const named = places.filter(
    ({ at, metric, said }) =>
      (metric !== 'visitors' || isAskedBeside(pieces, at)) && !isMereTraffic(pieces, at, said, places.length),
  );
  const used = named.length > 0 ? named : places.slice(0, 1);
  const asked: string[] = [];
  const assumptions: Assumption[] = [];
  for (const { at, metric, said } of used) {
    // "More than 100 sales" may be coins or pieces
    const behind = pieces[at - 1];
    if (limitMetrics.has(at) && /^sales?$/i.test(said) && behind?.type === 'number' && behind.value > 0)
      assumptions.push({ code: 'substitute', said, read: metric });
    if (limitMetrics.has(at) || asked.includes(metric)) continue;
    if (metric === 'visitors') {
      if (BUYERS.test(said) && askMetric(view, 'purchases') !== undefined) askWhoIsCounted(pieces, at);
      const own = view.columnOf('visitors') ?? (view.columnOf('users') !== undefined ? 'users' : undefined);
      const read = own !== undefined ? 'visitors' : 'sessions';
      if (asked.includes(read)) continue;
      asked.push(read);
      if (own === undefined) assumptions.push({ code: 'visitors_as_sessions', said });
      continue;
    }
    const known = askMetric(view, metric);
    if (isPerPerson(metric, view)) {
      if (BUYERS_AT_END.test(said) && askMetric(view, 'purchases') !== undefined)
        askPerWhom(pieces, at, said);
      assumptions.push({ code: 'visitors_as_sessions', said });
    }
    if (known === undefined) {
      const other = substituteOf(metric, view);
      // Sales may be orders; revenue is money.
      const isMoney = metric === 'revenue' && !/\b(?:sales?|sell|sold|selling|sells)\b/i.test(said);
      if (other === undefined || isMoney || (metric === 'sessions' && !/traffic$/i.test(said)))
        throw new NotAnswerable({ type: 'metric_missing', metric });
      if (!asked.includes(other)) asked.push(other);
      assumptions.push({ code: 'substitute', said, read: other });
      continue;
    }
    asked.push(metric);
    const minutes = /hours~([^:]+)/.exec(metric)?.[1];
    if (minutes !== undefined) assumptions.push({ code: 'hours_of_minutes', read: minutes });
    if (
      isPartOfName(said, metric) ||
      (!isMetricId(metric) &&
        (isEventVerb(said) ||
          isSaidOtherwise(said) ||
          isNearMetric(said, metric) ||
          isFate(said) ||
          isRateOfRows(said, metric) ||
          isRateOfVisits(said, metric) ||
          isMailRate(said, metric) ||
          isSatisfaction(said, metric) ||
          isPerThousand(said) ||
          isMeanOfOne(said, metric) ||
          isPriceOfSold(said, metric) ||
          isTimeUnderstood(said, metric) ||
          isBuying(said) ||
          isOfSelling(said, metric)))
    )
      assumptions.push({ code: 'substitute', said, read: metric });
    for (const near of nearWithin(said, metric)) assumptions.push({ code: 'substitute', ...near });
    const words = said.toLowerCase();
    if (isLooserThan(words, metric, known.label))
      assumptions.push({ code: 'substitute', said, read: metric });
    if (isTakingsVerb(words)) assumptions.push({ code: 'substitute', said, read: metric });
    if (/^(?:sales?|sell|sold|selling)$/.test(words) && metric === 'revenue')
      assumptions.push({ code: 'substitute', said, read: 'revenue' });
    if (metric === 'engagement_per_session' && !words.includes('engagement'))
      assumptions.push({ code: 'substitute', said, read: 'engagement_per_session' });
  }
  const first = rankedBy(pieces);
  return {
    asked: first !== null && asked.includes(first) ? [first, ...asked.filter((id) => id !== first)] : asked,
    assumptions,
  };
}

/** "Brings in the most" names no number: that it is money is said. */
const isTakingsVerb = (words: string): boolean => /^(?:brings?|brought)$/.test(words) || GIVING.test(words);

/** Of a shop's data they may be all who came or those who bought, of whom there are far fewer. */
const BUYERS = /^(?:customers?|buyers?)$/i;

function askWhoIsCounted(pieces: readonly Piece[], at: number, ofThem = ''): never {
  const choices = ['purchases', 'sessions'].map((number) => {
    const counted = `${number}${ofThem}`;
    const question = pieces.map((piece, place) => (place === at ? counted : piece.said)).join(' ');
    return asChoice(question);
  });
  throw askedBack('who_is_counted', choices);
}

const BUYERS_AT_END = /(?:customers?|buyers?)$/i;

/** "Revenue per customer" of a source that counts no persons. */
const isPerPerson = (metric: string, view: SourceView): boolean =>
  /^(?:ratio|per_\d+):.+:visitors$/.test(metric) && askMetric(view, 'visitors') === undefined;

/** "Revenue per customer": of each that bought, or of each that came. */
function askPerWhom(pieces: readonly Piece[], at: number, said: string): never {
  const choices = ['purchase', 'session'].map((whom) => {
    const question = pieces
      .map((piece, place) => {
        if (place === at) return said.replace(BUYERS_AT_END, whom);
        // What the ratio is made of is said in it
        return place > at && place <= at + 4 && piece.used && said.endsWith(` ${piece.said}`)
          ? ''
          : piece.said;
      })
      .filter((part, place) => part !== '' && !(place > at && /^(?:per|an?|each|every)$/i.test(part)))
      .join(' ');
    return asChoice(question);
  });
  throw askedBack('who_is_counted', choices);
}

/** "The revenue of the channel with the fewest sessions": sessions choose the channel, whatever is told of it. */
function rankedBy(pieces: readonly Piece[]): string | null {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'dimension' && piece.type !== 'unit') continue;
    const joint = neighbour(pieces, at, 1, isNoise);
    const rank = neighbour(pieces, joint, 1, isNoise);
    const metric = pieces[neighbour(pieces, rank, 1, isNoise)];
    const isWith =
      isKeyword(pieces[joint], 'preposition') && /^(?:with|of)$/i.test(pieces[joint]?.said ?? '');
    const isOfIt = pieces.slice(0, at).some(({ type }) => type === 'metric');
    if (isWith && isOfIt && isRank(pieces[rank]) && metric?.type === 'metric') return metric.metric;
  }
  return null;
}

/** "Visitors" where those who were let in are counted, "revenue" where fees are what comes in */
const isSaidOtherwise = (said: string): boolean => /^visitors?\b|^(?:total )?revenue$/i.test(said);

/** "How many did we sell": which column was taken for what was sold. */
const isOfSelling = (said: string, metric: string): boolean =>
  /^(?:sells?|sold|selling)$/i.test(said) && kindOfColumn(metric) === 'count';

/** "Conversions" and "engagement" name no one number: which of them is told is said. */
const LOOSE: ReadonlyMap<string, RegExp> = new Map([
  ['conversion_rate', /./],
  ['key_events', /conver/],
  ['purchase_rate', /visitor|user|people/],
  ['engaged_sessions', /visitor|user|people|audience/],
  ['engagement_rate', /^(?!.*rate)/],
  ['bounce_rate', /^(?!.*rate)/],
]);

const isLooserThan = (words: string, metric: string, label: string): boolean =>
  words !== label.toLowerCase() &&
  !(/^key events?\b/.test(words) && label.startsWith('Key event')) &&
  LOOSE.get(metric)?.test(words) === true;

/** "MRR" for a column new_mrr: less was said than is counted. */
function isPartOfName(said: string, metric: string): boolean {
  if (isMetricId(metric)) return false;
  const spoken = wordsOf(said);
  const name = wordsOf(camelCaseApart(metric));
  return spoken.length < name.length && spoken.every((word) => name.includes(word));
}

/** "The bounce rate of Google traffic": traffic is what the rate is of, and no number of its own. */
function isMereTraffic(pieces: readonly Piece[], at: number, said: string, metrics: number): boolean {
  if (metrics < 2 || !/traffic$/i.test(said)) return false;
  if (pieces[at + 1]?.said === ',' || pieces[at - 1]?.said === ',') return false;
  const beside = [pieces[neighbour(pieces, at, 1)], pieces[neighbour(pieces, at, -1)]];
  return !beside.some((piece) =>
    isKeyword(piece, 'and', 'per', 'versus', 'follow_on', 'without', 'none', 'top'),
  );
}
