import type { AnswerTable } from '#src/shared/answer.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { partOf, points } from '../../../quantity.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { growth } from '../../data/growth.ts';
import { type Fetched, type FetchedRow, groupRows, type Inquiry, measure } from '../../data/inquiry.ts';
import { quotient } from '../../data/sums.ts';
import type { Period } from '../../dates/period.ts';
import { askedBack } from '../../reading/problem.ts';
import { USUAL_COUNT } from '../../reading/usual-count.ts';
import { capital, filterPhrase, periodPhrase, periodTitle } from '../../wording/say.ts';
import { changeColumns } from '../changes/change-columns.ts';
import { hasMoved, scoreOf } from '../changes/how-far.ts';
import { wayAsked } from '../changes/way-asked.ts';
import { namesOf } from '../members/names-of.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { firstOf, type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { refuseLacking } from '../telling/uneven-note.ts';
import { fetchWhole } from './fetch-whole.ts';

/** "Sources whose share rose by a point": the share of each member in two periods. */
export async function membersShareChange(
  settled: Settled,
  metric: AskMetric,
  other: Period,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const [dimension] = settled.reading.dimensions as [string];
  const now = await partsIn(settled, metric, settled.period, inquiry);
  const before = await partsIn(settled, metric, other, inquiry);
  if (now.whole === null || before.whole === null) throw askedBack('uneven_data');
  refuseLacking(settled, other, now.parts, before.parts);
  const found = movedShares(settled, metric, sharesOf(metric, now, before));
  const shown = shownOf(settled, found);
  return {
    headline: capital(headlineOf(settled, metric, shown[0], { now, before })),
    sentences: await notesOn(settled, inquiry, [now.parts]),
    tables: [firstOf(found.length, tableOf(settled, metric, other, shown))],
    chart:
      shown.length === 0
        ? null
        : {
            mark: 'bar',
            label: `Share of ${metric.noun} by ${settled.view.labelOf(dimension).toLowerCase()}`,
            x: 0,
            y: [1, 2],
          },
  };
}

/** The rows of each member in a period, and what they are parts of. */
interface PartsIn {
  readonly period: Period;
  readonly parts: Fetched;
  readonly groups: ReadonlyMap<string, readonly FetchedRow[]>;
  readonly whole: number | null;
}

async function partsIn(
  settled: Settled,
  metric: AskMetric,
  period: Period,
  inquiry: Inquiry,
): Promise<PartsIn> {
  const { dimensions } = settled.reading;
  const parts = await fetchDays(settled, inquiry, { metrics: [metric], period, dimensions });
  const all = await fetchWhole(settled, inquiry, parts, { metrics: [metric], period });
  const groups = groupRows(parts.rows, ({ members }) => members[0] ?? '');
  return { period, parts, groups, whole: measure(metric, all.rows) };
}

interface ShareOfBoth {
  readonly name: string;
  /** Its own amount, now and before. */
  readonly amounts: readonly [number | null, number | null];
  readonly shares: readonly [number | null, number | null];
  /** Its share now: what an order of members goes by. */
  readonly now: number | null;
  readonly change: number | null;
  readonly relative: number | null;
}

/** Of every member that is there in one of the two. */
const sharesOf = (metric: AskMetric, now: PartsIn, before: PartsIn): readonly ShareOfBoth[] =>
  [...new Set([...now.groups.keys(), ...before.groups.keys()])].map((name) => {
    const valueIn = ({ groups }: PartsIn): number | null => {
      const group = groups.get(name);
      return group === undefined ? 0 : measure(metric, group);
    };
    const amounts = [valueIn(now), valueIn(before)] as const;
    const shares = [quotient(amounts[0], now.whole), quotient(amounts[1], before.whole)] as const;
    const [a, b] = shares;
    const change = a === null || b === null ? null : a - b;
    return { name, amounts, shares, now: a, change, relative: growth(a, b) };
  });

/** Those that lost share are asked for, not those that lost least. */
function movedShares(
  settled: Settled,
  metric: AskMetric,
  shares: readonly ShareOfBoth[],
): readonly ShareOfBoth[] {
  const asShare: AskMetric = { ...metric, unit: 'fraction' };
  const score = scoreOf(settled);
  const wanted = wayAsked(settled.reading.rank);
  return shares
    .filter(({ change, relative }) => hasMoved(settled, asShare, change, relative))
    .filter(({ change }) => wanted === 0 || Math.sign(change ?? 0) === wanted)
    .sort((one, two) => score(two) - score(one) || (one.name < two.name ? -1 : 1));
}

function shownOf({ reading: { rank } }: Settled, found: readonly ShareOfBoth[]): readonly ShareOfBoth[] {
  if (rank === null) return found;
  const ends = rank.count ?? 5;
  return rank.by === 'both_ends'
    ? [...found.slice(0, ends), ...found.slice(-ends)]
    : found.slice(0, rank.count ?? USUAL_COUNT);
}

function tableOf(
  { view, reading, period }: Settled,
  metric: AskMetric,
  other: Period,
  shown: readonly ShareOfBoth[],
): AnswerTable {
  return table(
    `${periodTitle(period)} against ${periodTitle(other)}`,
    [
      { title: view.labelOf(reading.dimensions[0] as string), format: 'text' },
      ...changeColumns('fraction', period, other),
      { title: `${metric.label}, ${periodTitle(period)}`, format: metric.unit },
      { title: `${metric.label}, ${periodTitle(other)}`, format: metric.unit },
    ],
    shown.map(({ name, shares, change, relative, amounts }) => [
      name,
      ...shares,
      change,
      relative,
      ...amounts,
    ]),
  );
}

/** "Email made 12 % of the sessions last week, against 9 % in the week before (3 points higher)." */
function headlineOf(
  settled: Settled,
  metric: AskMetric,
  first: ShareOfBoth | undefined,
  { now, before }: { readonly now: PartsIn; readonly before: PartsIn },
): BoundText {
  const { reading, view } = settled;
  const when = periodPhrase(now.period, `plans.${now.parts.plan}.plan`);
  const then = periodPhrase(before.period, `plans.${before.parts.plan}.plan`);
  const where = filterPhrase(reading.filters, view, `plans.${now.parts.plan}.plan`);
  const [a, b] = first?.shares ?? [null, null];
  if (first === undefined || a === null || b === null || first.change === null)
    return sentence`No ${namesOf(reading.dimensions[0] as string, settled)}${where} moved that far ${when}.`;
  const { name, change } = first;
  const who = { text: name || '(empty)', path: 'tables.0.rows.0.0', value: name };
  const far =
    change === 0
      ? ''
      : sentence` (${points(change, 'tables.0.rows.0.3')} ${change > 0 ? 'higher' : 'lower'})`;
  return sentence`${who} made ${partOf(a, 'tables.0.rows.0.1')} of the ${metric.noun}${where} ${when}, against ${partOf(b, 'tables.0.rows.0.2')} ${then}${far}.`;
}
