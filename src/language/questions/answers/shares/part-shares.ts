import type { AnswerTable } from '#src/shared/answer.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { partOf } from '../../../quantity.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { USUAL_COUNT } from '../../reading/usual-count.ts';
import { capital, filterPhrase, periodPhrase, periodTitle } from '../../wording/say.ts';
import { namesOf } from '../members/names-of.ts';
import type { Settled } from '../settling/settled.ts';
import { firstOf, type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { type PartRow, type PartRows, partRows } from './part-rows.ts';

/** "What share of sessions is mobile, by channel": of every channel its own part; the largest channel first, where no order is asked for. */
export async function partShares(settled: Settled, metric: AskMetric, inquiry: Inquiry): Promise<ToldParts> {
  const found = await partRows(settled, metric, inquiry);
  return {
    headline: capital(headlineOf(settled, metric, found)),
    sentences: await notesOn(settled, inquiry, [found.part]),
    tables: [tableOf(settled, metric, found.rows)],
    chart: { mark: 'bar', label: `Share of ${metric.noun} in each`, x: 0, y: [3] },
  };
}

function tableOf(
  { reading, period, view }: Settled,
  metric: AskMetric,
  rows: readonly PartRow[],
): AnswerTable {
  const { dimensions, rank } = reading;
  const listed = rank === null ? rows : rows.slice(0, rank.count ?? USUAL_COUNT);
  return firstOf(
    rows.length,
    table(
      periodTitle(period),
      [
        { title: view.labelOf(dimensions[0] as string), format: 'text' },
        { title: `${metric.label} of the part`, format: metric.unit },
        { title: `${metric.label} in total`, format: metric.unit },
        { title: 'Share', format: 'fraction' },
      ],
      listed.map(({ name, own, whole, share }) => [name, own, whole, share]),
    ),
  );
}

/** "54 % of the sessions of Organic Search last month came from mobile, the highest share; the lowest is that of Email, 31 %." */
function headlineOf(settled: Settled, metric: AskMetric, { part, rows }: PartRows): BoundText {
  const { reading, period } = settled;
  const path = `plans.${part.plan}.plan`;
  const { onDays, ...days } = period;
  const when = periodPhrase(reading.isPartOfWeek ? days : period, path);
  const isLimited = reading.limits.length > 0;
  const [first] = rows;
  if (first === undefined && isLimited)
    return sentence`No ${namesOf(reading.dimensions[0] as string, settled)} lie within this limit ${when}.`;
  if (first === undefined || first.share === null)
    return sentence`No ${metric.noun} ${when} to take shares of.`;
  const where = whereOf(settled, path);
  const ends = reading.rank === null && !isLimited ? endsOf(rows) : undefined;
  if (ends === undefined)
    return sentence`${shareOf(metric, { name: first.name, share: first.share, place: 0 })} ${when} came${where}${isLimited && rows.length > 1 ? ', the highest share within these limits' : ''}.`;
  const { highest, lowest, areAll } = ends;
  return sentence`${shareOf(metric, highest)} ${when} came${where}, the highest share${areAll ? '' : ' of those with enough'}; the lowest is that of ${nameOf(lowest)}, ${partText(lowest)}.`;
}

/** Of a part of each name, whose it is: which rows they are the rows say. */
function whereOf({ reading, period, view }: Settled, path: string): BoundText {
  const [dimension] = reading.dimensions;
  const told = [...reading.filters.entries()].filter(([, one]) => one.dimension !== dimension);
  const named = filterPhrase(
    told.map(([, one]) => one),
    view,
    path,
    told.map(([at]) => at),
  );
  return reading.isPartOfWeek ? sentence`${named} on ${period.onDays ?? ''}` : named;
}

interface PlacedShare {
  readonly name: string;
  readonly share: number;
  /** Where it stands in the table. */
  readonly place: number;
}

/** The highest and the lowest share of those with enough; none where there are no two. */
function endsOf(rows: readonly PartRow[]) {
  const byShare = rows
    .flatMap(({ name, share, hasEnough }, place): PlacedShare[] =>
      share !== null && hasEnough ? [{ name, share, place }] : [],
    )
    .sort((a, b) => b.share - a.share);
  const [highest, lowest] = [byShare[0], byShare.at(-1)];
  if (highest === undefined || lowest === undefined || highest.share === lowest.share) return undefined;
  return { highest, lowest, areAll: byShare.length === rows.length };
}

const shareOf = (metric: AskMetric, row: PlacedShare): BoundText =>
  sentence`${partText(row)} of the ${metric.noun} of ${nameOf(row)}`;

const partText = ({ share, place }: PlacedShare) => partOf(share, `tables.0.rows.${place}.3`);

const nameOf = ({ name, place }: PlacedShare) => ({
  text: name || '(empty)',
  path: `tables.0.rows.${place}.0`,
  value: name,
});
