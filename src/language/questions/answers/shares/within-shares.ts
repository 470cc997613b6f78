import { sentence } from '../../../bound-text.ts';
import { partOf } from '../../../quantity.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { askedBack } from '../../reading/problem.ts';
import { USUAL_COUNT } from '../../reading/usual-count.ts';
import { capital, filterPhrase, periodPhrase, periodTitle } from '../../wording/say.ts';
import { memberRows } from '../members/member-rows.ts';
import { sortRows } from '../members/sort-rows.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';

/** "The top country of each channel and its share of that channel": each is a part of the member that it lies within. */
export async function withinShares(
  settled: Settled,
  metric: AskMetric,
  within: string,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, period, view } = settled;
  const { dimensions, rank } = reading;
  const place = dimensions.indexOf(within);
  const fetched = await fetchDays(settled, inquiry, { metrics: [metric], period, dimensions });
  const sorted = sortRows(
    memberRows({ ...settled, metrics: [metric] }, fetched.rows),
    0,
    rank?.direction ?? 'top',
  );
  const outer = [...new Set(sorted.map(({ members }) => members[place] ?? ''))];
  const rows = outer.flatMap((name) => {
    const group = sorted.filter(({ members }) => members[place] === name);
    const whole = group.reduce((sum, { values }) => sum + (values[0] ?? 0), 0);
    return group
      .slice(0, rank?.count ?? USUAL_COUNT)
      .map(({ members, values: [value = null] }) => [
        ...members,
        value,
        value === null || whole === 0 ? null : value / whole,
      ]);
  });
  // Of one campaign that alone is asked about each country has all: the share of it is meant.
  if (rows.length > 1 && rows.every((row) => row.at(-1) === 1)) throw askedBack('share_of_what');
  const kind = view.labelOf(within).toLowerCase();
  const [first] = rows;
  const plan = `plans.${fetched.plan}.plan`;
  const when = periodPhrase(period, plan);
  const where = filterPhrase(reading.filters, view, plan);
  const nameAt = (at: number) => ({
    text: String(first?.[at]) || '(empty)',
    path: `tables.0.rows.0.${at}`,
    value: first?.[at] as string,
  });
  const share = first?.[dimensions.length + 1];
  return {
    headline: capital(
      typeof share !== 'number'
        ? sentence`No ${metric.noun}${where} ${when} to take shares of.`
        : sentence`Within ${nameAt(place)}, ${nameAt(1 - place)} made ${partOf(share, `tables.0.rows.0.${dimensions.length + 1}`)} of the ${metric.noun}${where} ${when}.`,
    ),
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [
      table(
        periodTitle(period),
        [
          ...dimensions.map((dimension) => ({ title: view.labelOf(dimension), format: 'text' as const })),
          { title: metric.label, format: metric.unit },
          { title: `Share of its ${kind}`, format: 'fraction' },
        ],
        rows,
      ),
    ],
    chart: { mark: 'table', label: metric.label, x: null, y: [] },
  };
}
