import { sentence } from '../../../bound-text.ts';
import { partOf } from '../../../quantity.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { quotient, sumOfKnown } from '../../data/sums.ts';
import type { UnitOfTime } from '../../dates/units-of-time.ts';
import { askedBack } from '../../reading/problem.ts';
import { capital, periodPhrase, periodTitle, valueText, wholeNumber } from '../../wording/say.ts';
import { partialNote } from '../courses/line/course-notes.ts';
import { pointsOf } from '../courses/line/course-points.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { askedGrain, timeCell, timeColumn } from '../telling/time-grain.ts';

/** "What share of revenue came from our 5 best days": what they made together, of the whole period. */
export async function topDaysShare(
  settled: Settled,
  metric: AskMetric,
  { count, grain }: { readonly count: number; readonly grain: UnitOfTime },
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, period, view } = settled;
  if (!isPlain(settled)) throw askedBack('share_of_what');
  const fetched = await fetchDays(settled, inquiry, { metrics: [metric], period, grain: askedGrain(grain) });
  const direction = reading.rank?.direction ?? 'top';
  const sign = direction === 'top' ? -1 : 1;
  const ranked = pointsOf(settled, fetched, grain)
    .flatMap(({ time, values: [value] }) => (value == null ? [] : [{ time, value }]))
    .sort((a, b) => sign * (a.value - b.value) || (a.time < b.time ? -1 : 1));
  const told = ranked.slice(0, count);
  const part = sumOfKnown(told.map(({ value }) => value));
  const whole = measure(metric, fetched.rows);
  const share = quotient(part, whole);
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const { currency } = view.source;
  const end = direction === 'top' ? 'most' : 'least';
  const units =
    told.length === 1
      ? sentence`${grain}`
      : sentence`${wholeNumber(told.length, inquiry.keep('units', told.length))} ${grain}s`;
  return {
    headline: capital(
      share === null
        ? sentence`No ${metric.noun} ${when} to take a share of.`
        : sentence`${partOf(share, 'tables.0.rows.0.2')} of the ${metric.noun} ${when} came on the ${units} with the ${end}: ${valueText(part, metric.unit, currency, 'tables.0.rows.0.0')} of ${valueText(whole, metric.unit, currency, 'tables.0.rows.0.1')}.`,
    ),
    sentences: [...partialNote(settled, grain), ...(await notesOn(settled, inquiry, [fetched]))],
    tables: [
      table(
        periodTitle(period),
        [
          { title: `${metric.label} of these ${grain}s`, format: metric.unit },
          { title: `${metric.label} in total`, format: metric.unit },
          { title: 'Share', format: 'fraction' },
        ],
        [[part, whole, share]],
      ),
      table(
        `These ${grain}s`,
        [timeColumn(grain), { title: metric.label, format: metric.unit }],
        told.map(({ time, value }) => [timeCell(time, grain), value]),
      ),
    ],
    chart: { mark: 'number', label: `Share of ${metric.noun}`, x: null, y: [2] },
  };
}

/** Of the whole site in one period: of a part of it the whole may be either. */
const isPlain = ({ reading, metrics, other }: Settled): boolean =>
  reading.dimensions.length === 0 &&
  reading.filters.length === 0 &&
  reading.limits.length === 0 &&
  reading.each === null &&
  reading.place === 1 &&
  reading.rank?.by === 'value' &&
  metrics.length === 1 &&
  other === null;
