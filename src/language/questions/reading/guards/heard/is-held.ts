import type { TimeWords } from '../../../dates/time-text.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import type { Keyword } from '../../../vocabulary/keyword.ts';
import { hasMeanLimit } from '../../has-mean-limit.ts';
import type { Mark } from '../../mark.ts';
import type { Reading } from '../../reading.ts';
import { isOfAllMembers } from '../../rephrasing/compare-all.ts';
import { isOfMetric } from '../spoken.ts';
import { isGeneralMetric } from './general-metric.ts';
import { dimensionsOf, isIn, membersOf, metricsOf } from './held-by-part.ts';
import { isNumberHeld } from './is-number-held.ts';
import { isUnitHeld } from './is-unit-held.ts';
import { withChosenDays } from './with-chosen-days.ts';

/** Whether a reading compares something: periods, names, weekdays, kinds of queries, numbers side by side. */
const isCompared = (reading: Reading): boolean => isIn(reading, 'isCompared');

/** "Compare sessions by channel": all members of the dimension stand beside each other, as long as no names were counted together. */
const isListed = ({ dimensions, filters }: Reading): boolean =>
  (dimensions.length === 1 || (dimensions.length === 2 && dimensions.includes('new_vs_returning'))) &&
  filters.every(({ members }) => members.length < 2);

/** What has to be known of the source that a reading is about. */
export interface SourceWords {
  /** Columns of it that a kind of parts is told by. */
  readonly columnsOf: (dimensions: readonly string[]) => readonly string[];
  /** Whether a metric is one number over another: a share or a mean by itself. */
  readonly isQuotient: (metric: string) => boolean;
}

const isOfQuotient = ({ metrics, limits }: Reading, { isQuotient }: SourceWords): boolean =>
  [...metrics, ...limits.map(({ metric }) => metric)].some(isQuotient);

const isOrdered = (reading: Reading): boolean => isIn(reading, 'isOrdered');

/** "Under /blog", "above average", "more than on desktop" */
const isLimited = (reading: Reading): boolean => isIn(reading, 'isLimited') || isCompared(reading);

const isExcluding = (reading: Reading): boolean => isIn(reading, 'isExcluding');

const isOfBrand = (reading: Reading): boolean => isIn(reading, 'isOfBrand');

/** Units of time that are told one by one, all of them: those within a limit alone, or the first of them, are no course. */
const isCourse = ({ grain, rank, limits, endOfTime }: Reading): boolean =>
  grain !== null && rank === null && limits.length === 0 && endOfTime === null;

/** "Which customer type brings more?" ranks them; a course shows whether it grows. */
const isMoved = (reading: Reading, said: string): boolean =>
  isCompared(reading) ||
  reading.isStepwise ||
  isCourse(reading) ||
  // "Up to 3"
  reading.ranges !== null ||
  // "More applications than Sales"
  ((reading.rank !== null || reading.limits.some(({ ofName }) => ofName !== undefined)) &&
    /^(?:more|less|fewer|higher|lower|greater|larger|bigger|smaller)$/i.test(said));

/** "Month over month": each against the one before it, which a comparison with the year before is not. */
const isOfUnitBefore = (reading: Reading): boolean =>
  reading.isStepwise || (isCompared(reading) && (reading.versus !== 'year_before' || reading.versusYear));

/** It joins what stands beside it, says how it is shown, or chooses the way of answering: nothing of its own is held for it. */
const joins = (): boolean => true;

