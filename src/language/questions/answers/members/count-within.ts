import { sentence } from '../../../bound-text.ts';
import { singular } from '../../../plural.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { USUAL_COUNT } from '../../reading/usual-count.ts';
import { capital, filterPhrase, periodPhrase, periodTitle, wholeNumber } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import { refuseCut } from '../settling/refuse-cut.ts';
import { refuseUnknown } from '../settling/refuse-unknown.ts';
import type { Settled } from '../settling/settled.ts';
import { firstOf, type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { memberRows } from './member-rows.ts';
import { namesOf } from './names-of.ts';
import { sortRows } from './sort-rows.ts';

/** "How many queries does each page have": in every one of the outer kind those that had any of the metric, or keep the limits. */
export async function countWithin(settled: Settled, within: string, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view, metrics } = settled;
  const counted = reading.dimensions[0] as string;
  const fetched = await fetchDays(settled, inquiry, { metrics, period, dimensions: [within, counted] });
  refuseUnknown(settled, fetched);
  refuseCut(fetched);
  const pairs = memberRows(settled, fetched.rows).filter(
    ({ values }) => reading.limits.length > 0 || (values[0] ?? 0) > 0,
  );
  const numbers = new Map<string, number>();
  for (const { members } of pairs) numbers.set(members[0] ?? '', (numbers.get(members[0] ?? '') ?? 0) + 1);
  const { rank } = reading;
  const sorted = sortRows(
    [...numbers].map(([name, number]) => ({ members: [name], values: [number] })),
    0,
    rank?.direction ?? 'top',
  );
  const rows = sorted.map(({ members, values }) => [...members, ...values]);
  const count = rank === null ? rows.length : (rank.count ?? USUAL_COUNT);
  const noun = namesOf(counted, settled);
  const title = `Number of ${noun}`;
  const columns = [
    { title: view.labelOf(within), format: 'text' as const },
    { title, format: 'count' as const },
  ];
  const path = `plans.${fetched.plan}.plan`;
  const had = reading.limits.length > 0 ? 'within these limits' : `with ${metrics[0]?.noun ?? 'data'}`;
  const where = filterPhrase(reading.filters, view, path);
  const when = periodPhrase(period, path);
  const [first] = sorted;
  const name = first?.members[0] ?? '';
  const number = first?.values[0] ?? 0;
  const ties = sorted.filter(({ values }) => values[0] === number).length - 1;
  inquiry.keep('ties', ties);
  const others =
    ties > 0
      ? sentence` and ${wholeNumber(ties, 'evidence.ties')} ${ties === 1 ? 'other' : 'others'}`
      : sentence``;
  const least = rank?.direction === 'bottom' ? 'fewest' : 'most';
  return {
    headline: capital(
      first === undefined
        ? sentence`No ${noun} ${had}${where} ${when}.`
        : sentence`${{ text: name === '' ? '(empty)' : name, path: 'tables.0.rows.0.0', value: name }}${others} had the ${least} ${noun} ${had}${where} ${when}: ${wholeNumber(number, 'tables.0.rows.0.1')} ${number === 1 ? singular(noun) : noun}${ties > 0 ? ' each' : ''}.`,
    ),
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [
      firstOf(rows.length, table(periodTitle(period), columns, rows.slice(0, count))),
      ...(count < rows.length
        ? [table('The next ones', columns, rows.slice(count, count + USUAL_COUNT))]
        : []),
    ],
    chart: { mark: 'bar', label: `${title} by ${view.labelOf(within).toLowerCase()}`, x: 0, y: [1] },
  };
}
