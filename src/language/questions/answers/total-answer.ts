import { weekday } from '#src/shared/week.ts';
import { type BoundText, join, sentence } from '../../bound-text.ts';
import { oneOf } from '../../plural.ts';
import type { AskMetric } from '../data/asked-metric.ts';
import { growth } from '../data/growth.ts';
import { type Fetched, type Inquiry, measure } from '../data/inquiry.ts';
import { weekdayNames } from '../dates/calendar-words.ts';
import { isWeekend, type Period, periodBefore, unitAround } from '../dates/period.ts';
import {
  changeWords,
  filterPhrase,
  isToldAlike,
  listed,
  periodPhrase,
  periodTitle,
  valueText,
} from '../wording/say.ts';
import { changeColumns } from './changes/change-columns.ts';
import { isAsAsked } from './changes/is-as-asked.ts';
import { absentOfNamed, eachOfNamed } from './members/each-of-named.ts';
import { beginsWithin } from './settling/begun-between.ts';
import { fetchDays } from './settling/fetch-days.ts';
import { usualBefore } from './settling/settle.ts';
import type { Settled } from './settling/settled.ts';
import { isAllKnown } from './telling/all-known.ts';
import { type ToldParts, table } from './telling/draft.ts';
import { daysWithData, notesOn } from './telling/notes.ts';
import { daysOfBoth, perDayBeside } from './telling/per-day.ts';
import { type ToldVerdict, yesIf } from './telling/told-verdict.ts';

/** One number for each metric: "The site had 4,420 sessions last week, 5 % more than in the week before." */
export async function totalAnswer(settled: Settled, inquiry: Inquiry): Promise<ToldParts> {
  const { asked, metrics, period, view, reading } = settled;
  const fetched = await fetchDays(settled, inquiry, { metrics, period });
  // A known source without any row sent nobody, as long as there are days with data.
  const isAbsent =
    reading.assumptions.some(({ code }) => code === 'absent') &&
    daysWithData(view, period, fetched.missing) > 0;
  const values = metrics.map((metric) => {
    const value = measure(metric, fetched.rows);
    return value === null && isAbsent && metric.kind === 'additive' ? 0 : value;
  });
  const main = table(
    periodTitle(period),
    metrics.map(({ label, unit }) => ({ title: label, format: unit })),
    [values],
  );
  const where = filterPhrase(reading.filters, view, `plans.${fetched.plan}.plan`);
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const path = (at: number) => `tables.0.rows.0.${at}`;
  const { currency } = view.source;
  const told = asked.map((metric, at) => quantityOf(metric, values[at] ?? null, currency, path(at)));
  const before = await earlierValues(settled, inquiry, fetched);
  const sentences: BoundText[] = [];
  let lead: BoundText = sentence`${listed(told, ' and ')}${where} ${when}`;
  let verdict: ToldVerdict | undefined;
  if (reading.isYesNo && reading.limits.length > 0) verdict = verdictByLimits(settled, values);
  else if (before && isAskedToMove(reading, asked)) {
    const [, now, then] = before.table.rows[0] ?? [];
    const [metric] = asked as [AskMetric];
    if (typeof now === 'number' && typeof then === 'number' && !isToldAlike(now, then, metric))
      verdict = yesIf(isAsAsked(reading.asks, metric, now, then));
  }
  const tables = [main];
  if (before) {
    tables.push(before.table);
    const [change] = before.changes;
    if (asked.length === 1 && change) lead = sentence`${lead}, ${change}`;
    else if (before.changes.some((one) => one !== undefined))
      sentences.push(
        join(
          asked.flatMap((metric, at) => {
            const words = before.changes[at];
            return words ? [sentence`${metric.label}: ${words}.`] : [];
          }),
          ' ',
        ),
      );
  }
  const each = await eachOfNamed(settled, inquiry);
  if (each) {
    tables.push(each.table);
    sentences.push(...absentOfNamed(each, settled, inquiry));
  }
  if (isAskedForAny(reading, asked)) {
    const [value = null] = values;
    const areAllThere = each?.table.rows.every((row) => row.slice(1).every((one) => one !== 0)) ?? true;
    if (value !== null && value > 0 && areAllThere) verdict = 'yes';
    // Days without data leave open what they had
    if (value === 0 && isAllKnown(settled, inquiry)) {
      verdict = 'no';
      lead = sentence`no ${asked[0]?.noun ?? ''}${where} ${when}`;
    }
  }
  sentences.push(...(await notesOn(settled, inquiry, [fetched])));
  return {
    verdict,
    headline: sentence`${lead}.`,
    sentences,
    tables,
    chart: { mark: 'number', title: asked[0]?.label ?? '', x: null, y: asked.map((_, at) => at) },
  };
}

