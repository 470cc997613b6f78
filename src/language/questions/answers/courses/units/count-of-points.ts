import { type Day, daysFrom } from '#src/shared/week.ts';
import { sentence } from '../../../../bound-text.ts';
import { percent } from '../../../../quantity.ts';
import type { Fetched, Inquiry } from '../../../data/inquiry.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { askedBack } from '../../../reading/problem.ts';
import { capital, filterPhrase, periodPhrase, periodTitle, wholeNumber } from '../../../wording/say.ts';
import type { Settled } from '../../settling/settled.ts';
import { wholeOnly } from '../../settling/whole-units.ts';
import { type Column, type ToldParts, table } from '../../telling/draft.ts';
import { limitsPhrase } from '../../telling/limits-phrase.ts';
import { notesOn } from '../../telling/notes.ts';
import { startOf, timeCell, timeColumn } from '../../telling/time-grain.ts';
import type { Point } from '../line/course-points.ts';

interface CountedAmong {
  readonly grain: string;
  readonly fetched: Fetched;
  /** All units that could lie within the limits. */
  readonly of: readonly Point[];
}

const listOf = ({ metrics }: Settled, points: readonly Point[], grain: string) =>
  table(
    `These ${grain}s`,
    [
      { title: grain.charAt(0).toUpperCase() + grain.slice(1), format: 'day' },
      ...metrics.map(({ label, unit }): Column => ({ title: label, format: unit })),
    ],
    points.map(({ time, values }) => [time, ...values]),
  );

/** "On what share of days": of those with data. */
async function shareOfPoints(
  settled: Settled,
  inquiry: Inquiry,
  points: readonly Point[],
  { grain, fetched, of }: CountedAmong,
): Promise<ToldParts> {
  const { period, reading, view } = settled;
  // Of a week that the period cuts nobody knows on which side of the limit it lies.
  const whole = (list: readonly Point[]): readonly Point[] =>
    isUnit(grain) && grain !== 'day' ? wholeOnly(settled, grain, list) : list;
  const known = whole(of).filter(({ values }) => values.some((value) => value !== null));
  const counted = points.filter((point) => known.includes(point));
  if (reading.countPer !== null || known.length === 0) throw askedBack('limit_of_what');
  const share = counted.length / known.length;
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const where = filterPhrase(reading.filters, view, `plans.${fetched.plan}.plan`);
  return {
    headline: capital(
      sentence`${percent(share, 'tables.0.rows.0.2')} of the ${grain}s ${when} had ${limitsPhrase(settled, inquiry)}${where}: ${wholeNumber(counted.length, 'tables.0.rows.0.0')} of ${wholeNumber(known.length, 'tables.0.rows.0.1')}.`,
    ),
    sentences: [
      ...(grain === 'day' ? [] : [sentence`Only whole ${grain}s are counted.`]),
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables: [
      table(
        periodTitle(period),
        [
          { title: `Number of these ${grain}s`, format: 'count' },
          { title: `All ${grain}s with data`, format: 'count' },
          { title: 'Share', format: 'fraction' },
        ],
        [[counted.length, known.length, share]],
      ),
      listOf(settled, counted, grain),
    ],
    chart: { mark: 'number', label: `Share of ${grain}s`, x: null, y: [2] },
  };
}

const isUnit = (grain: string): grain is UnitOfTime => grain !== 'weekday';

/** How many units lie within limits: of the whole period, or of every longer unit of it. */
export async function countOfPoints(
  settled: Settled,
  inquiry: Inquiry,
  points: readonly Point[],
  { grain, fetched, of }: CountedAmong,
): Promise<ToldParts> {
  const { period, reading, view } = settled;
  const per = reading.countPer;
  if (reading.isCountShare) return shareOfPoints(settled, inquiry, points, { grain, fetched, of });
  const counted = (start: Day, unit: UnitOfTime): number =>
    points.filter(({ time }) => startOf(time as Day, unit) === start).length;
  const numbers =
    per === null
      ? table(periodTitle(period), [{ title: `Number of ${grain}s`, format: 'count' }], [[points.length]])
      : table(
          periodTitle(period),
          [timeColumn(per), { title: `Number of ${grain}s`, format: 'count' }],
          [...new Set(daysFrom(period.from, period.to).map((day) => startOf(day, per)))].map((start) => [
            timeCell(start, per),
            counted(start, per),
          ]),
        );
  const name = points.length === 1 ? grain : `${grain}s`;
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const where = filterPhrase(reading.filters, view, `plans.${fetched.plan}.plan`);
  return {
    headline: capital(
      sentence`${wholeNumber(points.length, per === null ? 'tables.0.rows.0.0' : inquiry.keep('counted', points.length))} ${name} ${when} had ${limitsPhrase(settled, inquiry)}${where}.`,
    ),
    sentences: await notesOn(settled, inquiry, [fetched]),
    found: { many: points.length },
    tables: [numbers, listOf(settled, points, grain)],
    chart:
      per === null
        ? { mark: 'number', label: `Number of ${grain}s`, x: null, y: [0] }
        : { mark: 'bar', label: `Number of ${grain}s per ${per}`, x: 0, y: [1] },
  };
}
