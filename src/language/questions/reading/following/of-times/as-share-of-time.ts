import type { Day } from '#src/shared/week.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { demandsOf } from '../../demands.ts';
import { NotAnswerable } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';

const OF_TIME = wholly(
  "(?:(?:it|that|this|them) )?(?:as|in) (?:an? |the )?(?:share|percent(?:age)?|pct|%|part|proportion|fraction) of (?:the |that |this |its |their )?(?:whole |entire |full |total )?(?<unit>year|quarter|month|period|time)(?:['’]s)?(?: total)?",
);

const COURSE: ReadonlySet<string> = new Set(['filters', 'grain']);

/** "As percent of the quarter" behind the revenue by month: each month is a part of all of it, and the quarter is no unit of the rows. */
export function asShareOfTime(
  text: string,
  before: Reading,
  views: readonly SourceView[],
): Reading | undefined {
  const unit = OF_TIME.exec(text)?.groups?.['unit']?.toLowerCase();
  const { grain, filters, shape, intent } = before;
  const isCourse = grain === 'day' || grain === 'week' || grain === 'month' || grain === 'quarter';
  if (unit === undefined || !isCourse || intent !== 'numbers' || !/^(?:value|share)$/.test(shape))
    return undefined;
  const isPlain = demandsOf({ ...before, shape: 'value' }).every((demand) => COURSE.has(demand));
  // Of several years or quarters each row would be a part of its own
  if (!isPlain || !isWithinOne(unit, daysOf(before, views)))
    throw new NotAnswerable({ type: 'ambiguous', about: 'share_of_what', choices: [] });
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
