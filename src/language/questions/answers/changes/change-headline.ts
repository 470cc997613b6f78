import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { changeWords, filterPhrase, isToldAlike, periodPhrase, valueText } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import type { Lead } from '../telling/draft.ts';
import { type DaysOfBoth, perDay, perDayBeside, perDayWords } from '../telling/per-day.ts';
import { quantityOf } from '../telling/quantity-of.ts';
import { type ToldVerdict, yesIf } from '../telling/told-verdict.ts';
import type { OneMove } from './both-moves.ts';
import { type ChangeInTotal, valuesOfBoth } from './change-in-total.ts';
import { isOfAllNumbers } from './verdict-of-all.ts';
import { yesOrNo } from './yes-or-no.ts';

/** One number of those that are held against each other. */
export interface NumberOfChange extends ChangeInTotal {
  readonly metric: AskMetric;
  /** Where its numbers stand in the table. */
  readonly row: number;
  readonly inquiry: Inquiry;
}

/** "No fall: €4,210 last week against €3,760 in the week before: 12 % more." */
export function changeHeadline(number: NumberOfChange): Lead {
  const { settled, metric, days } = number;
  const { reading } = settled;
  const { a, b, told } = figuresOf(number);
  const isAnswered =
    reading.isYesNo &&
    !isOfAllNumbers(settled) &&
    reading.asks !== null &&
    a !== null &&
    b !== null &&
    !isOfNoBase(reading, b);
  if (isAnswered) {
    const isSo = yesOrNo(
      settled,
      metric,
      perDay(a, days.now, metric, days) ?? a,
      perDay(b, days.before, metric, days) ?? b,
    );
    return { headline: sentence`${told}.`, verdict: onBoth(settled, isSo) };
  }
  return { headline: sentence`${hasNotFallen(settled, metric, a, b, days) ? 'No fall: ' : ''}${told}.` };
}

/** "14,098 impressions last week, against 12,663 in the week before: 11.3 % more", and whether that is as it was asked. */
export function moveOf(number: NumberOfChange): OneMove {
  const { settled, metric, now, before, days } = number;
  const [a, b] = [measure(metric, now.rows), measure(metric, before.rows)];
  const isKnown = a !== null && b !== null && !isOfNoBase(settled.reading, b);
  return {
    figures: figuresOf(number).told,
    isAsAsked: isKnown
      ? yesOrNo(
          settled,
          metric,
          perDay(a, days.now, metric, days) ?? a,
          perDay(b, days.before, metric, days) ?? b,
        )
      : null,
  };
}

/** "Revenue: €4,210 against €3,760 (12 % more).", below the one that leads. */
export function changeLine(number: NumberOfChange): BoundText {
  const { settled, metric, row } = number;
  const { currency } = settled.view.source;
  const [a, b] = valuesOfBoth(number, metric);
  const words = changedBy(number, a, b);
  return sentence`${metric.label}: ${valueText(a, metric.unit, currency, `tables.0.rows.${row}.1`)} against ${valueText(b, metric.unit, currency, `tables.0.rows.${row}.2`)}${words ? sentence` (${words})` : ''}.`;
}

/** "4,210 revenue last week, against 3,760 in the week before: 12 % more", with what both numbers are. */
function figuresOf(number: NumberOfChange) {
  const { settled, metric, row, now, before, other } = number;
  const { view, reading, period } = settled;
  const { currency } = view.source;
  const [a, b] = valuesOfBoth(number, metric);
  const where = filterPhrase(reading.filters, view, `plans.${now.plan}.plan`);
  const when = periodPhrase(period, `plans.${now.plan}.plan`);
  const then = periodPhrase(other, `plans.${before.plan}.plan`);
  const words = changedBy(number, a, b);
  const figures = sentence`${quantityOf(metric, a, currency, `tables.0.rows.${row}.1`)}${where} ${when}, against ${valueText(b, metric.unit, currency, `tables.0.rows.${row}.2`)} ${then}`;
  const told =
    words === undefined
      ? sentence`${figures}${a !== null && a === b ? ': no change' : isFromNothing(a, b) ? ': from nothing' : a !== null && b !== null && isToldAlike(a, b, metric) ? ': about the same' : ''}`
      : sentence`${figures}: ${words}`;
  return { a, b, told };
}

/** Of stretches of one length by how much, of others by how much per day: a quarter has more than a month by its days. Of months both. */
function changedBy(
  { metric, row, days, inquiry }: NumberOfChange,
  now: number | null,
  before: number | null,
): BoundText | undefined {
  if (now === null || before === null) return undefined;
  const perDayAlone = perDayWords(now, before, metric, days, inquiry);
  if (perDayAlone !== undefined) return perDayAlone;
  const words = changeWords(now, before, metric, {
    change: `tables.0.rows.${row}.3`,
    relative: `tables.0.rows.${row}.4`,
  });
  return words && sentence`${words}${perDayBeside(now, before, metric, days, inquiry)}`;
}

/** Of a year of which only three weeks are held against others neither yes nor no is said of all of it. */
const onBoth = ({ assumptions }: Settled, isSo: boolean): ToldVerdict =>
  assumptions.some(({ code }) => code === 'common_days')
    ? sentence`${isSo ? 'Yes' : 'No'}, on the days that both sides have:`
    : yesIf(isSo);

/** Where it was asked how much was lost, that nothing was is told first: "4.6 % more" behind it is easily missed. */
function hasNotFallen(
  { reading }: Settled,
  metric: AskMetric,
  now: number | null,
  before: number | null,
  days: DaysOfBoth,
): boolean {
  if (reading.asks !== 'down' || metric.unit === 'position' || now === null || before === null) return false;
  const [a, b] = [
    perDay(now, days.now, metric, days) ?? now,
    perDay(before, days.before, metric, days) ?? before,
  ];
  return a > b;
}

/** "By more than 20 %" of nothing, or of a loss, is neither so nor not so. */
const isOfNoBase = ({ moves }: Settled['reading'], before: number): boolean =>
  before <= 0 && moves.some(({ isRelative }) => isRelative);

const isFromNothing = (now: number | null, before: number | null): boolean =>
  now !== null && now !== 0 && before === 0;
