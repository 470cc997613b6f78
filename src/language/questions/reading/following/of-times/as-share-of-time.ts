import type { Day } from '#src/shared/week.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { earlier, unitAround } from '../../../dates/period.ts';
import { demandsOf } from '../../demands.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';

const OF_TIME = wholly(
  "(?:(?:it|that|this|them) )?(?:as|in) (?:an? |the )?(?:share|percent(?:age)?|pct|%|part|proportion|fraction) of (?:the |that |this |its |their )?(?:whole |entire |full |total )?(?<unit>year|quarter|month|period|time)(?:['’]s)?(?: total)?",
);

/** "What share of the year is that?", "how much of the year's total is it" */
const SHARE_ASKED = wholly(
  "(?:what|which|how (?:much|big|large))(?: is| an?)?(?: the| a)? ?(?:(?:share|percent(?:age)?|pct|%|part|proportion|fraction) )?of (?:the |this |that |its )?(?:whole |entire |full |total )?(?<unit>year|quarter|month)(?:['’]s)?(?: total| sum)?(?: (?:is|was|are|were) (?:that|this|it|they|those))?",
);

const NUMBER: ReadonlySet<string> = new Set(['filters']);

const COURSE: ReadonlySet<string> = new Set(['filters', 'grain']);

/** "As percent of the quarter" behind the revenue by month: each month is a part of all of it, and the quarter is no unit of the rows. */
export function asShareOfTime(
  text: string,
  before: Reading,
  views: readonly SourceView[],
): Reading | undefined {
  const unit = (OF_TIME.exec(text) ?? SHARE_ASKED.exec(text))?.groups?.['unit']?.toLowerCase();
  const { grain, filters, shape, intent } = before;
  if (unit === 'year' || unit === 'quarter' || unit === 'month') {
    const one = asShareOfItsUnit(before, unit, views);
    if (one !== undefined) return one;
    // Else each of all years would be told as a part of them all
    if (grain === null && intent === 'numbers') throw askedBack('share_of_what');
  }
  const isCourse = grain === 'day' || grain === 'week' || grain === 'month' || grain === 'quarter';
  if (unit === undefined || !isCourse || intent !== 'numbers' || !/^(?:value|share)$/.test(shape))
    return undefined;
  const isPlain = demandsOf({ ...before, shape: 'value' }).every((demand) => COURSE.has(demand));
  // Of several years or quarters each row would be a part of its own
  if (!isPlain || !isWithinOne(unit, daysOf(before, views))) throw askedBack('share_of_what');
  return {
    ...before,
    shape: 'share',
    filters: filters.map((one) => ({ ...one, isWhole: true })),
    isYesNo: false,
    asks: null,
    display: null,
    assumptions: [],
  };
}

/** "As share of the year" behind October: of what the data have of the year that October lies in. */
function asShareOfItsUnit(
  before: Reading,
  unit: 'year' | 'quarter' | 'month',
  views: readonly SourceView[],
): Reading | undefined {
  const { grain, filters, shape, intent, periods, metrics, versus, sourceId } = before;
  const [period, ...others] = periods;
  const lastDay = views.find((view) => view.source.id === sourceId)?.source.lastDay ?? null;
  const isOneNumber =
    intent === 'numbers' &&
    shape === 'value' &&
    grain === null &&
    metrics.length === 1 &&
    versus === null &&
    demandsOf(before).every((demand) => NUMBER.has(demand));
  if (!isOneNumber || period === undefined || others.length > 0) return undefined;
  const around = unitAround(period.from, unit);
  const to = lastDay === null ? around.to : earlier(around.to, lastDay);
  if (period.to > to || (period.from === around.from && period.to === to)) throw askedBack('share_of_what');
  return {
    ...before,
    shape: 'share',
    filters: filters.map((one) => ({ ...one, isWhole: true })),
    shareOfTime: { whole: { from: around.from, to, unit: 'range', count: 1 } },
    isYesNo: false,
    asks: null,
    display: null,
    assumptions: [],
  };
}

type Days = { readonly from: Day; readonly to: Day };

function daysOf({ periods: [period], sourceId }: Reading, views: readonly SourceView[]): Days | undefined {
  const source = views.find((view) => view.source.id === sourceId)?.source;
  if (period !== undefined) return period;
  const { firstDay: from = null, lastDay: to = null } = source ?? {};
  return from === null || to === null ? undefined : { from, to };
}

function isWithinOne(unit: string, days: Days | undefined): boolean {
  if (unit === 'period' || unit === 'time') return true;
  return days !== undefined && unitOf(unit, days.from) === unitOf(unit, days.to);
}

const unitOf = (unit: string, day: Day): string => {
  const [year = '', month = ''] = day.split('-');
  if (unit === 'year') return year;
  return unit === 'month' ? `${year}-${month}` : `${year} ${Math.ceil(Number(month) / 3)}`;
};
