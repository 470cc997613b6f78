import { weekday } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { type Fetched, type Inquiry, measure } from '../../data/inquiry.ts';
import { weekdayNames } from '../../dates/calendar-words.ts';
import { isWeekend, type Period, periodBefore, unitAround } from '../../dates/period.ts';
import { changeWords } from '../../wording/say.ts';
import { beginsWithin } from '../lives/begun-between.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import { usualBefore } from '../settling/settle.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { daysOfBoth, perDayBeside } from '../telling/per-day.ts';
import { changeColumns } from './change-columns.ts';
import { changeRow } from './change-row.ts';

export interface Earlier {
  readonly table: ToldParts['tables'][number];
  /** How far each number moved; undefined where one of both is not known. */
  readonly changes: readonly (BoundText | undefined)[];
  readonly fetched: Fetched;
}

/** The same of the period before, where all of both has data: a number alone says little, and five days beside seven the wrong thing. */
export async function earlierValues(
  settled: Settled,
  inquiry: Inquiry,
  { rows, missing }: Fetched,
): Promise<Earlier | undefined> {
  const { asked, period } = settled;
  const before = isOfWeekday(period) ? usualBefore(period) : periodBefore(period);
  if (rows.length === 0 || missing.length > 0 || !isHeldAgainst(settled, before)) return undefined;
  if (await isBegunSince(settled, before, inquiry)) return undefined;
  const fetched = await fetchDays(settled, inquiry, { metrics: asked, period: before });
  if (fetched.missing.length > 0) return undefined;
  const now = asked.map((metric) => measure(metric, rows));
  const then = asked.map((metric) => measure(metric, fetched.rows));
  const than = thanBefore(period, before);
  const changes = asked.map((metric, at) => {
    const [a, b] = [now[at], then[at]];
    if (a === null || b === null || a === undefined || b === undefined) return undefined;
    const words = changeWords(a, b, metric, {
      change: `tables.1.rows.${at}.3`,
      relative: `tables.1.rows.${at}.4`,
    });
    const days = daysOfBoth(settled, before, { missing }, fetched);
    return words && sentence`${words} ${than}${perDayBeside(a, b, metric, days, inquiry)}`;
  });
  return {
    table: table(
      'Compared with the period before',
      [{ title: 'Metric', format: 'text' }, ...changeColumns('text', period, before)],
      asked.map(({ label }, at) => changeRow(label, now[at] ?? null, then[at] ?? null)),
      asked.map(({ unit }) => unit),
    ),
    changes,
    fetched,
  };
}

/** Whole days of one length with data on both sides; people of other units than weeks are not counted alike. */
function isHeldAgainst({ metrics, period, view, reading }: Settled, before: Period): boolean {
  const { firstDay, lastDay } = view.source;
  const isWhole = firstDay !== null && lastDay !== null && before.from >= firstDay && period.to <= lastDay;
  return (
    isWhole &&
    period.reading !== 'all_data' &&
    period.without === undefined &&
    reading.weekdays.length === 0 &&
    (period.unit === 'week' || metrics.every(({ kind }) => kind !== 'distinct'))
  );
}

/** A show that begins within the month before, or within this one, had less of its days than the other has. */
async function isBegunSince(settled: Settled, before: Period, inquiry: Inquiry): Promise<boolean> {
  const { filters } = settled.reading;
  const isOfNames = filters.length > 0 && filters.every(({ is }) => is === 'one_of');
  return isOfNames && (await beginsWithin(settled, before.from, settled.period.to, inquiry)) !== null;
}

/** "Last Monday" is held against the Monday before: a Sunday would say only that it is one. */
const isOfWeekday = ({ words, reading }: Period): boolean =>
  reading === 'last_weekday' || /^last \p{L}+day$/u.test(words ?? '');

/** "than in the week before", and of a day "than the day before" */
function thanBefore(period: Period, before: Period): string {
  // Of a running year its days of the year before
  if (period.isRunning === true && before.from.slice(5) === period.from.slice(5) && before.from < period.from)
    return 'than on the same days of the year before';
  const { unit, count, isRunning } = period;
  if (isOfWeekday(period)) return `than on the ${weekdayNames[weekday(period.from)]} before`;
  if (isWeekend(period)) return 'than on the weekend before';
  const isOfOneUnit = unit !== 'range' && count === 1;
  // As many days of it, from its first one on
  if (
    isOfOneUnit &&
    isRunning === true &&
    unit !== 'day' &&
    unitAround(before.from, unit).from === before.from
  )
    return `than on the same days of the ${unit} before`;
  if (!isOfOneUnit || isRunning === true) return 'than in the period before';
  return unit === 'day' ? 'than the day before' : `than in the ${unit} before`;
}
