import type { QualityMark } from '#src/shared/quality-mark.ts';
import { addDays, type Day, daysFrom, weekday } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { markSentence, marksOnce } from '../../../describe-mark.ts';
import { percent } from '../../../quantity.ts';
import { askMetric } from '../../data/ask-metric.ts';
import { type Fetched, type Inquiry, measure } from '../../data/inquiry.ts';
import type { SourceView } from '../../data/source-view.ts';
import { weekdayNames } from '../../dates/calendar-words.ts';
import { earlier, isLeftOut, later, type Period } from '../../dates/period.ts';
import { capital, dayPiece, listed, wholeNumber } from '../../wording/say.ts';
import { firstAppears, lastAppears } from '../lives/life-words.ts';
import { closingDays } from '../settling/closing-days.ts';
import { personsIn } from '../settling/persons-of-days.ts';
import type { Settled } from '../settling/settled.ts';
import { dimensionsOf, ownReportBegins } from '../settling/since-own-report.ts';
import { silentDays } from './silent-days.ts';
import { unnamedNote } from './unnamed-note.ts';

/** Under this name an answer keeps the share that it tells itself. */
export const unnamedShare = 'unnamedShare';

/** What has to be said beside the numbers: days without data, marks of the source, queries without a name. */
export async function notesOn(
  settled: Settled,
  inquiry: Inquiry,
  fetched: readonly Fetched[],
): Promise<BoundText[]> {
  const notes: BoundText[] = [];
  const [first] = fetched;
  if (first) notes.push(...coverage(settled, first, inquiry));
  // Of days that the source itself is known to have been silent on its mark tells.
  if (first && !first.marks.some(({ type }) => type === 'silent_event'))
    notes.push(...silentDays(settled, first, inquiry));
  const paths = new Map(
    fetched.flatMap(({ marks, plan }) =>
      marks.map(({ type }, at) => [type, `plans.${plan}.marks.${at}.type`] as const),
    ),
  );
  const unnamed = await unnamedQueries(settled, inquiry);
  for (const mark of marksOnce(fetched.flatMap(({ marks }) => marks))) {
    const path = paths.get(mark.type);
    if (mark.type === 'missing_days' || path === undefined) continue;
    // A mark tells the share of what was fetched together; the note tells that of the days in question.
    if (mark.type === 'anonymized' && unnamed !== undefined) continue;
    notes.push(markNote(mark, path));
  }
  const isCut = fetched.find((one) => one.isCut);
  if (isCut)
    notes.push(
      sentence`Only the largest ${wholeNumber(inquiry.plans[isCut.plan]?.rowCount ?? 0, `plans.${isCut.plan}.rowCount`)} rows were read.`,
    );
  if (unnamed) notes.push(unnamed);
  notes.push(...unnamedNote(settled, fetched, inquiry));
  notes.push(...personsOfDays(settled));
  return notes;
}

const markNote = (mark: QualityMark, path: string): BoundText => ({
  text: markSentence(mark),
  bindings: [{ text: markSentence(mark), path, value: mark.type }],
});

/** What is unknown of the days that a number is held against: how far it moved is not known better than these. */
export const unknownBefore = ({ marks, plan }: Fetched): readonly BoundText[] =>
  marks.flatMap((mark, at) =>
    mark.type === 'blank_cells' ? [markNote(mark, `plans.${plan}.marks.${at}.type`)] : [],
  );

/** "Revenue per user" of a month: the file knows users of days, and who came on two of them is in it twice. */
function personsOfDays({ asked, view, period, reading }: Settled): readonly BoundText[] {
  const isOfDay = period.from === period.to || reading.grain === 'day';
  if (isOfDay || view.source.type !== 'FILE') return [];
  const [column] = asked.flatMap((metric) =>
    metric.kind === 'quotient' ? (personsIn(metric, view) ?? []) : [],
  );
  if (column === undefined) return [];
  const noun = askMetric(view, column)?.noun ?? column;
  return [capital(sentence`${noun} are counted day by day: one that came on two days counts as two.`)];
}

/** The part of a period that has data. @param weekdays 0 = Monday: only those of each week */
export function daysWithData(
  view: Settled['view'],
  period: Period,
  missing: readonly Day[],
  weekdays?: readonly number[],
): number {
  const { firstDay, lastDay } = view.source;
  if (firstDay === null || lastDay === null) return 0;
  const from = later(period.from, firstDay);
  const to = earlier(period.to, lastDay);
  if (to < from) return 0;
  return daysFrom(from, to).filter(
    (day) =>
      !missing.includes(day) &&
      !isLeftOut(period, day) &&
      (weekdays === undefined || weekdays.includes(weekday(day))),
  ).length;
}

