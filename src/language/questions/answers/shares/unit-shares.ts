import type { Day } from '#src/shared/week.ts';
import { sentence } from '../../../bound-text.ts';
import { partOf } from '../../../quantity.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { quotient } from '../../data/sums.ts';
import type { UnitOfTime } from '../../dates/units-of-time.ts';
import { askedBack } from '../../reading/problem.ts';
import { capital, filterPhrase, periodPhrase, periodTitle } from '../../wording/say.ts';
import { partialNote } from '../courses/line/course-notes.ts';
import { pointsOf } from '../courses/line/course-points.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import { refuseUnknown } from '../settling/refuse-unknown.ts';
import type { Settled } from '../settling/settled.ts';
import { type AnsweredParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { askedGrain, timeCell, timeColumn } from '../telling/time-grain.ts';
import { timePiece } from '../telling/time-piece.ts';

/** "Revenue as a percentage of the total, month by month": the part of each unit in all of the period. */
export async function unitShares(
  settled: Settled,
  metric: AskMetric,
  grain: UnitOfTime,
  inquiry: Inquiry,
): Promise<Omit<AnsweredParts, 'assumptions'>> {
  const { reading, period, view } = settled;
  const isPlain =
    settled.metrics.length === 1 &&
    reading.limits.length === 0 &&
    !reading.isYesNo &&
    reading.weekdays.length === 0 &&
    period.without === undefined;
  if (!isPlain) throw askedBack('share_of_what');
  const fetched = await fetchDays(settled, inquiry, { metrics: [metric], period, grain: askedGrain(grain) });
  refuseUnknown(settled, fetched);
  const whole = measure(metric, fetched.rows);
  const points = pointsOf(settled, fetched, grain);
  const rows = points.map(({ time, values: [value = null] }) => [
    timeCell(time, grain),
    value,
    quotient(value, whole),
  ]);
  const most = points.reduce(
    (best, { values }, at) => ((values[0] ?? 0) > (points[best]?.values[0] ?? 0) ? at : best),
    0,
  );
  const share = rows[most]?.[2];
  const path = `plans.${fetched.plan}.plan`;
  const where = filterPhrase(reading.filters, view, path);
  const when = periodPhrase(period, path);
  return {
    headline: capital(
      typeof share !== 'number'
        ? sentence`No ${metric.noun}${where} ${when} to take shares of.`
        : sentence`${timePiece(points[most]?.time as Day, grain, `tables.0.rows.${most}.0`)} had ${partOf(share, `tables.0.rows.${most}.2`)} of the ${metric.noun}${where} ${when}, the largest share.`,
    ),
    sentences: [
      sentence`Each ${grain} is a part of the whole time; all of them together make everything.`,
      ...partialNote(settled, grain),
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables: [
      table(
        periodTitle(period),
        [
          timeColumn(grain),
          { title: metric.label, format: metric.unit },
          { title: 'Share', format: 'fraction' },
        ],
        rows,
      ),
    ],
    chart: { mark: 'bar', label: `Share of ${metric.noun}`, x: 0, y: [2] },
  };
}
