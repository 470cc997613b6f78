import type { FactsFilter } from '../../ask-facts.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { asChoice, askedBack } from '../../reading/problem.ts';
import type { Reading } from '../../reading/reading.ts';
import { periodPhrase } from '../../wording/say.ts';
import { plainFilter } from '../settling/settle.ts';
import type { Settled } from '../settling/settled.ts';

/** Ways of coming to a site, of which a visit has one each: where two of them never meet, that is so by what they are. */
const WAYS_TO_COME: ReadonlySet<string> = new Set(['channel', 'source', 'medium', 'campaign']);

/**
 * "Google organic vs direct": what narrows the one would be laid on the other, which is nothing then, since no visit is ever both.
 * @throws NotAnswerable with each of them by itself
 */
export async function refuseExcludedSides(settled: Settled, inquiry: Inquiry): Promise<void> {
  const { view, reading } = settled;
  const held = reading.each ?? reading.gap;
  const isWay = (dimension: string): boolean => WAYS_TO_COME.has(view.kindOf(dimension) ?? dimension);
  if (held === null || !isWay(held.dimension)) return;
  const ways = reading.filters.filter(
    ({ dimension, is }) => is === 'one_of' && dimension !== held.dimension && isWay(dimension),
  );
  if (ways.length === 0) return;
  const excluded: number[] = [];
  for (const [at, members] of held.members.entries()) {
    const side = { dimension: held.dimension, is: 'one_of' as const, members };
    const isThere = await hasRows(settled, [side], inquiry);
    if (isThere && !(await hasRows(settled, [side, ...ways.map(plainFilter)], inquiry))) excluded.push(at);
  }
  if (excluded.length > 0) throw askedBack('not_at_once', eachAlone(settled, held.names, ways, excluded));
}

async function hasRows(
  { view, metrics }: Settled,
  filters: readonly FactsFilter[],
  inquiry: Inquiry,
): Promise<boolean> {
  const { firstDay, lastDay } = view.source;
  const [metric] = metrics;
  if (metric === undefined || firstDay === null || lastDay === null) return false;
  const spec = { metrics: [metric], filters, from: firstDay, to: lastDay };
  return (await inquiry.firstDayOf(spec)) !== null;
}

/** Only what both can be said of is narrowed. */
function eachAlone(
  { metrics, period, reading }: Settled,
  names: readonly string[],
  ways: Reading['filters'],
  excluded: readonly number[],
) {
  const number = metrics[0]?.label ?? '';
  const unit = reading.grain === null ? '' : ` by ${reading.grain}`;
  const when = `${periodPhrase(period, '').text}${unit}`;
  const narrowed = ways.flatMap(({ members }) => members).join(' ');
  return names.map((name, at) =>
    asChoice(`${number} from ${excluded.includes(at) ? name : `${name} ${narrowed}`} ${when}`),
  );
}
