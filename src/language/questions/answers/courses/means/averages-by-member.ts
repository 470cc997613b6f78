import { quantileOf } from '#src/shared/quantile.ts';
import { type Piece, sentence } from '../../../../bound-text.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import { groupRows, type Inquiry, measure } from '../../../data/inquiry.ts';
import { unknownLast } from '../../../data/unknown-last.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { askedBack } from '../../../reading/problem.ts';
import { USUAL_COUNT } from '../../../reading/usual-count.ts';
import { capital, periodPhrase, periodTitle, valueText } from '../../../wording/say.ts';
import { SEPARATOR } from '../../members/member-key.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import type { Settled } from '../../settling/settle.ts';
import { firstOf, type ToldParts, table } from '../../telling/draft.ts';
import { daysWithData, notesOn } from '../../telling/notes.ts';
import { askedGrain } from '../../telling/time-grain.ts';
import { pointsOf } from '../line/course-points.ts';
import { quantileName, wholeOnes } from './means.ts';

export async function averagesByMember(
  settled: Settled,
  metric: AskMetric,
  grain: UnitOfTime,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, period, view } = settled;
  if (reading.grain === null) throw askedBack(reading.shape === 'median' ? 'median_by' : 'average_by');
  if (reading.shape === 'median') return middlesByMember(settled, metric, grain, inquiry);
  if (grain !== 'day' && grain !== 'week') throw askedBack('average_by');
  const fetched = await fetchDays(settled, inquiry, {
    metrics: [metric],
    period,
    dimensions: reading.dimensions,
  });
  const [only, second] = reading.weekdays;
  // An average week of Mondays alone would be one Monday, as the average day is.
  if (grain === 'week' && only !== undefined) throw askedBack('average_by');
  const days = daysWithData(view, period, fetched.missing, second === undefined ? only?.days : undefined);
  const units = grain === 'week' ? days / 7 : days;
  const rows = [...groupRows(fetched.rows, ({ members }) => members.join(SEPARATOR)).values()]
    .map((group) => {
      const value = measure(metric, group);
      return {
        members: group[0]?.members ?? [],
        value: value === null || units === 0 ? null : value / units,
      };
    })
    .sort(inOrder);
  const listed = reading.rank === null ? rows : rows.slice(0, reading.rank.count ?? USUAL_COUNT);
  const main = table(
    periodTitle(period),
    [
      ...reading.dimensions.map((dimension) => ({ title: view.labelOf(dimension), format: 'text' as const })),
      { title: `Average ${metric.noun} per ${grain}`, format: metric.unit },
    ],
    listed.map(({ members, value }) => [...members, value]),
  );
  const [first] = listed;
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  return {
    headline:
      first === undefined || first.value === null
        ? sentence`No data ${when}.`
        : capital(
            sentence`${nameOf(first)} had the most ${metric.noun} on an average ${grain} ${when}: ${valueText(first.value, metric.unit, view.source.currency, `tables.0.rows.0.${first.members.length}`)}.`,
          ),
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [firstOf(rows.length, main)],
    chart: {
      mark: 'bar',
      title: `Average ${metric.noun} per ${grain}`,
      x: 0,
      y: [reading.dimensions.length],
    },
  };
}

interface Average {
  readonly members: readonly string[];
  readonly value: number | null;
}

/** The largest first, those of which nothing is known last. */
const inOrder = (a: Average, b: Average): number =>
  unknownLast(a.value, b.value, 'down') || (a.members.join() < b.members.join() ? -1 : 1);

const nameOf = ({ members: [name = ''] }: Average): Piece => ({
  text: name === '' ? '(empty)' : name,
  path: 'tables.0.rows.0.0',
  value: name,
});

/** The median day of every member; a day with data on which it had none counts as none of what adds up. */
async function middlesByMember(
  settled: Settled,
  metric: AskMetric,
  grain: UnitOfTime,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, period, view } = settled;
  const fetched = await fetchDays(settled, inquiry, {
    metrics: [metric],
    period,
    dimensions: reading.dimensions,
    grain: askedGrain(grain),
  });
  const whole = { ...settled, metrics: [metric], reading: { ...reading, dimensions: [] } };
  const rows = [...groupRows(fetched.rows, ({ members }) => members.join(SEPARATOR)).values()]
    .map((group) => {
      const own = group.map((row) => ({ ...row, members: [] }));
      const points = pointsOf(whole, { ...fetched, rows: own }, grain);
      const values = wholeOnes(points, settled, grain).flatMap((point) => point.values[0] ?? []);
      return { members: group[0]?.members ?? [], value: quantileOf(values, reading.quantile) };
    })
    .sort(inOrder);
  const title = `${quantileName(reading.quantile)} ${metric.noun} per ${grain}`;
  const main = table(
    periodTitle(period),
    [
      ...reading.dimensions.map((dimension) => ({ title: view.labelOf(dimension), format: 'text' as const })),
      { title, format: metric.unit },
    ],
    rows.map(({ members, value }) => [...members, value]),
  );
  const [first] = rows;
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const width = reading.dimensions.length;
  return {
    headline:
      first === undefined || first.value === null
        ? sentence`No data ${when}.`
        : capital(
            sentence`${nameOf(first)} comes first by its ${reading.quantile === 0.5 ? 'median' : 'percentile'} ${grain} ${when}: ${valueText(first.value, metric.unit, view.source.currency, `tables.0.rows.0.${width}`)}.`,
          ),
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [main],
    chart: { mark: 'bar', title, x: 0, y: [width] },
  };
}
