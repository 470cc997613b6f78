import { sentence } from '../../../bound-text.ts';
import { partOf } from '../../../quantity.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { groupRows, type Inquiry, measure } from '../../data/inquiry.ts';
import { sumOfKnown } from '../../data/sums.ts';
import { unknownLast } from '../../data/unknown-last.ts';
import { askedBack } from '../../reading/problem.ts';
import { USUAL_COUNT } from '../../reading/usual-count.ts';
import { capital, filterPhrase, periodPhrase, periodTitle } from '../../wording/say.ts';
import { memberRows } from '../members/member-rows.ts';
import { namesOf } from '../members/names-of.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { firstOf, type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { ALL_DAYS } from './all-days.ts';
import { fetchWhole } from './fetch-whole.ts';
import { isWithinLimit } from './share-limits.ts';

/** Of fewer than this part of all nothing is told first: a single visit has a share of nothing or all. */
const LEAST_PART = 0.01;

/** "What share of sessions is mobile, by channel": of every channel its own part; the largest channel first, where no order is asked for. */
export async function partShares(settled: Settled, metric: AskMetric, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view } = settled;
  const { dimensions, rank } = reading;
  const dimension = dimensions[0] as string;
  if (reading.limits.some((limit) => limit.metric !== metric.id)) throw askedBack('limit_of_what');
  const part = await fetchDays(settled, inquiry, { metrics: [metric], period, dimensions });
  const all = await fetchWhole(settled, inquiry, part, {
    metrics: [metric],
    dimensions,
    ...(reading.isPartOfWeek && { weekdays: ALL_DAYS }),
    period,
    filters: settled.filters.filter((_, at) => reading.filters[at]?.isPart !== true),
  });
  const parts = new Map(
    memberRows({ ...settled, reading: { ...reading, limits: [] }, metrics: [metric] }, part.rows).map(
      ({ members, values }) => [members[0], values[0] ?? null],
    ),
  );
  const isLimited = reading.limits.length > 0;
  const isPlain = rank === null && !isLimited;
  const way = rank?.direction === 'bottom' ? 'up' : 'down';
  const found = [...groupRows(all.rows, ({ members }) => members[0] ?? '')]
    .map(([name, group]) => {
      const whole = measure(metric, group);
      // Who has a row among all and none of the part had none of it.
      const own = parts.get(name);
      const amount = own === undefined ? 0 : own;
      return { name, own: amount, whole, share: whole && amount !== null ? amount / whole : null };
    })
    .filter(({ own, whole }) =>
      reading.limits.every((limit) =>
        // "Countries with at least 500 sessions that get most of them from mobile": the number is that of all
        isWithinLimit(limit, limit.isShare === true ? own : whole, new Map([[metric.id, whole]])),
      ),
    );
  // A list has those first that have enough of it: of a name with one visit the share is all or nothing
  const total = sumOfKnown(found.map(({ whole }) => whole)) ?? 0;
  const isEnough = (row: { whole: number | null }): boolean =>
    row.whole !== null && row.whole >= LEAST_PART * total;
  const inOrder = found.sort(
    (a, b) =>
      (isPlain ? Number(isEnough(b)) - Number(isEnough(a)) : 0) ||
      unknownLast(a.share, b.share, way) ||
      (a.name < b.name ? -1 : 1),
  );
  const main = firstOf(
    inOrder.length,
    table(
      periodTitle(period),
      [
        { title: view.labelOf(dimension), format: 'text' },
        { title: `${metric.label} of the part`, format: metric.unit },
        { title: `${metric.label} in total`, format: metric.unit },
        { title: 'Share', format: 'fraction' },
      ],
      inOrder
        .slice(0, rank === null ? inOrder.length : (rank.count ?? USUAL_COUNT))
        .map(({ name, own, whole, share }) => [name, own, whole, share]),
    ),
  );
  const [first] = inOrder;
  const path = `plans.${part.plan}.plan`;
  const { onDays, ...days } = period;
  const when = periodPhrase(reading.isPartOfWeek ? days : period, path);
  // Which rows they are the rows say
  const places = reading.filters.flatMap((one, at) => (one.dimension === dimension ? [] : [at]));
  const told = reading.filters.filter((one) => one.dimension !== dimension);
  const named = filterPhrase(told, view, path, places);
  const where = reading.isPartOfWeek ? sentence`${named} on ${onDays ?? ''}` : named;
  const shareOf = (row: number, { name, share }: { readonly name: string; readonly share: number }) =>
    sentence`${partOf(share, `tables.0.rows.${row}.3`)} of the ${metric.noun} of ${{ text: name || '(empty)', path: `tables.0.rows.${row}.0`, value: name }}`;
  const enough = inOrder.flatMap(({ name, share, whole }, place) =>
    share !== null && isEnough({ whole }) ? [{ row: { name, share }, place }] : [],
  );
  const byShare = [...enough].sort((a, b) => b.row.share - a.row.share);
  const [most, least] = [byShare[0], byShare.at(-1)];
  const ofAll =
    rank !== null ||
    isLimited ||
    most === undefined ||
    least === undefined ||
    most.row.share === least.row.share
      ? undefined
      : sentence`${shareOf(most.place, most.row)} ${when} came${where}, the highest share${byShare.length < inOrder.length ? ' of those with enough' : ''}; the lowest is that of ${{ text: least.row.name || '(empty)', path: `tables.0.rows.${least.place}.0`, value: least.row.name }}, ${partOf(least.row.share, `tables.0.rows.${least.place}.3`)}.`;
  return {
    headline: capital(
      first === undefined && isLimited
        ? sentence`No ${namesOf(dimension, settled)} lie within this limit ${when}.`
        : first === undefined || first.share === null
          ? sentence`No ${metric.noun} ${when} to take shares of.`
          : (ofAll ??
            sentence`${shareOf(0, { name: first.name, share: first.share })} ${when} came${where}${isLimited && inOrder.length > 1 ? ', the highest share within these limits' : ''}.`),
    ),
    sentences: await notesOn(settled, inquiry, [part]),
    tables: [main],
    chart: { mark: 'bar', label: `Share of ${metric.noun} in each`, x: 0, y: [3] },
  };
}
