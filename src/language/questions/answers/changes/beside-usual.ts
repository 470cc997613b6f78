import type { AnswerTable } from '#src/shared/answer.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { isFewDays, isWholeWeek, type Period } from '../../dates/period.ts';
import { listed, periodTitle, valueText, wholeNumber } from '../../wording/say.ts';
import { fetchAllDays, fetchDays } from '../settling/fetch-days.ts';
import { FEWEST_BEFORE, periodsBefore } from '../settling/periods-before.ts';
import type { Settled } from '../settling/settled.ts';
import { table } from '../telling/draft.ts';

interface BesideUsual {
  readonly sentences: readonly BoundText[];
  readonly table: AnswerTable;
}

/** One number of these days, and the least and most of it that as many stretches before had. */
interface Level {
  readonly metric: AskMetric;
  readonly now: number;
  readonly least: number;
  readonly middle: number;
  readonly most: number;
}

/**
 * "A good or a bad week?": each of its numbers beside the range of the weeks before, since the one week before may have been the odd
 * one. null where too few stretches lie before it, or where the days are of no kind that comes again.
 */
export async function besideUsual(
  settled: Settled,
  inquiry: Inquiry,
  place: number,
): Promise<BesideUsual | null> {
  const { period, view, asked } = settled;
  if (!comesAgain(period)) return null;
  const fetched = await fetchAllDays(
    settled,
    inquiry,
    periodsBefore(settled).map((one) => ({ metrics: asked, period: one })),
  );
  const whole = fetched.filter(({ missing }) => missing.length === 0);
  if (whole.length < FEWEST_BEFORE) return null;
  const { rows } = await fetchDays(settled, inquiry, { metrics: asked, period });
  const levels = asked.flatMap((metric): Level[] => {
    const now = measure(metric, rows);
    const before = whole.flatMap((one) => measure(metric, one.rows) ?? []).sort((a, b) => a - b);
    const [least, most] = [before[0], before.at(-1)];
    if (now === null || least === undefined || most === undefined || before.length < FEWEST_BEFORE) return [];
    return [{ metric, now, least, middle: medianOf(before), most }];
  });
  if (levels.length === 0) return null;
  const text = (at: number, column: number, value: number) =>
    valueText(
      value,
      (levels[at] as Level).metric.unit,
      view.source.currency,
      `tables.${place}.rows.${at}.${column}`,
    );
  // The lower place is the higher rank: the table tells it without either word
  const told = (wanted: (level: Level) => boolean) =>
    levels.flatMap((level, at) =>
      wanted(level) && level.metric.unit !== 'position'
        ? [
            sentence`${level.metric.label.toLowerCase()} (${text(at, 1, level.now)} after ${text(at, 2, level.least)} to ${text(at, 4, level.most)})`,
          ]
        : [],
    );
  const low = told(({ now, least }) => now < least);
  const high = told(({ now, most }) => now > most);
  const within = told(({ now, least, most }) => now >= least && now <= most);
  const count = wholeNumber(whole.length, inquiry.keep('before', whole.length));
  const those = sentence`the ${count} ${isFewDays(period) ? 'times these weekdays came' : `${period.unit === 'month' ? 'month' : 'week'}s`} before`;
  const isOrdinary = low.length + high.length === 0;
  return {
    sentences: [
      ...(low.length > 0 ? [sentence`Lower than in any of ${those}: ${listed(low, ' and ')}.`] : []),
      ...(high.length > 0 ? [sentence`Higher than in any of ${those}: ${listed(high, ' and ')}.`] : []),
      ...(isOrdinary
        ? [sentence`Every number lies within the range of ${those}: ${listed(within, ' and ')}.`]
        : within.length > 0
          ? [sentence`Within their range: ${listed(within, ' and ')}.`]
          : []),
    ],
    table: table(
      'Beside what was usual before',
      [
        { title: 'Metric', format: 'text' },
        { title: periodTitle(period), format: 'text' },
        { title: 'Lowest before', format: 'text' },
        { title: 'Median before', format: 'text' },
        { title: 'Highest before', format: 'text' },
      ],
      levels.map(({ metric, now, least, middle, most }) => [metric.label, now, least, middle, most]),
      levels.map(({ metric }) => metric.unit),
    ),
  };
}

/** Whole weeks and months, and days of a week, which have their like before them. */
const comesAgain = (period: Period): boolean =>
  period.isRunning !== true &&
  period.without === undefined &&
  (isWholeWeek(period) || isFewDays(period) || (period.unit === 'month' && period.count === 1));

const medianOf = (sorted: readonly number[]): number => {
  const half = sorted.length / 2;
  const [lower, upper] = [sorted[Math.ceil(half) - 1] ?? 0, sorted[Math.floor(half)] ?? 0];
  return (lower + upper) / 2;
};