const OF_MONEY = /\b(?:amount|revenue|income|spend|turnover)$/i;

/** "4,420 sessions", "a bounce rate of 41 %". */
export function quantityOf(
  { noun, unit, kind }: AskMetric,
  value: number | null,
  currency: string | null,
  path: string,
): BoundText {
  const figure = valueText(value, unit, currency, path);
  if (value === null) return sentence`no data on ${noun}`;
  if (kind === 'quotient') return sentence`${noun} of ${figure}`;
  // Money of no known currency is no number of things: "an amount of 500"
  if (unit === 'count' && OF_MONEY.test(noun))
    return sentence`${/^amount$/i.test(noun) ? 'an ' : ''}${noun} of ${figure}`;
  return unit === 'currency' || unit === 'seconds'
    ? sentence`${figure} of ${noun}`
    : sentence`${figure} ${value === 1 ? oneOf(noun) : noun}`;
}

/** "Did mobile conversion get any better in March?": of a rate, which days more or less do not change. */
const isAskedToMove = ({ isYesNo, asks }: Settled['reading'], asked: Settled['asked']): boolean =>
  isYesNo && asks !== null && asked.length === 1 && asked.every(({ kind }) => kind === 'quotient');

/** "Did YouTube send traffic?", "did Bulgaria buy anything?": whether there is any of one number that adds up. */
const isAskedForAny = ({ claim, asks, limits }: Settled['reading'], asked: Settled['asked']): boolean =>
  (claim?.of === 'anything' || (claim?.of === 'some' && !claim.isEver)) &&
  asks === null &&
  limits.length === 0 &&
  asked.length === 1 &&
  asked.every(({ kind }) => kind === 'additive');

/** None where a number is not known: no row is neither more nor less than any limit. */
function verdictByLimits(
  { reading, metrics }: Settled,
  values: readonly (number | null)[],
): ToldVerdict | undefined {
  const held = reading.limits.map((limit) => {
    const value = values[metrics.findIndex(({ id }) => id === limit.metric)] ?? null;
    return value === null ? null : holds(value, limit.is, limit.value);
  });
  if (held.includes(false)) return 'no';
  return held.includes(null) ? undefined : 'yes';
}

export function holds(value: number, is: Settled['reading']['limits'][number]['is'], bound: number): boolean {
  switch (is) {
    case 'above':
      return value > bound;
    case 'below':
      return value < bound;
    case 'at_least':
      return value >= bound;
    case 'at_most':
      return value <= bound;
    case 'equal':
      return value === bound;
  }
}

/** The same of the period before, where all of both has data: a number alone says little, and five days beside seven the wrong thing. */
async function earlierValues(settled: Settled, inquiry: Inquiry, { rows, missing }: Fetched) {
  const { metrics, asked, period, view, reading } = settled;
  const { firstDay, lastDay } = view.source;
  const before = isOfWeekday(period) ? usualBefore(period) : periodBefore(period);
  const isWhole = firstDay !== null && lastDay !== null && before.from >= firstDay && period.to <= lastDay;
  if (
    !isWhole ||
    rows.length === 0 ||
    missing.length > 0 ||
    period.reading === 'all_data' ||
    period.without !== undefined ||
    reading.weekdays.length > 0
  )
    return undefined;
  if (metrics.some(({ kind }) => kind === 'distinct') && period.unit !== 'week') return undefined;
  // A show that begins within the month before, or within this one, had less of its days than the other has
  const isOfNames = reading.filters.length > 0 && reading.filters.every(({ is }) => is === 'one_of');
  if (isOfNames && (await beginsWithin(settled, before.from, period.to, inquiry)) !== null) return undefined;
  const fetched = await fetchDays(settled, inquiry, { metrics: asked, period: before });
  if (fetched.missing.length > 0) return undefined;
  const now = asked.map((metric) => measure(metric, rows));
  const then = asked.map((metric) => measure(metric, fetched.rows));
  const compared = table(
    'Compared with the period before',
    [{ title: 'Metric', format: 'text' }, ...changeColumns('text', period, before)],
    asked.map(({ label }, at) => changeRow(label, now[at] ?? null, then[at] ?? null)),
    asked.map(({ unit }) => unit),
  );
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
  return { table: compared, changes };
}

export const changeRow = (
  label: string,
  now: number | null,
  before: number | null,
): (string | number | null)[] => [
  label,
  now,
  before,
  now === null || before === null ? null : now - before,
  growth(now, before),
];

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
