import { type BoundText, sentence } from '../../../bound-text.ts';
import { singular } from '../../../plural.ts';
import { partOf } from '../../../quantity.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { askedBack } from '../../reading/problem.ts';
import { filterPhrase, periodPhrase, periodTitle, wholeNumber } from '../../wording/say.ts';
import { wholeReport } from '../findings/whole-report.ts';
import { memberRows } from '../members/member-rows.ts';
import { namesOf } from '../members/names-of.ts';
import { sortRows } from '../members/sort-rows.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { yesIf } from '../telling/told-verdict.ts';
import { untilShare } from './until-share.ts';

/**
 * The largest members, as many as it takes to reach a share of the whole, with what they make together so far. Where it is asked
 * of so many ("do the top 2 make up half?"), those are told of first.
 */
export async function upToShares(
  settled: Settled,
  metric: AskMetric,
  upTo: number,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, period, view } = settled;
  const { dimensions } = reading;
  const [dimension] = dimensions;
  if (dimension === undefined || !isPlain(settled)) throw askedBack('share_of_what');
  const fetched = await fetchDays(settled, inquiry, { metrics: [metric], period, dimensions });
  const report = wholeReport(settled, inquiry, fetched.plan);
  const all = await fetchDays(settled, inquiry, {
    metrics: [metric],
    period,
    filters: settled.filters,
    ...(report !== undefined && { report }),
  });
  const whole = measure(metric, all.rows);
  const asked = reading.rank?.count ?? null;
  const largest = sortRows(memberRows(settled, fetched.rows), 0, 'top');
  const summed = untilShare(largest, whole, upTo, asked ?? 0);
  const sums = summed.map(({ sum }) => sum);
  const plan = `plans.${fetched.plan}.plan`;
  const noun = namesOf(dimension, settled);
  const where = filterPhrase(reading.filters, view, plan);
  const when = periodPhrase(period, plan);
  const ofWhole = sentence`of the ${metric.noun}${where} ${when}`;
  const make = (count: number): BoundText => {
    const many = wholeNumber(count, inquiry.keep('listed', count));
    const part = partOf(sums[count - 1] ?? 0, `tables.0.rows.${count - 1}.3`);
    return sentence`${many} ${count === 1 ? `${singular(noun)} makes` : `${noun} together make`} ${part}`;
  };
  const needed = sums.findIndex((share) => share >= upTo) + 1;
  const ofAsked = asked === null ? 0 : Math.min(asked, sums.length);
  const isHeld = needed > 0 && needed <= ofAsked;
  const limit = partOf(upTo, 'reading.upTo');
  const reach =
    needed === 0 || needed === ofAsked
      ? ''
      : sentence`; ${wholeNumber(needed, inquiry.keep('needed', needed))} ${needed === 1 ? 'reaches' : 'reach'} ${limit}`;
  return {
    verdict: reading.isYesNo && asked !== null && sums.length > 0 ? yesIf(isHeld) : undefined,
    headline:
      sums.length === 0
        ? sentence`No ${metric.noun}${where} ${when} to take shares of.`
        : asked === null
          ? sentence`${make(sums.length)} ${ofWhole}.`
          : sentence`the top ${make(ofAsked)} ${ofWhole}${reach}.`,
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [
      table(
        periodTitle(period),
        [
          { title: view.labelOf(dimension), format: 'text' },
          { title: metric.label, format: metric.unit },
          { title: 'Share', format: 'fraction' },
          { title: 'Cumulative share', format: 'fraction' },
        ],
        summed.map(({ members, value, share, sum }) => [...members, value, share, sum]),
      ),
    ],
    chart:
      sums.length === 0 ? null : { mark: 'bar', title: `Cumulative share of ${metric.noun}`, x: 0, y: [3] },
  };
}

/** One list of one number, with the largest first. */
const isPlain = ({ reading, metrics, other }: Settled): boolean =>
  reading.rank?.direction !== 'bottom' &&
  reading.dimensions.length === 1 &&
  reading.limits.length === 0 &&
  metrics.length === 1 &&
  other === null;
