// biome-ignore-all lint/style/noExcessiveLinesPerFile: one grammar, whose rules call each other
import { addDays, type Day, weekday, weekOf } from '#src/shared/week.ts';
import { numberWord, ordinalWord } from '../text/number-words.ts';
import type { Token } from '../text/tokenize.ts';
import { monthOf, weekdayOf } from './calendar-words.ts';
import {
  type CalendarUnit,
  dayOf,
  earlier,
  firstOfMonth,
  isoWeek,
  lastOfMonth,
  lengthOf,
  monthNumber,
  type Period,
  type PeriodReading,
  unitAround,
  yearOf,
} from './period.ts';

/** What dates are read against. */
export interface Calendar {
  readonly today: Day;
  readonly firstDay: Day;
  readonly lastDay: Day;
  /** Whether 3/5/2026 is the fifth of March. */
  readonly monthFirst: boolean;
}

export type TimeWords =
  | { readonly type: 'period'; readonly period: Period }
  /** The one before, or the same a year earlier, of a period that is named elsewhere. */
  | { readonly type: 'relative'; readonly to: 'before' | 'year_before' }
  | { readonly type: 'weekdays'; readonly days: readonly number[]; readonly words: string }
  | { readonly type: 'future' }
  /** A day that only a calendar of feasts knows. */
  | { readonly type: 'feast'; readonly name: string };

export interface Read<Value> {
  readonly value: Value;
  /** How many tokens it took. */
  readonly length: number;
}

const unitWords = new Map<string, CalendarUnit>(
  Object.entries({
    day: 'day',
    week: 'week',
    month: 'month',
    quarter: 'quarter',
    year: 'year',
    yr: 'year',
    wk: 'week',
    tag: 'day',
    tage: 'day',
    tagen: 'day',
    woche: 'week',
    wochen: 'week',
    monat: 'month',
    monate: 'month',
    monaten: 'month',
    jahr: 'year',
    quartal: 'quarter',
  } satisfies Record<string, CalendarUnit>),
);
const LAST = new Set([
  'last',
  'past',
  'previou',
  'previous',
  'prior',
  'preceding',
  'latest',
  'recent',
  'letzte',
  'letzten',
  'letzter',
  'letztem',
  'letztes',
  'vergangene',
  'vergangenen',
]);
const THIS = new Set([
  'this',
  'current',
  'ongoing',
  'diese',
  'dieser',
  'diesen',
  'diesem',
  'dieses',
  'running',
  'present',
]);
const NEXT = new Set(['next', 'coming', 'upcoming', 'following', 'nachste', 'nachsten', 'nachster']);
const WHOLE = new Set(['full', 'complete', 'completed', 'calendar', 'whole', 'entire', 'finished', 'closed']);
const FEASTS = new Set([
  'easter',
  'christma',
  'xma',
  'christmas',
  'thanksgiving',
  'halloween',
  'ramadan',
  'diwali',
  'hanukkah',
  'pentecost',
  'ostern',
  'weihnachten',
  'prime',
  'cyber',
]);

const WEEKDAYS = [0, 1, 2, 3, 4];
const WEEKEND = [5, 6];

/** Reads time words that begin at this token; undefined where none do. */
export function readTime(
  tokens: readonly Token[],
  at: number,
  calendar: Calendar,
): Read<TimeWords> | undefined {
  return new TimeReader(tokens, calendar).read(at);
}

type PeriodRead = Read<Period> | undefined;

class TimeReader {
  readonly #tokens: readonly Token[];
  readonly #calendar: Calendar;

  constructor(tokens: readonly Token[], calendar: Calendar) {
    this.#tokens = tokens;
    this.#calendar = calendar;
  }

  read(at: number): Read<TimeWords> | undefined {
    return (
      this.#future(at) ??
      this.#relative(at) ??
      this.#weekdayFilter(at) ??
      this.#feast(at) ??
      this.#asPeriod(at)
    );
  }

