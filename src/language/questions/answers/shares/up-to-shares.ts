import { type BoundText, sentence } from '../../../bound-text.ts';
import { singular } from '../../../plural.ts';
import { partOf } from '../../../quantity.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Fetched, type Inquiry, measure } from '../../data/inquiry.ts';
import { askedBack } from '../../reading/problem.ts';
import { filterPhrase, periodPhrase, periodTitle, wholeNumber } from '../../wording/say.ts';
import { memberRows } from '../members/member-rows.ts';
import { namesOf } from '../members/names-of.ts';
import { sortRows } from '../members/sort-rows.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { yesIf } from '../telling/told-verdict.ts';
import { fetchWhole } from './fetch-whole.ts';
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
  const whole = await wholeOf(settled, metric, fetched, inquiry);
  const asked = reading.rank?.count ?? null;
  const largest = sortRows(memberRows(settled, fetched.rows), 0, 'top');
  const summed = untilShare(largest, whole, upTo, asked ?? 0);
  const reached = { sums: summed.map(({ sum }) => sum), upTo };
  const plan = `plans.${fetched.plan}.plan`;
  const scope = sentence`${metric.noun}${filterPhrase(reading.filters, view, plan)} ${periodPhrase(period, plan)}`;
  const isNone = summed.length === 0;
  return {
    verdict: reading.isYesNo && asked !== null && !isNone ? yesIf(isReachedBy(asked, reached)) : undefined,
    headline: isNone
      ? sentence`No ${scope} to take shares of.`
      : asked === null
        ? sentence`${together(summed.length, reached, namesOf(dimension, settled), inquiry)} of the ${scope}.`
        : sentence`the top ${together(Math.min(asked, summed.length), reached, namesOf(dimension, settled), inquiry)} of the ${scope}${whatItTakes(asked, reached, inquiry)}.`,
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
    chart: isNone ? null : { mark: 'bar', label: `Cumulative share of ${metric.noun}`, x: 0, y: [3] },
  };
}

/** What all rows add up to, in the report that has most of them. */
async function wholeOf(settled: Settled, metric: AskMetric, { plan }: Fetched, inquiry: Inquiry) {
  const all = await fetchWhole(
    settled,
    inquiry,
    { plan },
    {
      metrics: [metric],
      period: settled.period,
      filters: settled.filters,
    },
  );
  return measure(metric, all.rows);
}

interface Reached {
  /** What the first of them, the first two, … make of the whole. */
  readonly sums: readonly number[];
  readonly upTo: number;
}

/** How many of them it takes; 0 where all of them do not reach it. */
const needed = ({ sums, upTo }: Reached): number => sums.findIndex((share) => share >= upTo) + 1;

const isReachedBy = (asked: number, reached: Reached): boolean => {
  const many = needed(reached);
  return many > 0 && many <= asked;
};

/** "2 channels together make 61 %" */
function together(count: number, { sums }: Reached, noun: string, inquiry: Inquiry): BoundText {
  const many = wholeNumber(count, inquiry.keep('listed', count));
  const part = partOf(sums[count - 1] ?? 0, `tables.0.rows.${count - 1}.3`);
  return sentence`${many} ${count === 1 ? `${singular(noun)} makes` : `${noun} together make`} ${part}`;
}

/** "; 3 reach 70 %", where it takes another number of them than is asked about. */
function whatItTakes(asked: number, reached: Reached, inquiry: Inquiry): BoundText | '' {
  const many = needed(reached);
  if (many === 0 || many === Math.min(asked, reached.sums.length)) return '';
  return sentence`; ${wholeNumber(many, inquiry.keep('needed', many))} ${many === 1 ? 'reaches' : 'reach'} ${partOf(reached.upTo, 'reading.upTo')}`;
}

/** One list of one number, with the largest first. */
const isPlain = ({ reading, metrics, other }: Settled): boolean =>
  reading.rank?.direction !== 'bottom' &&
  reading.dimensions.length === 1 &&
  reading.limits.length === 0 &&
  metrics.length === 1 &&
  other === null;
