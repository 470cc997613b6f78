import { type BoundText, sentence } from '../../../bound-text.ts';
import { partOf, points } from '../../../quantity.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { growth } from '../../data/growth.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { quotient } from '../../data/sums.ts';
import type { Period } from '../../dates/period.ts';
import { askedBack } from '../../reading/problem.ts';
import type { ReadFilter } from '../../reading/reading.ts';
import { filterPhrase, periodPhrase, periodTitle } from '../../wording/say.ts';
import { changeColumns } from '../changes/change-columns.ts';
import { hasMoved } from '../changes/how-far.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import { plainFilter } from '../settling/settle.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { type ToldVerdict, yesIf } from '../telling/told-verdict.ts';
import { refuseLacking } from '../telling/uneven-note.ts';
import { fetchWhole } from './fetch-whole.ts';
import { membersShareChange } from './members-share-change.ts';

/** "Did mobile's share of sessions grow", "sources whose share rose by a point": shares of two periods, in points. */
export async function shareChange(
  asked: Settled,
  metric: AskMetric,
  other: Period,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading } = asked;
  const isPlain =
    reading.each === null &&
    reading.upTo === null &&
    reading.limits.length === 0 &&
    asked.metrics.length === 1 &&
    (reading.rank?.within ?? null) === null &&
    !reading.filters.some(({ isPart }) => isPart === true);
  const isOne = reading.dimensions.length === 0 && reading.filters.some(({ isWhole }) => isWhole !== true);
  if (!isPlain || !(isOne || reading.dimensions.length === 1)) throw askedBack('share_of_what');
  const settled = withPoints(asked);
  return isOne
    ? segmentChange(settled, metric, other, inquiry)
    : membersShareChange(settled, metric, other, inquiry);
}

/** "By at least 1": of shares nothing moves by a whole, so these are points. */
const withPoints = (settled: Settled): Settled => ({
  ...settled,
  reading: {
    ...settled.reading,
    moves: settled.reading.moves.map((move) =>
      !move.isRelative && move.value >= 1 ? { ...move, value: move.value / 100 } : move,
    ),
  },
});

const difference = (now: number | null, before: number | null): number | null =>
  now === null || before === null ? null : now - before;

async function segmentChange(
  settled: Settled,
  metric: AskMetric,
  other: Period,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, period } = settled;
  const filters = reading.filters.filter(({ isWhole }) => isWhole === true).map(plainFilter);
  const of = async (when: Period) => {
    const part = await fetchDays(settled, inquiry, { metrics: [metric], period: when });
    const all = await fetchWhole(settled, inquiry, part, {
      metrics: [metric],
      period: when,
      filters,
    });
    const [own, whole] = [part.rows.length === 0 ? 0 : measure(metric, part.rows), measure(metric, all.rows)];
    return { part, own, whole, share: quotient(own, whole) };
  };
  const [now, before] = [await of(period), await of(other)];
  if (now.whole === null || before.whole === null) throw askedBack('uneven_data');
  refuseLacking(settled, other, now.part, before.part);
  const change = difference(now.share, before.share);
  const main = table(
    `${periodTitle(period)} against ${periodTitle(other)}`,
    [{ title: 'Share', format: 'text' }, ...changeColumns('fraction', period, other)],
    [[`Share of ${metric.noun}`, now.share, before.share, change, growth(now.share, before.share)]],
  );
  const counts = table(
    'What the shares are made of',
    [
      { title: 'Period', format: 'text' },
      { title: `${metric.label} of the part`, format: metric.unit },
      { title: `${metric.label} in total`, format: metric.unit },
    ],
    [
      [periodTitle(period), now.own, now.whole],
      [periodTitle(other), before.own, before.whole],
    ],
  );
  const where = namesPhrase(settled, now.part.plan, false);
  const within = namesPhrase(settled, now.part.plan, true);
  const when = periodPhrase(period, `plans.${now.part.plan}.plan`);
  const then = periodPhrase(other, `plans.${before.part.plan}.plan`);
  return {
    verdict: change === null ? undefined : verdictOf(settled, metric, change),
    headline:
      now.share === null || before.share === null || change === null
        ? sentence`No ${metric.noun}${within} ${now.share === null ? when : then} to take a share of.`
        : sentence`${partOf(now.share, 'tables.0.rows.0.1')} of the ${metric.noun}${within} ${when} came${where}, against ${partOf(before.share, 'tables.0.rows.0.2')} ${then}${change === 0 ? '' : sentence` (${points(change, 'tables.0.rows.0.3')} ${change > 0 ? 'higher' : 'lower'})`}.`,
    sentences: await notesOn(settled, inquiry, [now.part]),
    tables: [main, counts],
    chart: { mark: 'bar', label: `Share of ${metric.noun}`, x: 0, y: [1, 2] },
  };
}

/** What the part is, or what narrows the whole that it is taken of. */
function namesPhrase({ reading, view }: Settled, plan: number, isOfWhole: boolean): BoundText {
  const parts = reading.filters.flatMap((filter: ReadFilter, place) =>
    (filter.isWhole === true) === isOfWhole ? [{ filter, place }] : [],
  );
  return filterPhrase(
    parts.map(({ filter }) => filter),
    view,
    `plans.${plan}.plan`,
    parts.map(({ place }) => place),
  );
}

function verdictOf(settled: Settled, metric: AskMetric, change: number): ToldVerdict | undefined {
  const { reading } = settled;
  if (!reading.isYesNo || (reading.asks === null && reading.moves.length === 0)) return undefined;
  const isSo =
    reading.moves.length > 0
      ? hasMoved(settled, { ...metric, unit: 'fraction' }, change, null)
      : reading.asks === 'up' || reading.asks === 'better'
        ? change > 0
        : change < 0;
  return yesIf(isSo);
}
