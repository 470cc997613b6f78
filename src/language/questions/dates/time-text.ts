import { addDays, type Day } from '#src/shared/week.ts';
import type { Token } from '../text/tokenize.ts';
import type { Period, PeriodReading } from './period.ts';
import type { UnitOfTime } from './units-of-time.ts';

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
  | { readonly type: 'relative'; readonly to: 'before' | 'year_before' | 'week_before' }
  /** As long as one that is named elsewhere, so many units before it: "vs a week earlier". */
  | { readonly type: 'shifted'; readonly unit: UnitOfTime; readonly count: number }
  | { readonly type: 'weekdays'; readonly days: readonly number[]; readonly words: string }
  | { readonly type: 'future' }
  /** A day that only a calendar of feasts knows. */
  | { readonly type: 'feast'; readonly name: string }
  /** Days that no calendar knows: "the last quarter of October"; `ways`: times that can be meant. */
  | {
      readonly type: 'unclear';
      readonly about?: 'how_many_units' | 'no_such_week';
      readonly ways?: readonly string[];
    };

export interface Read<Value> {
  readonly value: Value;
  /** How many tokens it took. */
  readonly length: number;
}

export type PeriodRead = Read<Period> | undefined;

export const readingOf = (reading: PeriodReading | undefined): { reading?: PeriodReading } =>
  reading === undefined ? {} : { reading };

/** The words that a date is read from, and the days that it is read against. */
export class TimeText {
  readonly tokens: readonly Token[];
  readonly calendar: Calendar;

  constructor(tokens: readonly Token[], calendar: Calendar) {
    this.tokens = tokens;
    this.calendar = calendar;
  }

  word(at: number): string {
    const token = this.tokens[at];
    return token === undefined || token.kind === 'quoted' || token.kind === 'path' ? '' : token.word;
  }

  is(at: number, ...words: readonly string[]): boolean {
    return words.every((word, offset) => this.word(at + offset) === word);
  }
}

/** The last day that may have data: yesterday, or today where today has some. */
export function latestDay(time: TimeText, from: Day): Day {
  const { today, lastDay } = time.calendar;
  const yesterday = addDays(today, -1);
  const latest = lastDay >= today ? today : yesterday;
  return latest < from ? from : latest;
}