/** What a reading holds where one of these words was said. A new one has to say it, or that it only joins. */
const HOLDS: Readonly<Record<Keyword, (reading: Reading, said: string, words: SourceWords) => boolean>> = {
  share: (reading, said, words) =>
    reading.shape === 'share' ||
    reading.isCountShare ||
    reading.isOfChange ||
    reading.shape === 'ratio' ||
    reading.brandSplit !== null ||
    isOfQuotient(reading, words) ||
    (/percent|pct|%/i.test(said) && isCompared(reading)),
  ratio: (reading, _, words) =>
    reading.shape === 'ratio' || reading.gap?.isRatio === true || isOfQuotient(reading, words),
  cumulative: ({ shape, upTo }) => shape === 'cumulative' || upTo !== null,
  median: ({ shape }) => shape === 'median',
  percentile: ({ shape }) => shape === 'median',
  rolling: ({ rolling, stretch }) => rolling !== null || stretch !== null,
  average: (reading, _, words) =>
    reading.isWithMean ||
    hasMeanLimit(reading) ||
    reading.shape === 'average' ||
    reading.rolling !== null ||
    reading.grain === 'weekday' ||
    isOfQuotient(reading, words),
  top: isOrdered,
  bottom: isOrdered,
  best: isOrdered,
  worst: isOrdered,
  best_first: isOrdered,
  worst_first: isOrdered,
  increasing: isOrdered,
  decreasing: isOrdered,
  gain: isMoved,
  // "Sessions less mobile"
  loss: (reading, said) => isMoved(reading, said) || (/^less$/i.test(said) && isExcluding(reading)),
  // A course shows how it changed.
  change: (reading) =>
    isCompared(reading) ||
    reading.isStepwise ||
    /^(?:trend|share(?!null))/.test(reading.shape + reading.grain),
  versus: (reading) => isCompared(reading) || reading.isStepwise || hasMeanLimit(reading),
  compare: (reading, said) =>
    isCompared(reading) ||
    reading.isStepwise ||
    (isOfAllMembers(said) && isListed(reading)) ||
    hasMeanLimit(reading) ||
    (/^(?:better|worse)/i.test(said) && (isLimited(reading) || reading.asks !== null)),
  yoy: ({ versus, versusYear, periods }) => versus === 'year_before' || versusYear || periods.length > 1,
  mom: isOfUnitBefore,
  wow: isOfUnitBefore,
  dod: isOfUnitBefore,
  qoq: isOfUnitBefore,
  pop: isCompared,
  // A total is told beside that of the period before
  trend: ({ shape, grain, versus, periods, dimensions }) =>
    shape === 'trend' ||
    shape === 'change' ||
    (shape === 'value' && dimensions.length === 0) ||
    grain !== null ||
    versus !== null ||
    periods.length > 1,
  more: isLimited,
  less: isLimited,
  at_least: isLimited,
  at_most: isLimited,
  between: ({ ranges, limits, each, periods, dimensions }) =>
    ranges !== null || limits.length > 0 || each !== null || periods.length > 0 || dimensions.length > 0,
  none: isExcluding,
  equal: ({ limits, filters, weekdays }) => limits.length + filters.length + weekdays.length > 0,
  containing: ({ filters }) => filters.length > 0,
  starting_with: ({ filters }) => filters.length > 0,
  brand: isOfBrand,
  non_brand: isOfBrand,
  without: isExcluding,
  low: isOrdered,
  high: isOrdered,
  each: ({ dimensions, grain, each, metrics }) =>
    dimensions.length > 0 || grain !== null || each !== null || metrics.length > 1,
  rest: ({ shape }) => shape === 'against_rest' || shape === 'against_all',
  relation: ({ shape }) => shape === 'relation',
  gap_course: ({ gap }) => gap?.course !== undefined,
  weekend: ({ weekdays }) => weekdays.length > 0,
  standing: ({ shape }) => shape === 'standing',
  by: joins,
  breakdown: joins,
  preposition: joins,
  only: joins,
  and: joins,
  or: joins,
  per: joins,
  fast: joins,
  total: joins,
  count: joins,
  distinct: joins,
  chart: joins,
  which: joins,
  why: joins,
  usual: joins,
  happened: joins,
  advice: joins,
  overview: joins,
  audience: joins,
  data: joins,
  data_gaps: joins,
  meaning: joins,
  help: joins,
  over: joins,
  striking: joins,
  cannibal: joins,
  page_one: joins,
  page_two: joins,
  instead: joins,
  follow_on: joins,
  where_from: joins,
  landing_on: joins,
  ordered: joins,
  search_console: joins,
  google_analytics: joins,
  politeness: joins,
  asking_queries: joins,
};

