import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { partOf } from '../../../quantity.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { dayOfRow, type FetchedRow, groupRows, type Inquiry, measure } from '../../data/inquiry.ts';
import { quotient, sumOfKnown } from '../../data/sums.ts';
import type { UnitOfTime } from '../../dates/units-of-time.ts';
import { capital, filterPhrase, periodPhrase, periodTitle, wholeNumber } from '../../wording/say.ts';
import { memberRows } from '../members/member-rows.ts';
import { namesOf } from '../members/names-of.ts';
import { sortRows } from '../members/sort-rows.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { askedGrain, startOf, timeCell, timeColumn } from '../telling/time-grain.ts';
import { timePiece } from '../telling/time-piece.ts';
import { fetchWhole } from './fetch-whole.ts';

/** "The share of the top 3 queries of each month": which they are is found anew in every unit of time. */
export async function topShares(
  settled: Settled,
  metric: AskMetric,
  { count, grain }: { readonly count: number; readonly grain: UnitOfTime },
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, period, view, filters } = settled;
  const { dimensions } = reading;
  const spec = { metrics: [metric], period, grain: askedGrain(grain) };
  const fetched = await fetchDays(settled, inquiry, { ...spec, dimensions });
  const all = await fetchWhole(settled, inquiry, fetched, {
    ...spec,
    filters,
  });
  const unitOf = (row: FetchedRow): string => startOf(dayOfRow(row), grain);
  const parts = groupRows(fetched.rows, unitOf);
  const direction = reading.rank?.direction ?? 'top';
  const units = groupRows(all.rows, unitOf);
  // The first one alone is called by its name in every unit
  const isOfOne = count === 1 && dimensions.length === 1;
  const rows = [...units].map(([start, group]) => {
    const ranked = sortRows(memberRows(settled, parts.get(start) ?? []), 0, direction).slice(0, count);
    const part = ranked.length === 0 ? 0 : sumOfKnown(ranked.map(({ values: [value = null] }) => value));
    const whole = measure(metric, group);
    const name = isOfOne ? [ranked[0]?.members[0] ?? ''] : [];
    return [timeCell(start, grain), ...name, part, whole, quotient(part, whole)];
  });
  const plan = `plans.${fetched.plan}.plan`;
  const noun = namesOf(dimensions[0] ?? '', settled);
  const size = wholeNumber(count, inquiry.keep('top', count));
  const start = [...units.keys()].at(-1) as Day | undefined;
  const share = rows.at(-1)?.at(-1);
  const place = rows.length - 1;
  const where = filterPhrase(reading.filters, view, plan);
  const path = `tables.0.rows.${place}`;
  const figure = (value: number) => partOf(value, `${path}.${isOfOne ? 4 : 3}`);
  const ofWhom = (when: BoundText, value: number): BoundText => {
    const name = String(rows[place]?.[1] ?? '');
    const whom = { text: name === '' ? '(empty)' : name, path: `${path}.1`, value: name };
    return isOfOne
      ? sentence`${whom} made ${figure(value)} of the ${metric.noun}${where} in ${when}, the ${direction === 'bottom' ? 'smallest' : 'largest'} share; the first one of each ${grain} stands below.`
      : sentence`The ${direction} ${size} ${noun} of each ${grain} made ${figure(value)} of its ${metric.noun}${where} in ${when}.`;
  };
  return {
    headline: capital(
      typeof share !== 'number' || start === undefined
        ? sentence`No ${metric.noun}${where} ${periodPhrase(period, plan)} to take shares of.`
        : ofWhom(sentence`${timePiece(start, grain, `${path}.0`)}`, share),
    ),
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [
      table(
        periodTitle(period),
        [
          timeColumn(grain),
          ...(isOfOne ? [{ title: view.labelOf(dimensions[0] ?? ''), format: 'text' as const }] : []),
          {
            title: isOfOne ? metric.label : `${metric.label} of the ${direction} ${count} of the ${grain}`,
            format: metric.unit,
          },
          { title: `${metric.label} in total`, format: metric.unit },
          { title: 'Share', format: 'fraction' },
        ],
        rows,
      ),
    ],
    chart: {
      mark: 'line',
      label: `Share of the ${direction} ${count} of ${metric.noun}`,
      x: 0,
      y: [isOfOne ? 4 : 3],
    },
  };
}
