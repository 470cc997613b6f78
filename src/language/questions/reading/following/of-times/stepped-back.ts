import { addDays, type Day, weekday } from '#src/shared/week.ts';
import { WEEKDAY_NAMES, weekdayNames } from '../../../dates/calendar-words.ts';
import {
  isWeekend,
  isWholeWeek,
  lengthOf,
  type Period,
  periodBefore,
  unitAround,
  yearBefore,
} from '../../../dates/period.ts';
import { numberWord } from '../../../text/number-words.ts';
import { demandsOf } from '../../demands.ts';
import { asChoice, askedBack, type NotAnswerable } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';

const phrase = (words: string): RegExp =>
  wholly(
    `(?:(?:what was it|how (?:was|did (?:it|they|that) (?:do|perform|go))|how many|how much|(?:the |that )?same(?: (?:thing|list|numbers?|figures?|question|table|metrics?))?|(?:do|run) (?:it|that|the same)|it|them|that|again)[ ,]+)*(?:(?:for|in|on|during|over|with|from) )?(?:${words})`,
  );

const DAY_NAMES = weekdayNames.map((name) => name.toLowerCase());
const UNIT = `(?<unit>days?|weeks?|months?|quarters?|years?|weekend|${WEEKDAY_NAMES}|period|time|stretch|one)`;
const COUNT = `(?:(?<count>\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) )?`;
const PREVIOUS = '(?:the |its )?(?:previous|prior|preceding) ';
const BEFORE = '(?: right| just| directly| immediately)? (?:before|prior|earlier|preceding)';
const THAT = '(?: (?:that|this|it|those|them|then|that one))?';

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

/** What holds two times against each other, or says how far something moved between them. */
const HELD =
  /\b(?:vs|versus|against|than|compare[ds]?|comparison|comparing|changed?|changes|difference|relative to|up|down|since|grew|grown|rose|risen|fell|fallen|dropped?|increased?|decreased?|gained|lost)\b/iu;
const AT_THE_END = new RegExp(
  `(?:^| )(?:(?:for|in|on|during|over) )?(?:the ${COUNT}${UNIT}${BEFORE}${THAT}|the (?:previous|prior|preceding) (?<previous>days?|weeks?|months?|quarters?|years?))(?=[ ?.!]*$| (?:by|per|for|on|from|only|with|without) )`,
  'iu',
);

const HELD_AGAINST =
  /\b(?:vs\.?|versus|against|(?:compare[ds]?|comparison|relative) (?:to|with)|than(?: in| on)?|from) (?:the )?(?:previous|prior|preceding) (?<unit>day|week|month|quarter|year)\b/iu;

type Stepped = Reading['periods'][number];

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
  const periods = before.periods.map((period) => yearBefore(period));
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

/** "Which channel was biggest the week before?": with the days of it in place of these words. */
export function withDaysBefore(text: string, before: Reading): string {
  const [period] = before.periods;
  if (period === undefined || before.periods.length > 1) return text;
  const held = HELD_AGAINST.exec(text)?.groups?.['unit']?.toLowerCase();
  // "Versus the previous month", of that month: the one before it, and not the one before today's
  if (held !== undefined && asUnit(period).unit === held)
    return text.replace(/(?<=\bthe |\b)(?:previous|prior|preceding) (\p{L}+)/iu, '$1 before');
  const found = AT_THE_END.exec(text);
  if (found === null || HELD.test(text)) return text;
  const { unit, previous, count } = found.groups ?? {};
  const earlier = earlierThan(period, { unit: unit ?? previous, count });
  if (earlier === undefined) return text;
  return text.replace(AT_THE_END, ` from ${earlier.from} to ${earlier.to}`);
}

/** "And the month after?": of what is over already. */
function laterThan(named: Stepped, words: Words, today: Day): Stepped | undefined {
  const unit = unitOf(words.unit ?? 'one');
  const period = asUnit(named);
  const isSame = /^(?:one|period|time|stretch)$/.test(unit) || unit === period.unit;
  if (!isSame || period.reading === 'all_data' || period.isRunning === true || isOfSeason(period))
    return undefined;
  const { count, unit: of } = period;
  const last =
    of === 'month' || of === 'quarter' || of === 'year' ? unitAround(period.to, of, count) : undefined;
  const from = addDays(period.to, 1);
  const to = last?.to ?? addDays(period.to, lengthOf(period));
  return to < today ? { from, to, unit: of, count } : undefined;
}