/** Which of the days that were asked for have no data. */
export function coverage(
  { view, period, reading, asked }: Settled,
  { missing, plan }: Fetched,
  inquiry: Inquiry,
): BoundText[] {
  const { firstDay, lastDay } = view.source;
  if (firstDay === null || lastDay === null) return [];
  const notes: BoundText[] = [];
  // A name may begin later than the data that it stands in
  const begin = inquiry.view.source.firstDay;
  const split = dimensionsOf(reading).map((column) => view.labelOf(column).toLowerCase());
  if (period.from < firstDay && begin !== null && firstDay === ownReportBegins(reading, inquiry.view))
    notes.push(
      sentence`The report by ${split.join(' and ')} begins on ${dayPiece(firstDay, inquiry.keep('firstDay', firstDay))}, the site’s totals on ${dayPiece(begin, inquiry.keep('totalsFrom', begin))}: the days before are missing from it, not zero.`,
    );
  else if (period.from < firstDay && firstDay !== begin)
    notes.push(
      sentence`What is asked about ${firstAppears(dayPiece(firstDay, inquiry.keep('firstDay', firstDay)))}; days before it are missing, not zero.${daysOutside(daysFrom(later(period.from, begin ?? firstDay), earlier(period.to, addDays(firstDay, -1))), missing, inquiry)}`,
    );
  else if (period.from < firstDay)
    notes.push(
      sentence`The data begin on ${dayPiece(firstDay, inquiry.keep('firstDay', firstDay))}; days before it are missing, not zero.`,
    );
  const end = inquiry.view.source.lastDay;
  if (period.to > lastDay && end !== null && lastDay < end)
    notes.push(
      sentence`What is asked about ${lastAppears(dayPiece(lastDay, inquiry.keep('lastDay', lastDay)))}; days after it are missing, not zero.${daysOutside(daysFrom(addDays(lastDay, 1), earlier(period.to, end)), missing, inquiry)}`,
    );
  else if (period.to > lastDay)
    notes.push(
      sentence`The data end on ${dayPiece(lastDay, inquiry.keep('lastDay', lastDay))}; days after it are missing, not zero.`,
    );
  const where = inReport(view, inquiry.plans[plan]?.report);
  const blank = blankDays(inquiry, plan);
  const ofWhat = missing.some((day) => blank.has(day))
    ? sentence` on ${listed(
        asked.map(({ noun }) => sentence`${noun}`),
        ' and ',
      )}`
    : sentence``;
  const closed = closingDays(missing, period, view);
  for (const at of closed)
    notes.push(sentence`No ${weekdayNames[at] ?? ''} among them has data${ofWhat}${where}.`);
  const inside = missing
    .map((day, at) => ({ day, at }))
    .filter(({ day }) => day >= firstDay && day <= lastDay && !closed.includes(weekday(day)));
  if (inside.length > 0 && inside.length <= 3)
    notes.push(
      sentence`No data${ofWhat}${where} for ${inside.map(({ day, at }) => dayPiece(day, `plans.${plan}.missing.${at}`)).reduce<BoundText>((text, piece, at) => (at === 0 ? sentence`${piece}` : sentence`${text} and ${piece}`), sentence``)}.`,
    );
  else if (inside.length > 3) {
    const [start, end] = [inside[0], inside.at(-1)];
    const isWhole = start && end && daysFrom(start.day, end.day).length === inside.length;
    if (isWhole)
      notes.push(
        sentence`No day from ${dayPiece(start.day, `plans.${plan}.missing.${start.at}`)} to ${dayPiece(end.day, `plans.${plan}.missing.${end.at}`)} has data${ofWhat}${where}.`,
      );
    else if (start && end)
      notes.push(
        sentence`Some days from ${dayPiece(start.day, `plans.${plan}.missing.${start.at}`)} to ${dayPiece(end.day, `plans.${plan}.missing.${end.at}`)} have no data${ofWhat}${where}.`,
      );
  }
  return notes;
}

/** Days with rows, on which nobody wrote down what is asked about. */
function blankDays({ plans }: Inquiry, plan: number): ReadonlySet<Day> {
  const days = plans[plan]?.plan['leftOut'];
  return new Set(Array.isArray(days) ? (days as Day[]) : []);
}

/** How many days of the data lie outside the rows of a name. */
function daysOutside(days: readonly Day[], missing: readonly Day[], inquiry: Inquiry): BoundText {
  const many = days.filter((day) => !missing.includes(day)).length;
  const told = wholeNumber(many, inquiry.keep('daysOutside', many));
  return many === 1 ? sentence` It is ${told} day.` : sentence` They are ${told} days.`;
}

/** A report of parts may lack days that the site's totals have: then the gap is that report's. Of a file all are made of the same rows. */
function inReport({ source: { reports, type } }: SourceView, id: string | undefined): string {
  if (type === 'FILE') return '';
  const read = reports.find((report) => report.id === id);
  const isOfParts = read !== undefined && read.dimensions.length > 0;
  const hasTotals = reports.some(({ grain, dimensions }) => grain === 'day' && dimensions.length === 0);
  return isOfParts && hasTotals ? ` in the report “${read.label}”, which need not hold of the totals` : '';
}

/** Google names no query that few people asked: what queries add up to is less than the site’s total. */
async function unnamedQueries(
  { view, reading, period, asked }: Settled,
  inquiry: Inquiry,
): Promise<BoundText | undefined> {
  if (view.source.type !== 'GSC') return undefined;
  const query = view.dimensionColumns.find((column) => view.kindOf(column) === 'query');
  const isByQuery =
    query !== undefined &&
    (reading.dimensions.includes(query) || reading.filters.some(({ dimension }) => dimension === query));
  const metric = asked.some(({ id }) => id === 'impressions') ? 'impressions' : 'clicks';
  const counted = askMetric(view, metric);
  if (!isByQuery || counted === undefined) return undefined;
  const report = view.source.reports.find(
    ({ dimensions, metrics }) => dimensions.includes(query) && metrics.includes(metric),
  );
  if (
    report === undefined ||
    !view.source.reports.some(({ dimensions, grain }) => dimensions.length === 0 && grain === 'day')
  )
    return undefined;
  const range = { metrics: [counted], from: period.from, to: period.to };
  const whole = measure(counted, (await inquiry.fetch(range)).rows);
  const named = measure(counted, (await inquiry.fetch({ ...range, report: report.id })).rows);
  if (!whole || named === null || named >= whole) return undefined;
  const share = 1 - named / whole;
  return sentence`${percent(share, inquiry.keep(unnamedShare, share))} of the ${metric} come from queries that Google does not name; they are in the site’s total and in no row by query.`;
}
