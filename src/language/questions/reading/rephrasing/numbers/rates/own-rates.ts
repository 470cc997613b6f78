import { isMetricId } from '#src/semantics/metric.ts';
import { ownOf } from '#src/shared/own-of.ts';
import { singular } from '../../../../../plural.ts';
import { askMetric } from '../../../../data/ask-metric.ts';
import { boughtIn } from '../../../../data/bought-in.ts';
import { isCounted } from '../../../../data/is-counted.ts';
import { moneyOf } from '../../../../data/money-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { camelCaseApart } from '../../../../text/camel-case-apart.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import { isKeyword, type Piece, rewrite, silence, silent } from '../../../piece.ts';
import { joinedMetric } from '../joined-metric.ts';
import { isEventOfVisits } from './is-event-of-visits.ts';

/** What comes after an order is told per order. Of what an "activation rate" is one, its name does not say. */
const AFTER_ORDER = /^(?:cancel|cancellation|cancelation|chargeback|no ?show|complaint)s?$/i;
const ORDERS =
  /^(?:purchases?|orders?|bookings?|reservations?|transactions?|sales|lessons?|appointments?|classes)$/i;
/** Nobody passes but who was tested. */
const PASSED = /^pass(?:es|ed)?$/i;
const TESTED = /^(?:tests?|exams?|tests? taken|exams? taken)$/i;

/** "The average gift" is what one is worth; "the average donations per day" is how many there are. */
const GIFTS = /^(?:gift|donation|contribution|pledge)$/i;

/**
 * Rates and means of a file's own columns, said as the columns' names: "cancellation rate" (per booking), "search to booking
 * conversion rate", "average booking value" (revenue per booking).
 */
export function ownRates(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (stepRate(pieces, at, views) || lengthOfStay(pieces, at, views)) continue;
    if (piece.type !== 'metric' || isMetricId(piece.metric) || !isCounted(piece.metric, views)) continue;
    const next = pieces[at + 1];
    const isRateNamed =
      (next?.type === 'unknown' && /^(?:rates?|percentages?)$/i.test(next.said)) ||
      (next?.type === 'metric' && /^conversion rates?$/i.test(next.said)) ||
      isPercentOf(pieces, at, views);
    if (isRateNamed) {
      const under = rateUnder(piece.said, piece.metric, views);
      if (under !== undefined && under !== piece.metric)
        joinedMetric(pieces, at, at + 1, `ratio:${piece.metric}:${under}`);
    } else if (GIFTS.test(piece.said) && isKeyword(pieces[at - 1], 'average')) {
      const money = moneyOf(views);
      if (money === undefined) continue;
      // "The average donation per donor" is what each of them gave, and not how often
      if (isKeyword(next, 'per')) {
        if (pieces[at + 2]?.type !== 'metric') continue;
        rewrite(pieces, at, { type: 'metric', metric: money });
        silence(pieces, at - 1);
        continue;
      }
      // "The average gift size"
      if (next?.type === 'unknown' && /^(?:value|amount|size|worth)$/i.test(next.said))
        pieces[at + 1] = silent(next);
      joinedMetric(pieces, at - 1, at, `ratio:${money}:${piece.metric}`);
    } else if (next?.type === 'unknown' && /^(?:value|amount|size|worth)$/i.test(next.said)) {
      const isMean = pieces.slice(Math.max(0, at - 2), at).some((one) => isKeyword(one, 'average'));
      const money = moneyOf(views);
      if (!isMean || money === undefined) continue;
      joinedMetric(pieces, at, at + 1, `ratio:${money}:${piece.metric}`);
      for (let back = at - 1; back >= at - 2 && back >= 0; back--)
        if (isKeyword(pieces[back], 'average')) silence(pieces, back);
    }
  }
}

/** "Cancellation percentage": how many of all that could, and not how all cancellations spread. */
function isPercentOf(pieces: readonly Piece[], at: number, views: readonly SourceView[]): boolean {
  const [piece, next, behind] = pieces.slice(at, at + 3);
  const isPercent = isKeyword(next, 'share') && /^(?:percentages?|percent|pct|%)$/i.test(next?.said ?? '');
  if (!isPercent || piece?.type !== 'metric' || /^of$/i.test(behind?.said ?? '')) return false;
  const isOne = singular(piece.said) === piece.said;
  return (
    isOne && (denominatorOf(piece.said, piece.metric, views) ?? wholeOf(piece.metric, views)) !== undefined
  );
}

/** What a rate of these is one of, where its name or the rows of the file say so. */
export const rateUnder = (said: string, metric: string, views: readonly SourceView[]): string | undefined =>
  denominatorOf(said, metric, views) ?? visitsUnder(metric, views) ?? wholeOf(metric, views);

