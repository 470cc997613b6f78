import type { Day } from '#src/shared/week.ts';
import { sentence } from '../../../bound-text.ts';
import { percent } from '../../../quantity.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { dayOfRow, type FetchedRow, groupRows, type Inquiry, measure } from '../../data/inquiry.ts';
import { quotient, sumOfKnown } from '../../data/sums.ts';
import { capital, filterPhrase, periodPhrase, periodTitle, wholeNumber } from '../../wording/say.ts';
import { wholeReport } from '../findings/whole-report.ts';
import { memberRows } from '../members/member-rows.ts';
import { namesOf } from '../members/names-of.ts';
import { sortRows } from '../members/sort-rows.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settle.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { askedGrain, startOf, type TimeGrain, timeCell, timeColumn } from '../telling/time-grain.ts';
import { timePiece } from '../telling/time-piece.ts';

/** "The share of the top 3 queries of each month": which they are is found anew in every unit of time. */
export async function topShares(
  settled: Settled,
  metric: AskMetric,
  { count, grain }: { readonly count: number; readonly grain: TimeGrain },
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, period, view, filters } = settled;
  const { dimensions } = reading;
  const spec = { metrics: [metric], period, grain: askedGrain(grain) };
  const fetched = await fetchDays(settled, inquiry, { ...spec, dimensions });
  const report = wholeReport(settled, inquiry, fetched.plan);
  const all = await fetchDays(settled, inquiry, {
    ...spec,
    filters,
    ...(report !== undefined && { report }),
  });
  const unitOf = (row: FetchedRow): string => startOf(dayOfRow(row), grain);
  const parts = groupRows(fetched.rows, unitOf);
  const direction = reading.rank?.direction ?? 'top';
  const units = groupRows(all.rows, unitOf);
  const rows = [...units].map(([start, group]) => {
    const ranked = sortRows(memberRows(settled, parts.get(start) ?? []), 0, direction).slice(0, count);
    const part = ranked.length === 0 ? 0 : sumOfKnown(ranked.map(({ values: [value = null] }) => value));
    const whole = measure(metric, group);
    return [timeCell(start, grain), part, whole, quotient(part, whole)];
  });
  const plan = `plans.${fetched.plan}.plan`;
  const noun = namesOf(dimensions[0] ?? '', settled);
  const size = wholeNumber(count, inquiry.keep('top', count));
  const start = [...units.keys()].at(-1) as Day | undefined;
  const share = rows.at(-1)?.[3];
  const place = rows.length - 1;
  return {
    headline: capital(
      typeof share !== 'number' || start === undefined
        ? sentence`No ${metric.noun}${filterPhrase(reading.filters, view, plan)} ${periodPhrase(period, plan)} to take shares of.`
        : sentence`The ${direction} ${size} ${noun} of each ${grain} made ${percent(share, `tables.0.rows.${place}.3`)} of its ${metric.noun}${filterPhrase(reading.filters, view, plan)} in ${timePiece(start, grain, `tables.0.rows.${place}.0`)}.`,
    ),
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [
      table(
        periodTitle(period),
        [
          timeColumn(grain),
          { title: `${metric.label} of the ${direction} ${count} of the ${grain}`, format: metric.unit },
          { title: `${metric.label} in total`, format: metric.unit },
          { title: 'Share', format: 'fraction' },
        ],
        rows,
      ),
    ],
    chart: { mark: 'line', title: `Share of the ${direction} ${count} of ${metric.noun}`, x: 0, y: [3] },
  };
}