interface Words {
  readonly unit?: string | undefined;
  readonly count?: string | undefined;
}

const unitOf = (said: string): string => said.toLowerCase().replace(/^(day|week|month|quarter|year)s$/, '$1');

const countOf = (said: string | undefined): number | undefined =>
  said === undefined ? undefined : (numberWord(said.toLowerCase()) ?? Number(said));

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

function earlierThan(named: Stepped, words: Words): Stepped | undefined {
  const unit = unitOf(words.unit ?? 'one');
  const count = countOf(words.count);
  const period = asUnit(named);
  if (period.reading === 'all_data') return undefined;
  if (unit === 'one' || unit === 'period' || unit === 'time' || unit === 'stretch')
    return count === undefined ? oneBefore(period) : undefined;
  if (unit === 'weekend' || DAY_NAMES.includes(unit)) {
    const isSame =
      unit === 'weekend'
        ? isWeekend(period)
        : lengthOf(period) === 1 && DAY_NAMES[weekday(period.from)] === unit;
    return isSame && count === undefined ? moved(period, -7) : undefined;
  }
  if (unit !== 'day' && unit !== 'week' && unit !== 'month' && unit !== 'quarter' && unit !== 'year')
    return undefined;
  if (unit === 'year' && period.unit !== 'year') return count === undefined ? yearBefore(period) : undefined;
  // "The week before" of a Tuesday may be that of the Tuesday before, and that before its own week
  if (isLonger(unit, period)) throw whichDays(period, unit);
  return unitsBefore(period, unit, count ?? 1);
}

/** The same days of the unit before, and all of it. */
function whichDays({ from, to }: Period, unit: Unit): NotAnswerable {
  const back = LENGTHS[unit];
  const days = [
    [addDays(from, -back), addDays(to, -back)],
    [unitAround(from, unit, -1).from, unitAround(from, unit, -1).to],
  ].map(([first, last]) => (first === last ? `on ${first}` : `from ${first} to ${last}`));
  const choices = days.slice(unit === 'week' || unit === 'day' ? 0 : 1).map(asChoice);
  return askedBack('which_period', choices);
}

function unitsBefore({ from }: Period, unit: Unit, count: number): Stepped | undefined {
  if (count < 1) return undefined;
  const first = unit === 'day' || unit === 'week' ? addDays(from, -count * LENGTHS[unit]) : undefined;
  const start = first ?? unitAround(from, unit, -count).from;
  return { from: start, to: addDays(from, -1), unit, count };
}

type Unit = keyof typeof LENGTHS;

const LENGTHS = { day: 1, week: 7, month: 28, quarter: 90, year: 365 } as const;

const isLonger = (unit: Unit, period: Period): boolean =>
  LENGTHS[unit] > lengthOf(period) && period.isRunning !== true;

/** A season is followed by another one; "the one before" it may be that of the year before. */
const isOfSeason = ({ from, to, unit, words }: Period): boolean =>
  (words !== undefined && !/^(?:last|this|yesterday|today|the)\b/.test(words)) ||
  (unit === 'range' && /-(?:03|06|09|12)-01$/.test(from) && /-(?:02|05|08|11)-(?:28|29|30|31)$/.test(to));

function oneBefore(period: Period): Stepped | undefined {
  if (isOfSeason(period)) return undefined;
  if (period.reading === 'last_weekday') return moved(period, -7);
  // Of a month that runs the one before is whole
  return plain(periodBefore({ ...period, isRunning: false }));
}

const moved = ({ from, to, unit, count }: Period, days: number): Stepped => ({
  from: addDays(from, days),
  to: addDays(to, days),
  unit,
  count,
});

const plain = ({ from, to, unit, count }: Period): Stepped => ({ from, to, unit, count });

/** "From September 7 to 13" is a week, "from August 1 to 31" a month. */
function asUnit(period: Period): Period {
  if (period.unit !== 'range') return period;
  if (isWholeWeek(period)) return { ...period, unit: 'week', count: 1 };
  for (const count of [1, 2, 3, 6]) {
    const { from } = unitAround(period.from, 'month');
    const { to } = unitAround(period.from, 'month', count - 1);
    if (from === period.from && to === period.to && !isOfSeason(period))
      return { ...period, unit: 'month', count };
  }
  return period;
}
