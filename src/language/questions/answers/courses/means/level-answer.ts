import { quantileOf } from '#src/shared/quantile.ts';
import { addDays, type Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../../bound-text.ts';
import type { AnswerDraft } from '../../../answer.ts';
import { amountOf } from '../../../data/amount-of.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import { type Period, unitAround } from '../../../dates/period.ts';
import { askedBack } from '../../../reading/problem.ts';
import type { Reading } from '../../../reading/reading.ts';
import { capital, filterPhrase, periodPhrase, valueText, wholeNumber } from '../../../wording/say.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import { FEWEST_BEFORE } from '../../settling/periods-before.ts';
import type { Settled } from '../../settling/settled.ts';
import { assumptionWords } from '../../telling/assumption-words.ts';
import { answered, table } from '../../telling/draft.ts';
import { quantityOf } from '../../telling/quantity-of.ts';

/** Half a year of weeks, and as many of the others as say what is usual now. */
const MOST: Readonly<Record<'day' | 'week' | 'month', number>> = { day: 56, week: 26, month: 12 };

/**
 * "Is 5,498 sessions a week normal?": a number that somebody brings, beside what the last whole weeks had. Nothing is said of whether
 * it is good: that depends on what it is hoped for.
 */
export async function levelAnswer(settled: Settled, inquiry: Inquiry): Promise<AnswerDraft> {
  const { reading, view } = settled;
  const [metric] = settled.asked as [AskMetric];
  const [limit] = reading.limits;
  const unit = reading.grain;
  if (limit === undefined || (unit !== 'day' && unit !== 'week' && unit !== 'month'))
    throw askedBack('not_at_once');
  const stretches = wholeUnits(settled, unit);
  const [first, last] = [stretches.at(-1), stretches[0]];
  if (first === undefined || last === undefined || stretches.length < FEWEST_BEFORE)
    throw askedBack('too_few_before');
  const period: Period = { from: first.from, to: last.to, unit: 'range', count: 1 };
  const fetched = await fetchDays(settled, inquiry, { metrics: [metric], period, grain: unit });
  const values = stretches
    .filter(({ from, to }) => !fetched.missing.some((day) => day >= from && day <= to))
    .flatMap(({ from, to }) => {
      const rows = fetched.rows.filter(({ time }) => time !== null && time >= from && time <= to);
      const value = amountOf(metric, rows, true);
      return value === null ? [] : [{ from, value }];
    });
  if (values.length < FEWEST_BEFORE) throw askedBack('too_few_before');
  const sorted = values.map(({ value }) => value).sort((a, b) => a - b);
  const { currency } = view.source;
  const levels = [0, 0.25, 0.5, 0.75, 1].flatMap((part) => quantileOf(sorted, part) ?? []);
  const [least, lower, middle, upper, most] = levels.map((value, at) =>
    valueText(value, metric.unit, currency, `tables.0.rows.0.${at}`),
  ) as [ReturnType<typeof valueText>, ...ReturnType<typeof valueText>[]];
  const asked = quantityOf(metric, limit.value, currency, inquiry.keep('asked', limit.value));
  const count = wholeNumber(values.length, inquiry.keep('units', values.length));
  const where = filterPhrase(reading.filters, view, `plans.${fetched.plan}.plan`);
  const those = sentence`the ${count} ${unit}s ${periodPhrase(period, `plans.${fetched.plan}.plan`)}`;
  const above = values.filter(({ value }) => value >= limit.value).length;
  const below = values.filter(({ value }) => value <= limit.value).length;
  return answered(
    {
      headline: capital(
        sentence`${asked}${where} in a ${unit}: ${verdictOf(limit.value, levels, { above, below }, those, inquiry)}.`,
      ),
      sentences: [
        sentence`These ran from ${least} to ${most ?? least}, half of them from ${lower ?? least} to ${upper ?? least}; the middle one had ${middle ?? least}.`,
      ],
      tables: [
        table(
          `${metric.label} by ${unit}`,
          ['Lowest', 'A quarter below', 'Median', 'A quarter above', 'Highest'].map((title) => ({
            title,
            format: metric.unit,
          })),
          [levels],
        ),
        table(
          `${metric.label} of each ${unit}`,
          [
            { title: unit === 'day' ? 'Day' : `${unit === 'week' ? 'Week' : 'Month'} from`, format: unit },
            { title: metric.label, format: metric.unit },
          ],
          [...values].reverse().map(({ from, value }) => [from, value]),
        ),
      ],
      chart: { mark: 'line', label: `${metric.label} of each ${unit}`, x: 0, y: [1], table: 1 },
      assumptions: assumptionWords(settled, inquiry),
    },
    inquiry,
    reading,
  );
}

/** The number stands in the question as one that a week should have exactly. */
export const isOfLevel = ({ intent, limits, grain, dimensions, rank }: Reading): boolean =>
  intent === 'usual' &&
  limits.length === 1 &&
  limits[0]?.is === 'equal' &&
  grain !== null &&
  dimensions.length === 0 &&
  (rank === null || rank.count === null);

function verdictOf(
  value: number,
  levels: readonly number[],
  { above, below }: { readonly above: number; readonly below: number },
  those: BoundText,
  inquiry: Inquiry,
): BoundText {
  const [least = 0, lower = 0, , upper = 0, most = 0] = levels;
  const times = (count: number, key: string) => wholeNumber(count, inquiry.keep(key, count));
  if (value > most) return sentence`more than in any of ${those}`;
  if (value < least) return sentence`less than in any of ${those}`;
  if (value > upper)
    return sentence`on the high side of what is usual: ${times(above, 'above')} of ${those} had that or more`;
  if (value < lower)
    return sentence`on the low side of what is usual: ${times(below, 'below')} of ${those} had that or less`;
  return sentence`usual: it lies within the middle half of ${those}`;
}

/** The newest ones that are over and within the data, the newest first. */
function wholeUnits({ view }: Settled, unit: 'day' | 'week' | 'month'): readonly { from: Day; to: Day }[] {
  const { firstDay, lastDay } = view.source;
  if (firstDay === null || lastDay === null) return [];
  const found: { from: Day; to: Day }[] = [];
  // The one of the day behind the data is not over
  for (let moved = -1; found.length < MOST[unit]; moved--) {
    const one = unitAround(addDays(lastDay, 1), unit, moved);
    if (one.from < firstDay) break;
    found.push(one);
  }
  return found;
}
