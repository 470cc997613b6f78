import { sentence } from '../../bound-text.ts';
import type { Fetched, Inquiry } from '../data/inquiry.ts';
import { capital, periodPhrase, periodTitle, wholeNumber } from '../wording/say.ts';
import type { Point } from './course-points.ts';
import { type AnsweredParts, type Column, table } from './draft.ts';
import { notesOn } from './notes.ts';
import type { Settled } from './settle.ts';

export async function countOfPoints(
  settled: Settled,
  inquiry: Inquiry,
  points: readonly Point[],
  grain: string,
  fetched: Fetched,
): Promise<Omit<AnsweredParts, 'assumptions'>> {
  const { metrics, period } = settled;
  const name = points.length === 1 ? grain : `${grain}s`;
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  return {
    headline: capital(
      sentence`${wholeNumber(points.length, 'tables.0.rows.0.0')} ${name} ${when} ${points.length === 1 ? 'lies' : 'lie'} within these limits.`,
    ),
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [
      table(periodTitle(period), [{ title: `Number of ${grain}s`, format: 'count' }], [[points.length]]),
      table(
        `These ${grain}s`,
        [
          { title: grain.charAt(0).toUpperCase() + grain.slice(1), format: 'day' },
          ...metrics.map(({ label, unit }): Column => ({ title: label, format: unit })),
        ],
        points.map(({ time, values }) => [time, ...values]),
      ),
    ],
    chart: { mark: 'number', title: `Number of ${grain}s`, x: null, y: [0] },
  };
}