  #asPeriod(at: number): Read<TimeWords> | undefined {
    const found = this.#bounded(at) ?? this.#span(at);
    return found && { value: { type: 'period', period: found.value }, length: found.length };
  }

  #word(at: number): string {
    const token = this.#tokens[at];
    return token === undefined || token.kind === 'quoted' || token.kind === 'path' ? '' : token.word;
  }

  #is(at: number, ...words: readonly string[]): boolean {
    return words.every((word, offset) => this.#word(at + offset) === word);
  }

  #future(at: number): Read<TimeWords> | undefined {
    const value = { type: 'future' } as const;
    if (this.#is(at, 'tomorrow')) return { value, length: 1 };
    if (NEXT.has(this.#word(at)) && this.#word(at) !== 'following') {
      const few = this.#count(at + 1);
      const unitAt = at + 1 + (few?.length ?? 0);
      if (unitWords.get(this.#word(unitAt)) ?? monthOf(this.#word(unitAt)) ?? weekdayOf(this.#word(unitAt)))
        return { value, length: unitAt + 1 - at };
      if (this.#word(unitAt) === 'weekend' || weekdayOf(this.#word(unitAt)) === 0)
        return { value, length: unitAt + 1 - at };
    }
    return undefined;
  }

  /** "the week before", "previous period", "same week last year", "a year ago" beside another period. */
  #relative(at: number): Read<TimeWords> | undefined {
    const start = at;
    let i = at;
    // vs LY, vs PY, vs SPLY
    if (
      /^(?:LY|PY|SPLY)$/.test(this.#tokens[at]?.text ?? '') &&
      /^(?:v|versu|versus|against|to)$/.test(this.#word(at - 1))
    )
      return { value: { type: 'relative', to: 'year_before' }, length: 1 };
    if (/^(?:PP)$/.test(this.#tokens[at]?.text ?? ''))
      return { value: { type: 'relative', to: 'before' }, length: 1 };
    if (this.#is(i, 'the')) i++;
    if (this.#word(i) === 'same') {
      const unit =
        unitWords.get(this.#word(i + 1)) ??
        (/^(?:period|time|date|span|range|quarter)$/.test(this.#word(i + 1)) ? 'range' : undefined);
      if (unit !== undefined) {
        let j = i + 2;
        if (this.#is(j, 'of') || this.#is(j, 'in') || this.#is(j, 'from')) j++;
        if (this.#is(j, 'the')) j++;
        if (
          this.#is(j, 'last', 'year') ||
          this.#is(j, 'previou', 'year') ||
          this.#is(j, 'previous', 'year') ||
          this.#is(j, 'prior', 'year')
        )
          return { value: { type: 'relative', to: 'year_before' }, length: j + 2 - start };
        if (
          this.#is(j, 'a', 'year', 'ago') ||
          this.#is(j, 'one', 'year', 'ago') ||
          this.#is(j, 'a', 'year', 'earlier') ||
          this.#is(j, 'the', 'year', 'before')
        )
          return { value: { type: 'relative', to: 'year_before' }, length: j + 3 - start };
        if (this.#is(j, 'year', 'before') || this.#is(j, 'year', 'ago') || this.#is(j, 'year', 'earlier'))
          return { value: { type: 'relative', to: 'year_before' }, length: j + 2 - start };
        if (LAST.has(this.#word(j)) && unitWords.get(this.#word(j + 1)) !== undefined)
          return { value: { type: 'relative', to: 'before' }, length: j + 2 - start };
        if (this.#is(j, 'before'))
          return { value: { type: 'relative', to: 'before' }, length: j + 1 - start };
      }
    }
    const isUnit =
      unitWords.get(this.#word(i)) !== undefined ||
      /^(?:period|one|time|timeframe|span)$/.test(this.#word(i));
    if (
      isUnit &&
      (i > at || this.#word(i) !== 'one') &&
      /^(?:before|prior|earlier|preceding)$/.test(this.#word(i + 1)) &&
      !this.#startsPeriod(i + 2)
    ) {
      const back = this.#word(i) === 'year' ? 'year_before' : 'before';
      return { value: { type: 'relative', to: back }, length: i + 2 - start };
    }
    if (
      /^(?:previou|previous|prior|preceding)$/.test(this.#word(i)) &&
      /^(?:period|one|time|timeframe|span|range)$/.test(this.#word(i + 1))
    )
      return { value: { type: 'relative', to: 'before' }, length: i + 2 - start };
    if (
      this.#is(i, 'a', 'year', 'ago') ||
      this.#is(i, 'a', 'year', 'earlier') ||
      this.#is(i, 'one', 'year', 'ago') ||
      this.#is(i, 'a', 'year', 'before')
    )
      return { value: { type: 'relative', to: 'year_before' }, length: i + 3 - start };
    return undefined;
  }

  #startsPeriod(at: number): boolean {
    return this.#bounded(at) !== undefined || this.#span(at) !== undefined;
  }

  /** "on Mondays", "at weekends": of each week, so a filter of days. */
  #weekdayFilter(at: number): Read<TimeWords> | undefined {
    let i = at;
    if (/^(?:on|at|during|over|every|each|only)$/.test(this.#word(i))) i++;
    if (this.#is(i, 'the')) i++;
    const every = i > at && /^(?:every|each)$/.test(this.#word(at));
    const text = this.#tokens[i]?.text.toLowerCase() ?? '';
    if (text === 'weekend' && this.#isNear(i, 'weekday'))
      return { value: { type: 'weekdays', days: WEEKEND, words: 'weekends' }, length: i + 1 - at };
    if (text === 'weekday' && this.#isNear(i, 'weekend'))
      return { value: { type: 'weekdays', days: WEEKDAYS, words: 'weekdays' }, length: i + 1 - at };
    const done = (days: readonly number[], words: string): Read<TimeWords> => ({
      value: { type: 'weekdays', days, words },
      length: i + 1 - at,
    });
    if (text === 'weekends' || (every && text === 'weekend')) return done(WEEKEND, 'weekends');
    if (
      text === 'weekdays' ||
      text === 'workdays' ||
      ((text === 'business' || text === 'working') && this.#is(i + 1, 'day'))
    ) {
      const found = done(WEEKDAYS, 'weekdays');
      return text.startsWith('w') && text.endsWith('days') ? found : { ...found, length: found.length + 1 };
    }
    const day = weekdayOf(this.#word(i));
    if (day !== undefined && (every || /days$/.test(text)))
      return done([day], `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/s$/, '')}s`);
    return undefined;
  }

  #isNear(at: number, word: string): boolean {
    return [-4, -3, -2, -1, 1, 2, 3, 4].some((offset) => this.#word(at + offset) === word);
  }

  #feast(at: number): Read<TimeWords> | undefined {
    const word = this.#word(at);
    if (
      FEASTS.has(word) ||
      (word === 'black' && this.#is(at + 1, 'friday')) ||
      (word === 'valentine' && this.#is(at + 1, 'day'))
    ) {
      const length = FEASTS.has(word) && word !== 'cyber' && word !== 'prime' ? 1 : 2;
      if ((word === 'cyber' || word === 'prime') && !/^(?:monday|day|week)$/.test(this.#word(at + 1)))
        return undefined;
      const name = this.#tokens
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(' ');
      return { value: { type: 'feast', name }, length };
    }
    return undefined;
  }

  /** since, until, before, after, from … to …, between … and … */
  #bounded(at: number): PeriodRead {
    const { firstDay, lastDay } = this.#calendar;
    const word = this.#word(at);
    const range = (from: Day, to: Day, length: number): PeriodRead =>
      to < from ? undefined : { value: { from, to, unit: 'range', count: 1 }, length };
    const next = (offset: number) => this.#span(at + offset);
    if (word === 'since' || word === 'seit' || (word === 'starting' && !this.#is(at + 1, 'with'))) {
      const start = next(
        word === 'starting' && (this.#is(at + 1, 'from') || this.#is(at + 1, 'on') || this.#is(at + 1, 'in'))
          ? 2
          : 1,
      );
      return (
        start &&
        range(
          start.value.from,
          this.#latest(start.value.from),
          1 + start.length + (word === 'starting' && /^(?:from|on|in)$/.test(this.#word(at + 1)) ? 1 : 0),
        )
      );
    }
    if (
      word === 'until' ||
      word === 'till' ||
      word === 'bis' ||
      (word === 'up' && this.#is(at + 1, 'to')) ||
      (word === 'up' && this.#is(at + 1, 'until'))
    ) {
      const offset = word === 'up' ? 2 : 1;
      const end = next(offset);
      return end && range(firstDay, end.value.to, offset + end.length);
    }
    if (word === 'before' || word === 'prior') {
      const offset = word === 'prior' ? 2 : 1;
      const end = next(offset);
      return end && range(firstDay, addDays(end.value.from, -1), offset + end.length);
    }
    if (word === 'after') {
      const start = next(1);
      return (
        start &&
        range(
          addDays(start.value.to, 1),
          earlier(
            this.#latest(start.value.to),
            lastDay > start.value.to ? this.#latest(start.value.to) : start.value.to,
          ),
          1 + start.length,
        )
      );
    }
    if (word === 'between' || word === 'zwischen') return this.#fromTo(at, 1, /^(?:and|und|to|-|–|bis)$/);
    if (word === 'from' || word === 'von' || word === 'vom')
      return this.#fromTo(at, 1, /^(?:to|until|till|through|thru|-|–|bis)$/);
    return undefined;
  }

  #fromTo(at: number, skipped: number, joint: RegExp): PeriodRead {
    let i = at + skipped;
    if (this.#is(i, 'the')) i++;
    // 5 to 12 January: the month stands behind the second.
    const bare = this.#tokens[i];
    const second = this.#span(i + 2);
    if (
      bare?.kind === 'number' &&
      bare.value !== undefined &&
      joint.test(this.#word(i + 1)) &&
      second !== undefined &&
      lengthOf(second.value) === 1
    ) {
      const from = dayOf(yearOf(second.value.from), monthNumber(second.value.from), bare.value);
      if (from !== undefined && from <= second.value.to && bare.value <= 31)
        return {
          value: { ...second.value, from, unit: 'range', count: 1 },
          length: i + 2 + second.length - at,
        };
    }
    const start = this.#span(i, true);
    if (!start || !joint.test(this.#word(i + start.length))) return undefined;
    const endAt = i + start.length + 1;
    const end = this.#end(endAt, start.value);
    if (!end) return undefined;
    // Of "January to March 2026" the year holds for both; what would end before it began began a year earlier.
    let { from } = start.value;
    if (from > end.value.to) from = `${yearOf(from) - 1}${from.slice(4)}` as Day;
    else if (
      yearOf(from) < yearOf(end.value.to) &&
      start.value.reading === 'most_recent' &&
      end.value.reading !== 'most_recent'
    ) {
      const same = `${yearOf(end.value.to)}${from.slice(4)}` as Day;
      if (same <= end.value.to) from = same;
    }
    if (end.value.to < from) return undefined;
    const isMonths = start.value.unit === 'month' && end.value.unit === 'month';
    const months =
      (yearOf(end.value.from) - yearOf(from)) * 12 + monthNumber(end.value.from) - monthNumber(from) + 1;
    return {
      value: {
        from,
        to: end.value.to,
        unit: isMonths ? 'month' : 'range',
        count: isMonths ? months : 1,
        ...(end.value.isRunning === true && { isRunning: true }),
        ...readingOf(end.value.reading ?? start.value.reading),
        ...(start.value.unit === end.value.unit && { ends: [start.value, end.value] as const }),
      },
      length: endAt + end.length - at,
    };
  }

  /** The end of a range may be a bare day of the month that the range began in: Feb 3 to 9. */
  #end(at: number, start: Period): PeriodRead {
    const found = this.#span(this.#is(at, 'the') ? at + 1 : at, true);
    if (found) return this.#is(at, 'the') ? { ...found, length: found.length + 1 } : found;
    if (this.#is(at, 'now') || this.#is(at, 'today'))
      return {
        value: { from: start.from, to: this.#latest(start.from), unit: 'range', count: 1 },
        length: 1,
      };
    const token = this.#tokens[at];
    if (token?.kind !== 'number' || token.value === undefined || lengthOf(start) !== 1) return undefined;
    const day = dayOf(yearOf(start.from), monthNumber(start.from), token.value);
    if (day === undefined || day < start.from) return undefined;
    const year = this.#year(at + 1);
    if (year) {
      const moved = dayOf(year.value, monthNumber(start.from), token.value);
      return moved && { value: { from: moved, to: moved, unit: 'day', count: 1 }, length: 1 + year.length };
    }
    return { value: { from: day, to: day, unit: 'day', count: 1 }, length: 1 };
  }

  /** The last day that may have data: yesterday, or today where today has some. */
  #latest(from: Day): Day {
    const { today, lastDay } = this.#calendar;
    const yesterday = addDays(today, -1);
    const latest = lastDay >= today ? today : yesterday;
    return latest < from ? from : latest;
  }

  /** One stretch of days: a day, a week, a month, "last 30 days", "Q1", "Feb 3 – 9". */
  #span(at: number, isPart = false): PeriodRead {
    const edge = this.#edge(at);
    if (edge) return edge;
    const i = this.#is(at, 'the') ? at + 1 : at;
    const found =
      this.#partOf(i) ??
      this.#rolling(i) ??
      this.#running(i) ??
      this.#ago(i) ??
      this.#weekNamed(i) ??
      this.#dayNamed(i) ??
      this.#quarter(i) ??
      this.#monthNamed(i) ??
      this.#yearNamed(i) ??
      this.#allData(i);
    if (!found) return undefined;
    const length = found.length + (i - at);
    if (isPart) return { ...found, length };
    return this.#joined(at, { ...found, length }) ?? { ...found, length };
  }

  /** "the beginning of May", "the end of last month": behind "since" and "until" its first or its last day. */
  #edge(at: number): PeriodRead {
    let i = this.#is(at, 'the') ? at + 1 : at;
    const isStart = /^(?:beginning|start)$/.test(this.#word(i));
    const isEnd = this.#word(i) === 'end';
    const lead = this.#word(at - 1);
    const isBound = isStart
      ? /^(?:since|from|after|between|seit)$/.test(lead)
      : /^(?:until|till|to|through|by|and|before)$/.test(lead);
    if ((!isStart && !isEnd) || !isBound || !this.#is(i + 1, 'of')) return undefined;
    i += 2;
    const whole = this.#span(i, true);
    if (!whole || lengthOf(whole.value) < 2) return undefined;
    const day = isStart ? whole.value.from : whole.value.to;
    return { value: { from: day, to: day, unit: 'day', count: 1 }, length: i + whole.length - at };
  }

  /** Jan 15 to Feb 15, 2026-02-01 – 2026-02-15, January through March. */
  #joined(at: number, start: Read<Period>): PeriodRead {
    const joint = this.#word(at + start.length);
    if (!/^(?:to|until|till|through|thru|-|–|bis)$/.test(joint)) return undefined;
    if (start.value.unit === 'week' && start.value.words !== undefined) return undefined;
    return this.#fromTo(at, 0, /^(?:to|until|till|through|thru|-|–|bis)$/);
  }

  #count(at: number): Read<number> | undefined {
    const token = this.#tokens[at];
    if (
      token?.kind === 'number' &&
      token.value !== undefined &&
      !token.percent &&
      Number.isInteger(token.value) &&
      !token.ordinal
    )
      return { value: token.value, length: 1 };
    const word = this.#word(at);
    if (word === 'couple' || (word === 'a' && this.#is(at + 1, 'couple'))) {
      const length = (word === 'a' ? 2 : 1) + (this.#is(at + (word === 'a' ? 2 : 1), 'of') ? 1 : 0);
      return { value: 2, length };
    }
    const spelled = numberWord(word);
    return spelled === undefined ? undefined : { value: spelled, length: 1 };
  }

  /** L7D, L6M, LW, LY, and 30d: as people of the trade write last 7 days, last 6 months, last week, last year. */
  #shorthand(at: number): PeriodRead {
    const token = this.#tokens[at];
    const letters = token?.text.toUpperCase() ?? '';
    const units: Readonly<Record<string, CalendarUnit>> = {
      D: 'day',
      W: 'week',
      M: 'month',
      Q: 'quarter',
      Y: 'year',
    };
    const isWritten = token?.kind === 'word' && token.text === letters;
    const single = /^[LP]([WMQY])$/.exec(isWritten ? letters : '')?.[1];
    if (single !== undefined) {
      const unit = units[single] as CalendarUnit;
      const { from, to } = unitAround(this.#calendar.today, unit, -1);
      return { value: { from, to, unit, count: 1, words: `last ${unit}` }, length: 1 };
    }
    const isLast = token?.kind === 'word' && /^[LTP]$/.test(letters);
    const place = isLast ? at + 1 : at;
    const number = this.#tokens[place];
    if (number?.kind !== 'number' || number.value === undefined || (isLast && !number.glued))
      return undefined;
    const months = /^(\d{1,2})m$/i.exec(number.text)?.[1];
    const behind = this.#tokens[place + 1];
    const letter = months !== undefined ? 'M' : behind?.glued ? behind.text.toUpperCase() : '';
    const unit = units[letter];
    const count = months !== undefined ? Number(months) : number.value;
    if (unit === undefined || !Number.isInteger(count) || count < 1 || count > 1_000) return undefined;
    if (!isLast && unit !== 'day') return undefined;
    return this.#lastUnits(unit, count, (isLast ? 1 : 0) + (months !== undefined ? 1 : 2));
  }

  /** The last so many units that are over; of days those up to yesterday. */
  #lastUnits(unit: CalendarUnit, count: number, length: number): PeriodRead {
    const { today } = this.#calendar;
    if (unit === 'day')
      return {
        value: {
          from: addDays(today, -count),
          to: addDays(today, -1),
          unit,
          count,
          reading: 'without_today',
        },
        length,
      };
    return {
      value: {
        from: unitAround(today, unit, -count).from,
        to: unitAround(today, unit, -1).to,
        unit,
        count,
        reading: unit === 'week' ? 'complete_weeks' : 'complete_months',
      },
      length,
    };
  }

  #rolling(at: number): PeriodRead {
    const short = this.#shorthand(at);
    if (short) return short;
    if (!LAST.has(this.#word(at))) return undefined;
    // last 7d, past 6m
    const glued = this.#shorthand(at + 1);
    const months = /^(\d{1,2})m$/i.exec(this.#tokens[at + 1]?.text ?? '')?.[1];
    if (months !== undefined) return this.#lastUnits('month', Number(months), 2);
    if (glued && glued.value.count > 1) return { ...glued, length: glued.length + 1 };
    const { today } = this.#calendar;
    const count = this.#count(at + 1);
    let i = at + 1 + (count?.length ?? 0);
    while (WHOLE.has(this.#word(i))) i++;
    const word = this.#word(i);
    const done = (
      from: Day,
      to: Day,
      unit: Period['unit'],
      number: number,
      more: Partial<Period> = {},
    ): PeriodRead => ({
      value: { from, to, unit, count: number, ...more },
      length: i + 1 - at,
    });
    const number = count?.value ?? 1;
    if (number < 1 || number > 1_000) return undefined;
    if (/^weekend|wochenende$/.test(word)) {
      const saturday = addDays(weekOf(today), weekday(today) === 6 ? -2 : -2);
      return count === undefined
        ? done(saturday, addDays(saturday, 1), 'range', 1, { words: 'last weekend' })
        : undefined;
    }
    if (word === 'fortnight') return done(addDays(today, -14), addDays(today, -1), 'day', 14);
    const named = weekdayOf(word);
    if (named !== undefined && count === undefined) {
      const back = (weekday(today) - named + 7) % 7 || 7;
      return done(addDays(today, -back), addDays(today, -back), 'day', 1);
    }
    const month = monthOf(word);
    if (month !== undefined && count === undefined) {
      const year = month < monthNumber(today) ? yearOf(today) : yearOf(today) - 1;
      return done(firstOfMonth(year, month), lastOfMonth(year, month), 'month', 1);
    }
    if (word === 'hour' || word === 'h') return undefined;
    const unit = unitWords.get(word);
    if (unit === undefined) return undefined;
    if (unit === 'day') {
      if (count === undefined && this.#word(at) !== 'last') return undefined;
      const from = addDays(today, -number);
      return done(
        from,
        addDays(today, -1),
        'day',
        number,
        number > 1 ? { reading: 'without_today' } : { words: 'yesterday' },
      );
    }
    const first = unitAround(today, unit, -number);
    const last = unitAround(today, unit, -1);
    if (count === undefined) return done(first.from, last.to, unit, 1, { words: `last ${unit}` });
    return done(
      first.from,
      last.to,
      unit,
      number,
      unit === 'week' ? { reading: 'complete_weeks' } : { reading: 'complete_months' },
    );
  }

  #running(at: number): PeriodRead {
    const { today } = this.#calendar;
    const word = this.#word(at);
    const until = (unit: CalendarUnit, length: number): PeriodRead => {
      const { from, to } = unitAround(today, unit);
      const latest = this.#latest(from);
      return {
        value: {
          from,
          to: earlier(latest, to),
          unit,
          count: 1,
          isRunning: latest < to,
          words: `this ${unit}`,
        },
        length,
      };
    };
    if (THIS.has(word)) {
      const unit = unitWords.get(this.#word(at + 1));
      if (this.#is(at + 1, 'weekend')) {
        const saturday = addDays(weekOf(today), 5);
        return {
          value: { from: saturday, to: addDays(saturday, 1), unit: 'range', count: 1, words: 'this weekend' },
          length: 2,
        };
      }
      const month = monthOf(this.#word(at + 1));
      if (month !== undefined) return this.#monthIn(month, yearOf(today), 2);
      if (unit === undefined) return undefined;
      const soFar =
        this.#is(at + 2, 'so', 'far') || this.#is(at + 2, 'to', 'date') || this.#is(at + 2, 'until', 'now')
          ? 2
          : 0;
      return until(unit, 2 + soFar);
    }
    const toDate = new Map<string, CalendarUnit>([
      ['ytd', 'year'],
      ['mtd', 'month'],
      ['qtd', 'quarter'],
      ['wtd', 'week'],
    ]);
    const short = toDate.get(word);
    if (short !== undefined) return until(short, 1);
    const unit = unitWords.get(word);
    if (unit !== undefined && this.#is(at + 1, 'to', 'date')) return until(unit, 3);
    if (word === 'today' || word === 'heute')
      return {
        value: { from: today, to: today, unit: 'day', count: 1, isRunning: true, words: 'today' },
        length: 1,
      };
    if (word === 'yesterday' || word === 'gestern') {
      const day = addDays(today, -1);
      return { value: { from: day, to: day, unit: 'day', count: 1, words: 'yesterday' }, length: 1 };
    }
    if (word === 'day' && this.#is(at + 1, 'before', 'yesterday')) {
      const day = addDays(today, -2);
      return {
        value: { from: day, to: day, unit: 'day', count: 1, words: 'the day before yesterday' },
        length: 3,
      };
    }
    const dated =
      word === 'weekend' && this.#is(at + 1, 'of')
        ? this.#dayNamed(this.#is(at + 2, 'the') ? at + 3 : at + 2)
        : undefined;
    if (dated) {
      const monday = weekOf(dated.value.from);
      const length = (this.#is(at + 2, 'the') ? 3 : 2) + dated.length;
      return { value: { from: addDays(monday, 5), to: addDays(monday, 6), unit: 'range', count: 1 }, length };
    }
    if (word === 'weekend' || word === 'wochenende') {
      const saturday = addDays(weekOf(today), weekday(today) >= 6 ? 5 : -2);
      return {
        value: { from: saturday, to: addDays(saturday, 1), unit: 'range', count: 1, words: 'last weekend' },
        length: 1,
      };
    }
    return undefined;
  }

  /** "two weeks ago" is that whole week, "three days ago" that day. */
  #ago(at: number): PeriodRead {
    const count = this.#is(at, 'a') || this.#is(at, 'an') ? { value: 1, length: 1 } : this.#count(at);
    if (!count) return undefined;
    const unit = unitWords.get(this.#word(at + count.length));
    if (
      unit === undefined ||
      !/^(?:ago|earlier|back)$/.test(this.#word(at + count.length + 1)) ||
      count.value > 1_000
    )
      return undefined;
    const { from, to } = unitAround(this.#calendar.today, unit, -count.value);
    return { value: { from, to, unit, count: 1 }, length: count.length + 2 };
  }

  /** week 8, KW 8, 2026-W08, "the week of Feb 13", "the week starting March 2". */
  #weekNamed(at: number): PeriodRead {
    const word = this.#word(at);
    const { today } = this.#calendar;
    let i = at;
    if (/^(?:calendar|iso)$/.test(word) && this.#is(at + 1, 'week')) i++;
    const isWeek = /^(?:week|kw|wk|kalenderwoche|w)$/.test(this.#word(i));
    const yearFirst = this.#year(at);
    if (yearFirst && this.#is(at + yearFirst.length, '-', 'w')) {
      const number = this.#tokens[at + yearFirst.length + 2];
      if (number?.kind === 'number' && number.value !== undefined && number.glued)
        return this.#isoWeek(yearFirst.value, number.value, yearFirst.length + 3);
    }
    if (!isWeek) return undefined;
    const token = this.#tokens[i + 1];
    const hash = token?.word === '#' || token?.word === 'number' || token?.word === 'no' ? 1 : 0;
    const number = this.#tokens[i + 1 + hash];
    if (
      number?.kind === 'number' &&
      number.value !== undefined &&
      !number.ordinal &&
      (this.#word(i) !== 'w' || number.glued)
    ) {
      let next = i + 2 + hash;
      if (this.#is(next, 'of') || this.#is(next, 'in') || this.#is(next, '/') || this.#is(next, ',')) next++;
      const year = this.#year(next);
      if (year) return this.#isoWeek(year.value, number.value, next + year.length - at);
      if (number.value < 1 || number.value > 53) return undefined;
      const own = isoWeek(yearOf(today), number.value);
      return this.#isoWeek(
        own > today ? yearOf(today) - 1 : yearOf(today),
        number.value,
        i + 2 + hash - at,
        own > today ? undefined : 'most_recent',
      );
    }
    let j = i + 1;
    const isEnd = /^(?:ending|ended|end)$/.test(this.#word(j));
    if (/^(?:of|starting|beginning|commencing|from|ending|ended|around|containing|with)$/.test(this.#word(j)))
      j++;
    else return undefined;
    while (/^(?:on|the|in)$/.test(this.#word(j))) j++;
    const day = this.#dayNamed(j);
    if (!day) return undefined;
    const monday = isEnd ? addDays(day.value.from, -6) : weekOf(day.value.from);
    return {
      value: {
        from: monday,
        to: addDays(monday, 6),
        unit: isEnd && weekday(day.value.from) !== 6 ? 'range' : 'week',
        count: 1,
        reading: 'monday_week',
      },
      length: j + day.length - at,
    };
  }

  #isoWeek(year: number, number: number, length: number, reading?: PeriodReading): PeriodRead {
    if (!Number.isInteger(number) || number < 1 || number > 53) return undefined;
    const from = isoWeek(year, number);
    return { value: { from, to: addDays(from, 6), unit: 'week', count: 1, ...readingOf(reading) }, length };
  }

  #dayNamed(at: number): PeriodRead {
    const { today } = this.#calendar;
    const token = this.#tokens[at];
    if (!token) return undefined;
    if (token.kind === 'date') return this.#writtenDate(token);
    const single = (day: Day | undefined, length: number, reading?: PeriodReading): PeriodRead =>
      day && { value: { from: day, to: day, unit: 'day', count: 1, ...readingOf(reading) }, length };
    let i = at;
    const named = weekdayOf(token.word);
    // Tuesday, March 3: the date tells.
    if (named !== undefined && token.kind === 'word') {
      let next = i + 1;
      if (this.#is(next, ',')) next++;
      if (this.#is(next, 'the')) next++;
      const dated = weekdayOf(this.#word(next)) === undefined ? this.#dayNamed(next) : undefined;
      if (dated) return { ...dated, length: next + dated.length - at };
      if (this.#is(i + 1, 'of') && this.#is(i + 2, 'last', 'week'))
        return single(addDays(unitAround(today, 'week', -1).from, named), 4);
      if (this.#is(i + 1, 'last', 'week'))
        return single(addDays(unitAround(today, 'week', -1).from, named), 3);
      const back = (weekday(today) - named + 7) % 7 || 7;
      return single(addDays(today, -back), 1, 'most_recent');
    }
    const date = this.#dateNumber(i);
    if (date) {
      i += date.length;
      if (this.#is(i, 'of')) i++;
      const month = monthOf(this.#word(i));
      if (month === undefined) return undefined;
      i++;
      return this.#dayIn(at, i, month, date.value);
    }
    const month = monthOf(token.word);
    if (month === undefined || token.kind !== 'word') return undefined;
    i++;
    if (this.#is(i, '.')) i++;
    if (this.#is(i, 'the')) i++;
    const behind = this.#dateNumber(i);
    if (!behind || this.#year(i)) return undefined;
    return this.#dayIn(at, i + behind.length, month, behind.value);
  }

  #dateNumber(at: number): Read<number> | undefined {
    const token = this.#tokens[at];
    if (
      token?.kind === 'number' &&
      token.value !== undefined &&
      Number.isInteger(token.value) &&
      token.value >= 1 &&
      token.value <= 31 &&
      !token.percent
    )
      return { value: token.value, length: token.ordinal || this.#word(at + 1) !== '.' ? 1 : 2 };
    return undefined;
  }

  #dayIn(at: number, behind: number, month: number, date: number): PeriodRead {
    const { today } = this.#calendar;
    let i = behind;
    if (this.#is(i, ',')) i++;
    const year = this.#year(i) ?? this.#relativeYear(i);
    if (year) {
      const day = dayOf(year.value, month, date);
      return day && { value: { from: day, to: day, unit: 'day', count: 1 }, length: i + year.length - at };
    }
    const own = dayOf(yearOf(today), month, date);
    const day = own !== undefined && own <= today ? own : dayOf(yearOf(today) - 1, month, date);
    return (
      day && {
        value: { from: day, to: day, unit: 'day', count: 1, reading: 'most_recent' },
        length: behind - at,
      }
    );
  }

  #writtenDate({ word }: Token): PeriodRead {
    const parts = word.split(/[-./]/).map(Number) as [number, number, number];
    const single = (day: Day | undefined, reading?: PeriodReading): PeriodRead =>
      day && { value: { from: day, to: day, unit: 'day', count: 1, ...readingOf(reading) }, length: 1 };
    if (word.includes('-')) return single(dayOf(...parts));
    const year = parts[2] < 100 ? 2000 + parts[2] : parts[2];
    const [a, b] = parts;
    const isBoth = a <= 12 && b <= 12 && a !== b;
    if (word.includes('.')) return single(dayOf(year, b, a), isBoth ? 'day_first' : undefined);
    const monthFirst = isBoth ? this.#calendar.monthFirst : a <= 12;
    return single(
      monthFirst ? dayOf(year, a, b) : dayOf(year, b, a),
      isBoth ? (monthFirst ? 'month_first' : 'day_first') : undefined,
    );
  }

  #quarter(at: number): PeriodRead {
    const { today } = this.#calendar;
    const token = this.#tokens[at];
    let number: number | undefined;
    let i = at;
    if (token?.word === 'q' && this.#tokens[at + 1]?.kind === 'number' && this.#tokens[at + 1]?.glued) {
      number = this.#tokens[at + 1]?.value;
      i = at + 2;
    } else if (this.#is(at, 'quarter') && this.#tokens[at + 1]?.kind === 'number') {
      number = this.#tokens[at + 1]?.value;
      i = at + 2;
    } else {
      const ordinal = ordinalWord(this.#word(at)) ?? (token?.ordinal ? token.value : undefined);
      if (ordinal !== undefined && this.#is(at + 1, 'quarter')) {
        number = ordinal;
        i = at + 2;
      }
    }
    if (number === undefined || number < 1 || number > 4 || !Number.isInteger(number)) return undefined;
    if (this.#is(i, 'of') || this.#is(i, '/') || this.#is(i, ',')) i++;
    const year = this.#year(i) ?? this.#relativeYear(i);
    const of = (value: number) => ({
      from: firstOfMonth(value, number * 3 - 2),
      to: lastOfMonth(value, number * 3),
    });
    if (year)
      return { value: { ...of(year.value), unit: 'quarter', count: 1 }, length: i + year.length - at };
    const own = of(yearOf(today));
    const { from, to } = own.from <= today ? own : of(yearOf(today) - 1);
    const length = this.#is(i - 1, 'of') ? i - 1 - at : i - at;
    const latest = this.#latest(from);
    return {
      value: {
        from,
        to: earlier(to, latest),
        unit: 'quarter',
        count: 1,
        reading: 'most_recent',
        ...(latest < to && { isRunning: true }),
      },
      length,
    };
  }

  #monthNamed(at: number): PeriodRead {
    const token = this.#tokens[at];
    const { today } = this.#calendar;
    const year = this.#year(at);
    // 2026-02
    const numeric = this.#tokens[at + 2];
    if (
      year &&
      this.#is(at + 1, '-') &&
      numeric?.kind === 'number' &&
      numeric.glued &&
      numeric.value !== undefined &&
      numeric.value >= 1 &&
      numeric.value <= 12
    )
      return {
        value: {
          from: firstOfMonth(year.value, numeric.value),
          to: lastOfMonth(year.value, numeric.value),
          unit: 'month',
          count: 1,
        },
        length: 3,
      };
    let i = at;
    if (this.#is(i, 'month', 'of')) i += 2;
    const month = token?.kind === 'word' ? monthOf(this.#word(i)) : undefined;
    if (month === undefined) return undefined;
    if (this.#word(i) === 'may' && i === at && !this.#mayBeMonth(at)) return undefined;
    i++;
    if (this.#is(i, 'of') || this.#is(i, ',')) i++;
    const behind = this.#year(i) ?? this.#relativeYear(i);
    if (behind) return this.#monthIn(month, behind.value, i + behind.length - at);
    if (i > at + 1 && (this.#is(i - 1, 'of') || this.#is(i - 1, ','))) i--;
    const own = firstOfMonth(yearOf(today), month) <= today;
    return this.#monthIn(month, own ? yearOf(today) : yearOf(today) - 1, i - at, 'most_recent');
  }

  /** "may" is a month behind a preposition or beside another month or a year. */
  #mayBeMonth(at: number): boolean {
    const behind = this.#word(at + 1);
    if (/^(?:be|have|i|we|you|also|see|not|need|want)$/.test(behind)) return false;
    const before = this.#is(at - 1, '.') ? this.#word(at - 2) : this.#word(at - 1);
    return (
      /^(?:in|of|for|during|since|until|till|before|after|from|to|and|v|vs|versu|versus|against|with|or|over|last|this|than|between|by|,|-|–)$/.test(
        before,
      ) ||
      this.#year(at + 1) !== undefined ||
      this.#tokens[at]?.proper === true ||
      /^(?:\?|:)?$/.test(behind)
    );
  }

  #monthIn(month: number, year: number, length: number, reading?: PeriodReading): PeriodRead {
    const [from, to] = [firstOfMonth(year, month), lastOfMonth(year, month)];
    const latest = this.#latest(from);
    const isRunning = from <= this.#calendar.today && latest < to;
    return {
      value: {
        from,
        to: isRunning ? latest : to,
        unit: 'month',
        count: 1,
        ...(isRunning && { isRunning }),
        ...readingOf(reading),
      },
      length,
    };
  }

  #yearNamed(at: number): PeriodRead {
    let i = at;
    if (this.#is(i, 'year') || this.#is(i, 'fiscal')) i++;
    const half = this.#half(at);
    if (half) return half;
    const year = this.#year(i);
    if (!year) return undefined;
    const [from, to] = [firstOfMonth(year.value, 1), lastOfMonth(year.value, 12)];
    const latest = this.#latest(from);
    const isRunning = from <= this.#calendar.today && latest < to;
    return {
      value: { from, to: isRunning ? latest : to, unit: 'year', count: 1, ...(isRunning && { isRunning }) },
      length: i + year.length - at,
    };
  }

  /** H1 2025, "the first half of 2025". */
  #half(at: number): PeriodRead {
    const token = this.#tokens[at + 1];
    let number: number | undefined;
    if (this.#is(at, 'h') && token?.kind === 'number' && token.glued) number = token.value;
    else if (this.#is(at + 1, 'half')) number = ordinalWord(this.#word(at)) ?? this.#tokens[at]?.value;
    if (number !== 1 && number !== 2) return undefined;
    let i = at + 2;
    if (this.#is(i, 'of')) i++;
    if (this.#is(i, 'the')) i++;
    const year = this.#year(i) ?? this.#relativeYear(i);
    if (year)
      return {
        value: {
          from: firstOfMonth(year.value, number * 6 - 5),
          to: lastOfMonth(year.value, number * 6),
          unit: 'range',
          count: 1,
        },
        length: i + year.length - at,
      };
    const month = this.#monthNamed(i);
    if (month?.value.unit !== 'month') return undefined;
    const { from } = month.value;
    const middle = addDays(from, 14);
    return {
      value:
        number === 1
          ? { from, to: middle, unit: 'range', count: 1 }
          : { from: addDays(middle, 1), to: month.value.to, unit: 'range', count: 1 },
      length: i + month.length - at,
    };
  }

  /** The first week of February, the last two weeks of March, the first ten days of January. */
  #partOf(at: number): PeriodRead {
    const half = this.#half(at);
    if (half) return half;
    const isLast = LAST.has(this.#word(at)) || this.#word(at) === 'final';
    const ordinal =
      ordinalWord(this.#word(at)) ?? (this.#tokens[at]?.ordinal ? this.#tokens[at]?.value : undefined);
    if (!isLast && ordinal === undefined) return undefined;
    const count = this.#count(at + 1);
    let i = at + 1 + (count?.length ?? 0);
    while (WHOLE.has(this.#word(i))) i++;
    const unit = unitWords.get(this.#word(i));
    if (unit !== 'day' && unit !== 'week') return undefined;
    i++;
    if (!this.#is(i, 'of') && !this.#is(i, 'in')) return undefined;
    i++;
    if (this.#is(i, 'the')) i++;
    const whole =
      this.#quarter(i) ?? this.#monthNamed(i) ?? this.#rolling(i) ?? this.#running(i) ?? this.#yearNamed(i);
    if (!whole || lengthOf(whole.value) < 28) return undefined;
    const days = (count?.value ?? 1) * (unit === 'week' ? 7 : 1);
    const { from, to } = whole.value;
    const length = i + whole.length - at;
    const range = (first: Day, last: Day, reading?: PeriodReading): PeriodRead =>
      first >= from && last <= to
        ? { value: { from: first, to: last, unit: 'range', count: 1, ...readingOf(reading) }, length }
        : undefined;
    if (isLast && unit === 'week' && count === undefined) {
      const sunday = addDays(weekOf(addDays(to, 1)), -1);
      return range(addDays(sunday, -6), sunday, 'monday_week');
    }
    if (isLast) return range(addDays(to, 1 - days), to);
    if (unit === 'week' && count === undefined) {
      const monday = weekday(from) === 0 ? from : addDays(weekOf(from), 7);
      const start = addDays(monday, ((ordinal as number) - 1) * 7);
      return range(start, addDays(start, 6), 'first_monday');
    }
    if (count === undefined) {
      const day = addDays(from, (ordinal as number) - 1);
      return range(day, day);
    }
    return ordinal === 1 ? range(from, addDays(from, days - 1)) : undefined;
  }

  #allData(at: number): PeriodRead {
    const { firstDay, lastDay } = this.#calendar;
    const phrases = [
      ['all', 'time'],
      ['all', 'the', 'time'],
      ['of', 'all', 'time'],
      ['ever'],
      ['all', 'data'],
      ['all', 'the', 'data'],
      ['entire', 'period'],
      ['whole', 'period'],
      ['complete', 'period'],
      ['full', 'period'],
      ['entire', 'dataset'],
      ['whole', 'dataset'],
      ['all', 'available', 'data'],
      ['entire', 'history'],
      ['since', 'the', 'beginning', 'of', 'time'],
      ['lifetime'],
      ['all', 'date'],
      ['all', 'day'],
      ['full', 'date', 'range'],
      ['entire', 'time'],
      ['entire', 'date', 'range'],
      ['whole', 'time'],
      ['all', 'history'],
      ['to', 'date'],
      ['so', 'far'],
    ];
    const isOfAll = this.#is(at, 'since', 'the', 'beginning') && !this.#is(at + 3, 'of');
    const found = isOfAll ? ['since', 'the', 'beginning'] : phrases.find((phrase) => this.#is(at, ...phrase));
    return (
      found && {
        value: { from: firstDay, to: lastDay, unit: 'range', count: 1, reading: 'all_data' },
        length: found.length,
      }
    );
  }

  #year(at: number): Read<number> | undefined {
    const token = this.#tokens[at];
    if (
      token?.kind === 'number' &&
      token.value !== undefined &&
      !token.percent &&
      /^(?:19|20|21)\d\d$/.test(token.text)
    )
      return { value: token.value, length: 1 };
    // '26
    const short = this.#tokens[at + 1];
    if (
      (token?.word === "'" || token?.word === '’') &&
      short?.kind === 'number' &&
      /^\d\d$/.test(short.text) &&
      short.glued
    )
      return { value: 2000 + Number(short.text), length: 2 };
    return undefined;
  }

  #relativeYear(at: number): Read<number> | undefined {
    const year = yearOf(this.#calendar.today);
    const i = this.#is(at, 'of') || this.#is(at, 'the') ? at + 1 : at;
    if (LAST.has(this.#word(i)) && this.#is(i + 1, 'year')) return { value: year - 1, length: i + 2 - at };
    if (THIS.has(this.#word(i)) && this.#is(i + 1, 'year')) return { value: year, length: i + 2 - at };
    return undefined;
  }
}

const readingOf = (reading: PeriodReading | undefined): { reading?: PeriodReading } =>
  reading === undefined ? {} : { reading };