/** Verbs of trade: beside another number they only say how it came. */
const VERBS = /^(?:sold|sells?|selling|bought|buy|buys|bounced?|convert(?:s|ed)?|earn(?:s|ed)?|returned)$/i;

function isMetricHeld(metric: string, said: string, reading: Reading): boolean {
  const all = metricsOf(reading);
  const { limits, assumptions } = reading;
  return (
    all.some((id) => isOfMetric(id, metric)) ||
    // "An average order value over $100": the sign says in what the limit is
    (/^[$€]$/.test(said) && limits.some((limit) => /revenue|order_value/.test(limit.metric))) ||
    (all.length > 0 && (isGeneralMetric(metric) || VERBS.test(said))) ||
    assumptions.some(({ code, said: own }) => code === 'substitute' && own === said)
  );
}

function isTimeHeld(time: TimeWords, { periods, versus, weekdays }: Reading): boolean {
  if (time.type === 'period') {
    // "From January to March": its ends, or the months in it
    const { from, to } = time.period;
    const named = periods.flatMap(({ without = [], ...period }) => [period, ...without]);
    return named.some((one) => (one.from >= from && one.to <= to) || (one.from <= from && one.to >= to));
  }
  if (time.type === 'relative') return versus !== null || periods.length > 1;
  if (time.type === 'weekdays') return weekdays.length > 0;
  return false;
}

const isOfSearch = ({ metrics, limits }: Reading): boolean =>
  [...metrics, ...limits.map(({ metric }) => metric)].some((id) =>
    /^(?:clicks|impressions|ctr|position)$/.test(id),
  );

/** "Posts about roses": what else would be a verb chooses names. */
const isWordOfFilter = (said: string, { filters }: Reading): boolean =>
  filters.some(({ members }) => members.includes(wordsOf(said).join(' ')));

/**
 * Whether the reading holds what the words say, so that they may have been the second to say it: "top" before "5 channels",
 * "page" before the name of one, "sessions" of a ranking by sessions.
 */
export function isHeld(mark: Mark, read: Reading, words: SourceWords): boolean {
  const reading = withChosenDays(read);
  switch (mark.type) {
    case 'noise':
    case 'stop':
    case 'unknown':
    case 'topic':
      return true;
    case 'keyword':
      return HOLDS[mark.keyword](reading, mark.said, words) || isWordOfFilter(mark.said, reading);
    case 'metric':
      return isMetricHeld(mark.metric, mark.said, reading);
    case 'dimension': {
      // Of what Search Console counts everything is of a search
      if (/^search$/i.test(mark.said)) return isOfSearch(reading);
      if (/^items?$/i.test(mark.said)) return true;
      const held = dimensionsOf(reading);
      return words.columnsOf(mark.dimensions).some((column) => held.includes(column));
    }
    case 'grain':
      return isUnitHeld(mark.grain, mark.said, reading);
    case 'unit':
      return isUnitHeld(mark.unit, mark.said, reading);
    case 'members': {
      // Clicks from Google are all that Search Console counts
      if (/^google$/i.test(mark.said) && isOfSearch(reading)) return true;
      // Two that are held against each other are each said once; of a gap over time those of the next question take their place
      const names = membersOf(reading.gap?.course === undefined ? { ...reading, gap: null } : reading);
      // A part of the site is held by how the paths below it begin
      return mark.candidates.some(({ members, prefix = null }) =>
        [...members, prefix].some((name) => name !== null && names.includes(name)),
      );
    }
    case 'time':
      return isTimeHeld(mark.time, reading);
    case 'number':
      // "Each one", "the ones that grew"
      return /^ones?$/i.test(mark.said) || isNumberHeld(mark.value, reading);
    case 'text':
    case 'path':
      return reading.filters.some(({ members }) => members.includes(mark.text));
  }
}
