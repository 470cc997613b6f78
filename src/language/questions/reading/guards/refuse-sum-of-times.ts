import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { WEEKDAY_NAMES } from '../../dates/calendar-words.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { timeBehind } from './time-behind.ts';

const ANY =
  '(?:\\S.{0,30}? (?:have|had|see) (?:an? |any )|there (?:ever )?(?:been )?(?:an? |any |one |some )?|(?:we|i|they) (?:ever )?(?:have|had|see) (?:an? |any )?|(?:an?|any|one|all|every|each|most)(?: of)?(?: the| our)? )(?:single )?';
const SINGLE_TIMES = new RegExp(
  `^\\w+ ${ANY}((?:${WEEKDAY_NAMES})s?|weekends?|mornings?|afternoons?|evenings?|nights?)\\b`,
  'i',
);
const UNITS_WITHOUT = new RegExp(`^\\w+ ${ANY}(day|week|month)s?\\b.* without\\b`, 'i');
const ONE_THAT_MOVED =
  /\b(?:there|have|had|see) (?:ever )?(?:been )?(?:an? |any |one )?(week|month|quarter)s?\b|\bin (?:an?|any|one|every|each)(?: single)? (week|month|quarter)\b/i;

/**
 * "Was any Sunday in March above 250?", "were there evenings without refunds?": of single days; what all Sundays or evenings had
 * together says nothing of it, nor does all that is left without a name of the days that had none of it, nor half the months
 * against the other half of the one in which it fell.
 *
 * @param first the words as they stand
 */
export function refuseSumOfTimes(first: readonly Mark[], reading: Reading, view: SourceView): void {
  if (!reading.isYesNo) return;
  const asked = inWords(first);
  const metric = reading.metrics[0] ?? reading.limits[0]?.metric;
  const noun = metric === undefined ? undefined : askMetric(view, metric)?.noun;
  if (noun === undefined) return;
  const when = timeBehind(first);
  if (isSumOfDays(asked, reading) || isOfAllTheOthers(asked, reading))
    throw askedBack('sum_or_single_days', [asChoice(`${noun} by day ${when}`.trim())]);
  const unit = isHalfAgainstHalf(reading) ? ONE_THAT_MOVED.exec(asked)?.slice(1).find(Boolean) : undefined;
  if (unit === undefined) return;
  const fewer = reading.asks === 'up' || reading.asks === 'better' ? 'more' : 'fewer';
  throw askedBack('halves_or_units', [
    asChoice(`which ${unit}s had ${fewer} ${noun} than the ${unit} before`),
    asChoice(`${noun} by ${unit} ${when}`.trim()),
  ]);
}

const isSumOfDays = (asked: string, { grain, limits, filters, dimensions, rank }: Reading): boolean =>
  grain === null &&
  rank === null &&
  dimensions.length === 0 &&
  (limits.length > 0 || filters.some(leavesOut)) &&
  SINGLE_TIMES.test(asked);

const isOfAllTheOthers = (asked: string, { grain, limits, filters }: Reading): boolean =>
  grain !== null && limits.length === 0 && filters.some(leavesOut) && UNITS_WITHOUT.test(asked);

const leavesOut = ({ is }: Reading['filters'][number]): boolean =>
  is === 'none_of' || is === 'not_containing' || is === 'not_starting_with';

const isHalfAgainstHalf = ({
  asks,
  moves,
  limits,
  shape,
  isStepwise,
  dimensions,
  grain,
  always,
}: Reading): boolean =>
  asks !== null &&
  moves.length === 0 &&
  limits.length === 0 &&
  shape !== 'share' &&
  !isStepwise &&
  dimensions.length === 0 &&
  grain !== null &&
  always === null;
