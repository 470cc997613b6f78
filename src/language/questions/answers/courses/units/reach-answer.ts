import { sentence } from '../../../../bound-text.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import {
  capital,
  dayPiece,
  filterPhrase,
  periodPhrase,
  periodTitle,
  valueText,
} from '../../../wording/say.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import type { Settled } from '../../settling/settled.ts';
import { isWithinLimit } from '../../shares/share-limits.ts';
import { type ToldParts, table } from '../../telling/draft.ts';
import { notesOn } from '../../telling/notes.ts';
import { askedGrain, timeCell, timeColumn } from '../../telling/time-grain.ts';
import { timePiece } from '../../telling/time-piece.ts';
import { pointsOf, runningSums } from '../line/course-points.ts';

/** "When did revenue pass 200,000 in total?": the first unit of time by whose end all of it together lies within the limit. */
export async function reachAnswer(settled: Settled, grain: UnitOfTime, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view, asked } = settled;
  const [metric] = asked as [AskMetric];
  const one: Settled = { ...settled, metrics: [metric] };
  const fetched = await fetchDays(one, inquiry, { metrics: [metric], period, grain: askedGrain(grain) });
  const points = pointsOf(one, fetched, grain);
  const sums = runningSums(points);
  const at = sums.findIndex(({ values: [sum] }) =>
    reading.limits.every((limit) => isWithinLimit(limit, sum ?? null, new Map())),
  );
  const place = at < 0 ? sums.length - 1 : at;
  const found = sums[place];
  const path = `plans.${fetched.plan}.plan`;
  const where = filterPhrase(reading.filters, view, path);
  const { currency } = view.source;
  const limit = valueText(reading.limits[0]?.value ?? null, metric.unit, currency, 'reading.limits.0.value');
  const sum = valueText(found?.values[0] ?? null, metric.unit, currency, 'tables.0.rows.0.1');
  const since = dayPiece(period.from, inquiry.keep('since', period.from));
  return {
    headline: capital(
      found === undefined
        ? sentence`No ${metric.noun}${where} ${periodPhrase(period, path)}.`
        : at < 0
          ? sentence`${metric.label}${where} did not reach ${limit} in total: ${sum} ${periodPhrase(period, path)}.`
          : sentence`${metric.label}${where} reached ${limit} in total ${grain === 'day' ? 'on' : 'in'} ${timePiece(found.time, grain, 'tables.0.rows.0.0')}: ${sum} since ${since}.`,
    ),
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [
      table(
        periodTitle(period),
        [
          timeColumn(grain),
          { title: `${metric.label}, summed up`, format: metric.unit },
          { title: metric.label, format: metric.unit },
        ],
        found === undefined
          ? []
          : [[timeCell(found.time, grain), found.values[0] ?? null, points[place]?.values[0] ?? null]],
      ),
    ],
    chart: null,
  };
}
