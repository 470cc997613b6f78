import { apartAnswer } from '../courses/beside/apart-answer.ts';
import { brandAnswer } from '../members/brand-answer.ts';
import { countAnswer } from '../members/count-answer.ts';
import { countWithin } from '../members/count-within.ts';
import { eachAnswer } from '../members/each-answer.ts';
import { endsAnswer } from '../members/ends-answer.ts';
import { gapAnswer } from '../members/gap-answer.ts';
import { membersAnswer } from '../members/members-answer.ts';
import { membersInPeriods } from '../members/members-in-periods.ts';
import { rangesAnswer } from '../members/ranges-answer.ts';
import { restAnswer } from '../members/rest-answer.ts';
import { rowsAnswer } from '../members/rows-answer.ts';
import { standingAnswer } from '../members/standing-answer.ts';
import type { Settled } from '../settling/settled.ts';
import type { WayIfFit } from './way.ts';

/** "The highest and the lowest": the first and the last of one list. */
export const endsWay: WayIfFit = (settled) => {
  const { isBothEnds, rank } = settled.reading;
  if (!isBothEnds || rank?.by !== 'value' || settled.other !== null) return undefined;
  // Of weeks or of members: which of both swings how far is told of neither
  const ofTime = settled.reading.dimensions.length > 0 ? [] : (['course'] as const);
  return { tells: ['split', 'rank', ...ofTime, 'order'], answer: (inquiry) => endsAnswer(settled, inquiry) };
};

/** "Where does mobile convert better than desktop?" */
export const gapWay: WayIfFit = (settled) => {
  const { gap } = settled.reading;
  if (gap === null) return undefined;
  return {
    tells: ['split', 'each', 'limits', 'rank', 'course', 'end'],
    answer: (inquiry) => gapAnswer(settled, gap, inquiry),
  };
};

/** "Queries by position bucket" */
export const rangesWay: WayIfFit = (settled) => {
  const { ranges } = settled.reading;
  if (ranges === null) return undefined;
  return {
    tells: ['split', 'limits', 'count'],
    answer: (inquiry) => rangesAnswer(settled, ranges, inquiry),
  };
};

/** "On March 3 and March 10" */
export const apartWay: WayIfFit = (settled) => {
  const { areApart, periods } = settled.reading;
  if (!areApart || periods.length !== 2) return undefined;
  return { tells: ['comparison'], answer: (inquiry) => apartAnswer(settled, inquiry) };
};

/** "January, February and March": a row of each; by channel a column of each. */
export const periodsWay: WayIfFit = (asked) => {
  if (asked.reading.periods.length < 3) return undefined;
  const settled = withNamesAsRows(asked);
  const { reading } = settled;
  const [dimension, ...others] = reading.dimensions;
  const isOfNames = others.length === 0 && settled.asked.length === 1 && reading.shape === 'value';
  if (dimension !== undefined && isOfNames && reading.metrics.length === 1)
    return {
      tells: ['comparison', 'split', ...(asked.reading.each === null ? [] : (['each'] as const))],
      answer: (inquiry) => membersInPeriods(settled, dimension, inquiry),
    };
  return {
    tells: isOfUnits(reading) ? ['comparison', 'course'] : ['comparison'],
    answer: (inquiry) => rowsAnswer(settled, inquiry, reading.periods),
  };
};

/** "From the US and from Canada in January, February and March": the two are the rows of what is told by country. */
function withNamesAsRows(settled: Settled): Settled {
  const { each, dimensions } = settled.reading;
  if (each === null || dimensions.length > 0 || each.members.some((names) => names.length !== 1))
    return settled;
  const { dimension } = each;
  const named = { dimension, is: 'one_of', members: each.members.flat() } as const;
  const reading = { ...settled.reading, each: null, dimensions: [dimension] };
  return { ...settled, reading, filters: [...settled.filters, named] };
}

/** "January, February and March by month" */
const isOfUnits = ({ periods, grain }: Settled['reading']): boolean =>
  periods.every(({ unit }) => unit === grain);

/** "Weekdays against weekends": a row of each. */
export const weekdaysWay: WayIfFit = (settled) => {
  const { weekdays, grain } = settled.reading;
  if (weekdays.length < 2) return undefined;
  return {
    tells: grain === 'day' ? ['weekdays', 'mean', 'course'] : ['weekdays', 'mean'],
    answer: (inquiry) => rowsAnswer(settled, inquiry, [settled.period]),
  };
};

/** "Brand against other queries" */
export const brandsWay: WayIfFit = (settled) =>
  settled.reading.brandSplit === null
    ? undefined
    : { tells: ['brands', 'course', 'comparison'], answer: (inquiry) => brandAnswer(settled, inquiry) };

/** "Germany against the rest": it and everything else. */
export const restWay: WayIfFit = (settled) =>
  /^against_/.test(settled.reading.shape)
    ? { tells: [], answer: (inquiry) => restAnswer(settled, inquiry) }
    : undefined;

/** "Where does Germany rank by sessions?" */
export const standingWay: WayIfFit = (settled) =>
  settled.reading.shape === 'standing'
    ? { tells: [], answer: (inquiry) => standingAnswer(settled, inquiry) }
    : undefined;

/** "How many queries does each page have?" */
export const countWithinWay: WayIfFit = (settled) => {
  const within = settled.reading.countWithin;
  if (within === null) return undefined;
  return {
    tells: ['count', 'split', 'limits', 'rank'],
    answer: (inquiry) => countWithin(settled, within, inquiry),
  };
};

/** "How many countries bought" */
export const countWay: WayIfFit = (settled) => {
  const { shape, dimensions } = settled.reading;
  if (shape !== 'count' || dimensions.length === 0) return undefined;
  return {
    tells: ['count', 'share', 'split', 'limits'],
    answer: (inquiry) => countAnswer(settled, inquiry),
  };
};

/** "Mobile against desktop" */
export const eachWay: WayIfFit = (settled) => {
  const { reading } = settled;
  if (reading.each === null) return undefined;
  return {
    tells: isSplitByEach(reading) ? ['each', 'ratio', 'split'] : ['each', 'ratio'],
    answer: (inquiry) => eachAnswer(settled, inquiry),
  };
};

/** "Which device converts better, mobile or desktop?": by what is compared, and by nothing else. */
const isSplitByEach = ({ dimensions, each }: Settled['reading']): boolean =>
  dimensions.every((dimension) => dimension === each?.dimension);

/** "Sessions by country" */
export const membersWay: WayIfFit = (settled) =>
  settled.reading.dimensions.length === 0
    ? undefined
    : {
        tells: [
          'split',
          'limits',
          'rank',
          'order',
          'place',
          ...(/^(?:none|value)$/.test(settled.reading.rank?.by ?? 'none') &&
          settled.reading.limits.length === 0
            ? (['total'] as const)
            : []),
        ],
        finds: settled.reading.limits.length > 0 && settled.reading.rank === null ? 'all' : undefined,
        answer: (inquiry) => membersAnswer(settled, inquiry),
      };