/** "Trial-to-purchase rate", "visit to booking conversion rate": how many of the one there were for each of the other. */
function stepRate(pieces: Piece[], at: number, views: readonly SourceView[]): boolean {
  const [piece, to] = [pieces[at], pieces[at + 1]];
  const isVisit = isKeyword(piece, 'landing_on') && /^visits? to$/i.test(piece?.said ?? '');
  const under = isVisit
    ? 'sessions'
    : piece?.type === 'metric' && /^to$/i.test(to?.said ?? '')
      ? piece.metric
      : '';
  const place = isVisit ? at + 1 : at + 2;
  const [over, rate] = [pieces[place], pieces[place + 1]];
  if (over?.type !== 'metric' || !isCounted(under, views)) return false;
  // "… to purchase rate" is one word of the catalogue, "… to lead rate" one of the file's.
  const [, ofVisits] = /^ratio:([^:]+):sessions$/.exec(over.metric) ?? [];
  const isOwnWord = ofVisits !== undefined && /\brates?$/i.test(over.said);
  const isOneWord = over.metric === 'purchase_rate' || isOwnWord;
  const isRate =
    (rate?.type === 'unknown' && /^(?:rates?|ratio|percentage)$/i.test(rate.said)) ||
    (rate?.type === 'metric' && (rate.metric === 'conversion_rate' || /^conversions?$/i.test(rate.said)));
  const counted = isOwnWord ? ofVisits : isOneWord ? boughtIn(views) : over.metric;
  if (!(isOneWord || isRate) || counted === undefined || !isCounted(counted, views)) return false;
  const [part, whole] = isPartOf(under, counted, views) ? [under, counted] : [counted, under];
  joinedMetric(pieces, at, isOneWord ? place : place + 1, `ratio:${part}:${whole}`);
  return true;
}

/** "Click-to-open rate" is told from its end: of no row there are more clicks than opens. */
const isPartOf = (metric: string, whole: string, views: readonly SourceView[]): boolean => {
  const wholesIn = (name: string) => views.flatMap(({ source }) => ownOf(source.wholes, name) ?? []);
  return wholesIn(metric).includes(whole) && !wholesIn(whole).includes(metric);
};

/** "Average length of stay": the nights of each booking, where the file counts both. */
function lengthOfStay(pieces: Piece[], at: number, views: readonly SourceView[]): boolean {
  const said = pieces
    .slice(at, at + 3)
    .map((one) => one.said)
    .join(' ');
  const columns = views.flatMap(({ metricColumns }) => metricColumns);
  const nights = columns.find((column) => /^(?:room )?nights?$/i.test(wordsOf(column).join(' ')));
  const stays = columns.find((column) => /^(?:booking|reservation|stay)s?$/i.test(wordsOf(column).join(' ')));
  if (nights === undefined || stays === undefined) return false;
  const id = `ratio:${nights}:${stays}`;
  if (isStayOfGuests(pieces[at], views)) {
    rewrite(pieces, at, { type: 'metric', metric: id });
    for (const [place, one] of pieces.entries())
      if (one.type === 'metric' && one.metric === 'visitors') pieces[place] = silent(one);
    return true;
  }
  if (!/^length of stay$/i.test(said)) return false;
  joinedMetric(pieces, at, at + 2, id);
  const mean = pieces[at - 1];
  if (isKeyword(mean, 'average') && mean) pieces[at - 1] = silent(mean);
  return true;
}

/** "Who stays the longest" is said of visits to a site, where their time is counted; else of nights. */
const isStayOfGuests = (piece: Piece | undefined, views: readonly SourceView[]): boolean =>
  piece?.type === 'metric' &&
  piece.metric === 'engagement_per_session' &&
  /\bstay/i.test(piece.said) &&
  views.every((view) => askMetric(view, piece.metric) === undefined);

/** "Signup rate": of the visits, where the file has them beside the events. */
function visitsUnder(metric: string, views: readonly SourceView[]): string | undefined {
  if (!isEventOfVisits(camelCaseApart(metric))) return undefined;
  const isBeside = views.some(
    (view) => view.metricColumns.includes(metric) && askMetric(view, 'sessions')?.kind === 'additive',
  );
  return isBeside ? 'sessions' : undefined;
}

/** Time and weight are no things of which one in so many is something. */
const MEASURED = /minutes|hours|seconds|litres|liters|(?:^|_)kg(?:_|$)|weight/i;
export const isThing = (column: string): boolean => !MEASURED.test(column);

/** Columns that it is never more than, and that count something: money is always more than what it was paid for. */
export const wholesOf = (metric: string, view: SourceView): readonly string[] =>
  (ownOf(view.source.wholes, metric) ?? []).filter(
    (whole) => isThing(whole) && askMetric(view, whole)?.unit === 'count',
  );

/** "Attendance rate": of the bookings, where no row has more that attended, and of no other column the same holds. */
function wholeOf(metric: string, views: readonly SourceView[]): string | undefined {
  const wholes = views.flatMap((view) => wholesOf(metric, view));
  // "Recurring rate": of the donations, though there are fewer than visits as well
  const ofSame = wholes.filter((whole) => wordsOf(whole).some((word) => wordsOf(metric).includes(word)));
  const [whole, second] = ofSame.length === 1 ? ofSame : wholes;
  return second === undefined ? whole : undefined;
}

/** Whether a rate was named by its events alone, so that what it is one of was left to be understood. */
export const isRateOfVisits = (said: string, metric: string): boolean =>
  metric.startsWith('ratio:') &&
  (metric.endsWith(':sessions')
    ? /(?:rates?|percentages?|%)$|^views? per /i.test(said) || /^(?:convert|conv|cvr|cr\b)/i.test(said)
    : CONVERSION.test(said));

/** By itself, and of no two things that are named. */
const CONVERSION = /^(?:convert(?:s|ed|ing)?|conversions?(?: rates?)?|cvr|cr)$/i;

function denominatorOf(said: string, metric: string, views: readonly SourceView[]): string | undefined {
  const name = wordsOf(said).join(' ');
  const whole = AFTER_ORDER.test(name) ? ORDERS : PASSED.test(name) ? TESTED : undefined;
  const columns = views.flatMap(({ metricColumns }) => metricColumns);
  return columns.find((column) => column !== metric && whole?.test(wordsOf(column).join(' ')));
}
