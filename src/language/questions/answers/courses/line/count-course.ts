import { sentence } from '../../../../bound-text.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { askedBack } from '../../../reading/problem.ts';
import { capital, filterPhrase, periodPhrase, periodTitle, wholeNumber } from '../../../wording/say.ts';
import { absentNote, notThereNotes, pointsOfMembers, unitsOf } from '../../members/absent-points.ts';
import { namesOf } from '../../members/names-of.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import { placeOfLimited } from '../../settling/place-of-limited.ts';
import type { Settled } from '../../settling/settled.ts';
import { hasUpperLimit, wholeOnly } from '../../settling/whole-units.ts';
import { isWithinLimit } from '../../shares/share-limits.ts';
import { type ToldParts, table } from '../../telling/draft.ts';
import { notesOn } from '../../telling/notes.ts';
import { askedGrain, timeCell, timeColumn } from '../../telling/time-grain.ts';
import { partialNote } from './course-notes.ts';

/** "How many countries bought each week": in every unit those that had any of the metric, or as much as the limits say. */
export async function countCourse(settled: Settled, grain: UnitOfTime, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view, metrics } = settled;
  // Of a part of all that there is, or of an average, each unit would have another one.
  if (reading.limits.some(({ isShare, isMean }) => isShare === true || isMean === true))
    throw askedBack('limit_of_what');
  const dimension = reading.dimensions[0] as string;
  const fetched = await fetchDays(settled, inquiry, {
    metrics,
    period,
    dimensions: [dimension],
    grain: askedGrain(grain),
  });
  const { points, names, counted: known } = await pointsOfMembers(settled, fetched, grain, inquiry);
  const isCounted = (values: readonly (number | null)[]): boolean =>
    reading.limits.length === 0
      ? (values[0] ?? 0) > 0
      : reading.limits.every((limit) =>
          isWithinLimit(limit, values[placeOfLimited(limit, metrics)] ?? null, new Map()),
        );
  const units = unitsOf(settled, fetched, grain);
  const told = hasUpperLimit(reading) ? wholeOnly(settled, grain, units) : units;
  const rows = told.map(({ time, values: [value] }) => [
    timeCell(time, grain),
    value === null ? null : points.filter((point) => point.time === time && isCounted(point.values)).length,
  ]);
  const noun = namesOf(dimension, settled);
  const where = filterPhrase(reading.filters, view, `plans.${fetched.plan}.plan`);
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const had = reading.limits.length > 0 ? 'within these limits' : `with ${metrics[0]?.noun ?? 'data'}`;
  const last = rows.length - 1;
  const count = (at: number) => {
    const value = rows[at]?.[1];
    return typeof value === 'number' ? wholeNumber(value, `tables.0.rows.${at}.1`) : 'no data';
  };
  return {
    headline: capital(
      last < 0
        ? sentence`No data ${when}.`
        : sentence`${noun} ${had}${where} by ${grain} ${when}: ${count(0)} in the first, ${count(last)} in the last.`,
    ),
    sentences: [
      ...partialNote(settled, grain),
      ...absentNote(settled, names, grain, inquiry),
      ...notThereNotes(settled, known, inquiry),
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables: [
      table(periodTitle(period), [timeColumn(grain), { title: `Number of ${noun}`, format: 'count' }], rows),
    ],
    chart: { mark: 'line', label: `Number of ${noun} per ${grain}`, x: 0, y: [1] },
  };
}
