import { type Day, daysFrom } from '#src/shared/week.ts';
import { sentence } from '../../../bound-text.ts';
import type { Fetched, Inquiry } from '../../data/inquiry.ts';
import { capital, periodPhrase, periodTitle, wholeNumber } from '../../wording/say.ts';
import type { Settled } from '../settling/settle.ts';
import { type AnsweredParts, type Column, table } from '../telling/draft.ts';
import { limitsPhrase } from '../telling/limits-phrase.ts';
import { notesOn } from '../telling/notes.ts';
import { startOf, type TimeGrain, timeCell, timeColumn } from '../telling/time-grain.ts';
import type { Point } from './course-points.ts';

/** How many units lie within limits: of the whole period, or of every longer unit of it. */
export async function countOfPoints(
  settled: Settled,
  inquiry: Inquiry,
  points: readonly Point[],
  grain: string,
  fetched: Fetched,
): Promise<Omit<AnsweredParts, 'assumptions'>> {
  const { metrics, period, reading } = settled;
  const per = reading.countPer;
  const counted = (start: Day, unit: TimeGrain): number =>
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
  return {
    headline: capital(
      sentence`${wholeNumber(points.length, per === null ? 'tables.0.rows.0.0' : inquiry.keep('counted', points.length))} ${name} ${when} had ${limitsPhrase(settled, inquiry)}.`,
    ),
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [
      numbers,
      table(
        `These ${grain}s`,
        [
          { title: grain.charAt(0).toUpperCase() + grain.slice(1), format: 'day' },
          ...metrics.map(({ label, unit }): Column => ({ title: label, format: unit })),
        ],
        points.map(({ time, values }) => [time, ...values]),
      ),
    ],
    chart:
      per === null
        ? { mark: 'number', title: `Number of ${grain}s`, x: null, y: [0] }
        : { mark: 'bar', title: `Number of ${grain}s per ${per}`, x: 0, y: [1] },
  };
}
