import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { isBetterDown } from '../../data/is-better-down.ts';
import { lessWord } from '../../wording/fewer-or-less.ts';
import {
  changeWords,
  filterPhrase,
  isToldAlike,
  listed,
  periodPhrase,
  valueText,
} from '../../wording/say.ts';
import { isAsAsked } from '../changes/is-as-asked.ts';
import type { Settled } from '../settling/settled.ts';
import type { Lead } from '../telling/draft.ts';
import { type ToldVerdict, yesIf } from '../telling/told-verdict.ts';
import type { EachValues } from './each-values.ts';

/** How far two are apart, and the values of several. */
export function eachHeadline(settled: Settled, each: EachValues, inquiry: Inquiry): Lead {
  const two = twoInOrder(settled, each);
  const apart = two && howFarApart(settled, each, two, inquiry);
  return apart === undefined
    ? { headline: sideBySide(settled, each, two) }
    : { headline: sentence`${apart}${rateOfBoth(settled, each)}`, verdict: two && verdictOn(settled, two) };
}

/** " Opens per delivered: Paying members 62 %, Free readers 42.8 %.", where more may be meant of each as well. */
function rateOfBoth({ reading, metrics, view }: Settled, { names, values }: EachValues): BoundText | '' {
  const rate = metrics[1];
  if (rate === undefined || !reading.assumptions.some(({ code }) => code === 'total_and_rate')) return '';
  const told = names.map(
    (_, at) =>
      sentence`${nameOfEach(names, at)} ${valueText(values[at]?.[1] ?? null, rate.unit, view.source.currency, `tables.0.rows.${at}.2`)}`,
  );
  return sentence` ${rate.label}: ${listed(told, ', ')}.`;
}

/** The first two of them, where both are known. */
interface TwoInOrder {
  /** Their places in the table. */
  readonly first: number;
  readonly second: number;
  readonly a: number;
  readonly b: number;
}

function twoInOrder({ reading, metrics }: Settled, { values }: EachValues): TwoInOrder | undefined {
  const [metric] = metrics as [AskMetric];
  const [left, right] = [values[0]?.[0] ?? null, values[1]?.[0] ?? null];
  if (left === null || right === null) return undefined;
  return isOtherFirst(reading, metric, left, right)
    ? { first: 1, second: 0, a: right, b: left }
    : { first: 0, second: 1, a: left, b: right };
}

/** "Which has the better bounce rate, mobile or desktop?": it comes first, where fewer is better and "higher" would not say so. */
const isOtherFirst = (
  { isYesNo, asks }: Settled['reading'],
  metric: AskMetric,
  left: number,
  right: number,
): boolean =>
  !isYesNo &&
  (asks === 'better' || asks === 'worse') &&
  isBetterDown(metric) &&
  isAsAsked(asks, metric, right, left);

/** "Mobile had 855 more sessions than desktop (12 % more): 7,905 against 7,050"; undefined where nothing lies between the two. */
function howFarApart(
  settled: Settled,
  each: EachValues,
  { first, second, a, b }: TwoInOrder,
  inquiry: Inquiry,
): BoundText | undefined {
  const [metric] = settled.metrics as [AskMetric];
  const difference = inquiry.keep('difference', a - b);
  if (each.values.length !== 2) return undefined;
  // Against a loss a sum has no percentage
  const words =
    b > 0 || (b < 0 && metric.kind === 'quotient')
      ? changeWords(a, b, metric, {
          change: difference,
          relative: inquiry.keep('differenceInPercent', (a - b) / b),
        })
      : undefined;
  const isAgainstLoss = b < 0 && a !== b;
  if (words === undefined && !isAgainstLoss) return undefined;
  const { name, value, where, when } = phrasesOf(settled, each);
  if (words === undefined || metric.kind !== 'quotient')
    return sentence`${name(first)} had ${differenceText(settled, a - b, difference)} ${metric.noun} than ${name(second)}${where} ${when}${words ? sentence` (${words})` : ''}: ${value(first)} against ${value(second)}.`;
  // "Than that of desktop from Germany" would limit the one of the two alone.
  const isPlace = where.text.startsWith(' ');
  const before = isPlace ? sentence`${{ ...where, text: where.text.trimStart() }}, ` : '';
  const behind = isPlace ? '' : where;
  return sentence`${before}${metric.noun} of ${name(first)} was ${words} than that of ${name(second)}${behind} ${when}: ${value(first)} against ${value(second)}.`;
}

/** "Sessions last month: mobile 7,905, desktop 7,050 and tablet 310." */
function sideBySide(settled: Settled, each: EachValues, two: TwoInOrder | undefined): BoundText {
  const [metric] = settled.metrics as [AskMetric];
  const { name, value, where, when } = phrasesOf(settled, each);
  const areAlike =
    each.values.length === 2 && two !== undefined && two.a !== two.b && isToldAlike(two.a, two.b, metric);
  return sentence`${areAlike ? 'About the same: ' : ''}${areAlike ? metric.label.toLowerCase() : metric.label}${where} ${when}: ${listed(
    each.names.map((_, at) => sentence`${name(at)} ${value(at)}`),
    ' and ',
  )}.`;
}

function phrasesOf({ reading, period, metrics, view }: Settled, { names, values, fetched }: EachValues) {
  const [metric] = metrics as [AskMetric];
  const path = `plans.${fetched.plan}.plan`;
  return {
    name: (at: number) => nameOfEach(names, at),
    value: (at: number) =>
      valueText(values[at]?.[0] ?? null, metric.unit, view.source.currency, `tables.0.rows.${at}.1`),
    where: filterPhrase(reading.filters, view, path),
    when: periodPhrase(period, path),
  };
}

export const nameOfEach = (names: readonly string[], at: number) => ({
  text: names[at] as string,
  path: `tables.0.rows.${at}.0`,
  value: names[at] as string,
});

const verdictOn = (
  { reading: { isYesNo, asks }, metrics }: Settled,
  { a, b }: TwoInOrder,
): ToldVerdict | undefined =>
  isYesNo && asks !== null ? yesIf(isAsAsked(asks, metrics[0] as AskMetric, a, b)) : undefined;

/** "855 more": how far the first lies from the second. */
function differenceText({ metrics, view }: Settled, difference: number, path: string): BoundText {
  const [metric] = metrics as [AskMetric];
  const shown = sentence`${valueText(Math.abs(difference), metric.unit, view.source.currency, path)}`;
  const figure = { text: shown.text, path, value: difference };
  return sentence`${figure} ${difference > 0 ? 'more' : lessWord(metric)}`;
}
