import { addDays, type Day } from '#src/shared/week.ts';
import { unitAround, yearBefore } from '../../../dates/period.ts';
import { demandsOf } from '../../demands.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';
import { BEFORE, COUNT, PREVIOUS, THAT, UNIT } from './step-words.ts';
import { asUnit, earlierThan, laterThan, type Stepped, unitOf } from './time-beside.ts';

const phrase = (words: string): RegExp =>
  wholly(
    `(?:(?:what was it|how (?:was|did (?:it|they|that) (?:do|perform|go))|how many|how much|(?:the |that )?same(?: (?:thing|list|numbers?|figures?|question|table|metrics?))?|(?:do|run) (?:it|that|the same)|it|them|that|again)[ ,]+)*(?:(?:for|in|on|during|over|with|from) )?(?:${words})`,
  );

const NAMED_BEFORE: readonly RegExp[] = [
  phrase(`${PREVIOUS}${COUNT}${UNIT}`),
  phrase(`(?:the )?${COUNT}${UNIT}${BEFORE}${THAT}`),
  phrase('(?:what )?(?:right |just )?before (?:that|this|then)'),
];

/** "The same month last year", of the month that was asked about. */
const NAMED_YEAR_AGO = phrase(
  `(?:the )?same (?<unit>days?|weeks?|months?|quarters?|period|time|stretch|dates?)(?: (?:in|of|from))?(?: the)? (?:last|previous|prior) year|(?:the )?same (?:days?|weeks?|months?|quarters?|period|time|stretch|dates?) (?:a|one) year (?:ago|earlier|before)`,
);

const NAMED_AFTER: readonly RegExp[] = [
  phrase(`(?:the )(?:next|following) ${UNIT}`),
  phrase(`(?:the )?${UNIT}(?: right| just| directly)? (?:after|later|afterwards?)${THAT}`),
];

/**
 * "And the month before?", "same for the previous 3 months", "and the one before that": the question before, asked of the time
 * right before its own, or right behind it. Held against it would be "compared with the month before". Undefined where the words are others.
 */
export function stepped(text: string, before: Reading, today: Day): Reading | undefined {
  const yearAgo = NAMED_YEAR_AGO.exec(text);
  if (yearAgo !== null) return yearAgoOf(before, yearAgo.groups?.['unit'] ?? 'period');
  const back = NAMED_BEFORE.map((one) => one.exec(text)).find((one) => one !== null);
  const on = NAMED_AFTER.map((one) => one.exec(text)).find((one) => one !== null);
  if (back === undefined && on === undefined) return undefined;
  const unit = unitOf((back ?? on)?.groups?.['unit'] ?? 'one');
  if (before.foundTime !== null && unit === before.grain)
    return stepped(text, asFoundTime(before, before.foundTime), today);
  if (!isOfOneTime(before)) return undefined;
  refuseBeforeFound(before, unit);
  const periods = before.periods.map((period) =>
    back === undefined ? laterThan(period, on?.groups ?? {}, today) : earlierThan(period, back.groups ?? {}),
  );
  const known = periods.flatMap((period) => period ?? []);
  if (known.length === 0 || known.length < periods.length) return undefined;
  return { ...before, periods: known, isAllData: false, assumptions: [] };
}

/** Of a month the same one of the year before; "the same week" of a month is none. */
function yearAgoOf(before: Reading, said: string): Reading | undefined {
  const unit = unitOf(said);
  const isOfUnit = (period: Stepped): boolean =>
    /^(?:period|time|stretch|dates?)$/.test(unit) || asUnit(period).unit === unit;
  const isOne = isOfOneTime(before) && before.periods.length === 1 && before.periods.every(isOfUnit);
  if (!isOne || before.periods.some(({ reading }) => reading === 'all_data')) return undefined;
  refuseBeforeFound(before, 'period');
  // Of a month that runs these are some days, which are held against no whole one
  const periods = before.periods.map((period) => ({
    ...yearBefore(period),
    ...(period.isRunning === true && { unit: 'range' as const }),
  }));
  return { ...before, periods, isAllData: false, assumptions: [] };
}

/** "And the week before that?" behind the best week: before one that only its answer knows. */
function refuseBeforeFound({ rank, grain, endOfTime, stretch }: Reading, unit: string): void {
  const isFound = rank?.of === 'time' || endOfTime !== null || stretch !== null;
  if (isFound && (isUnitOf({ grain }, unit) || unit === stretch?.unit)) throw askedBack('points_back');
}

const isUnitOf = ({ grain }: Pick<Reading, 'grain'>, unit: string): boolean =>
  unit === grain || /^(?:one|time|period|stretch)$/.test(unit);

/** "The week before?" behind the best one: the number of that one, a week earlier. */
const asFoundTime = (before: Reading, { from, to, unit }: Stepped): Reading => ({
  ...before,
  // Cut at the end of the data, the month before it is whole
  periods: [{ ...(unit === 'range' ? { from, to } : unitAround(from, unit)), unit, count: 1 }],
  rank: null,
  grain: null,
  foundTime: null,
});

const INTENTS: ReadonlySet<Reading['intent']> = new Set(['numbers', 'why', 'usual', 'overview']);

/** Of these the days stand in another place than in the periods. */
const OF_OTHER_DAYS: ReadonlySet<string> = new Set([
  'shareOfTime',
  'chosenDays',
  'always',
  'ofUnits',
  'place',
]);

const isOfOneTime = (before: Reading): boolean =>
  INTENTS.has(before.intent) &&
  (before.periods.length === 1 || isTimeAndBefore(before)) &&
  before.periods.every(({ without, isChosen }) => without === undefined && isChosen !== true) &&
  !demandsOf(before).some((demand) => OF_OTHER_DAYS.has(demand));

/** "This week against the last": each a week earlier. */
function isTimeAndBefore({ periods, areApart }: Reading): boolean {
  const [one, other] = periods;
  if (periods.length !== 2 || areApart || one === undefined || other === undefined) return false;
  const [first, last] = one.from < other.from ? [one, other] : [other, one];
  return addDays(first.to, 1) === last.from && first.unit === last.unit;
}
