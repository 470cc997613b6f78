import { addDays, type Day } from '#src/shared/week.ts';
import { earlier, unitAround } from '../../../dates/period.ts';
import { UNITS_OF_TIME } from '../../../dates/units-of-time.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';
import { toldAnew } from '../told-anew.ts';

const UNIT = 'week|month|quarter|year';
const AROUND = wholly(
  `(?:(?:for|in|on|during|over|of) )?(?:(?:the|that|its) (?:whole|entire|full|complete) (?<whole>${UNIT})|all (?:of )?(?:the|that) (?<all>${UNIT})|(?:the|that) (?<unit>${UNIT})|the (?<around>${UNIT}) (?:around|of) (?:it|that)(?: day)?)`,
);

/**
 * "The whole week?" behind a day is the week that it lies in, "that month?" the one of a week, as far as it has run: no week after
 * week of all that there is.
 */
export function unitAroundDay(text: string, before: Reading, today: Day): Reading | undefined {
  const said = AROUND.exec(text)?.groups ?? {};
  const named = (said['whole'] ?? said['all'] ?? said['unit'] ?? said['around'])?.toLowerCase();
  const unit = UNITS_OF_TIME.find((one) => one === named);
  const [period, ...others] = before.periods;
  if (unit === undefined || period === undefined || others.length > 0) return undefined;
  if (before.foundTime !== null || before.rank?.of === 'time') return undefined;
  if (period.without !== undefined || period.reading === 'all_data') return undefined;
  const { from, to } = unitAround(period.from, unit);
  if (period.to > to) return undefined;
  // The same week again, as one number where its days were told; else nothing is asked that was not told
  const isSame = period.from === from && period.to === to;
  const isCourse = before.grain !== null && /^(?:value|trend)$/.test(before.shape);
  if ((isSame && !isCourse) || (before.grain !== null && !isCourse)) throw askedBack('points_back');
  const end = earlier(to, addDays(today, -1));
  const around = { from, to: end, unit: end === to ? unit : ('range' as const), count: 1 };
  const whole = { ...before, periods: [around], isAllData: false };
  return toldAnew(isCourse ? { ...whole, grain: null, shape: 'value' } : whole);
}
