import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addWeeks,
  type Day,
  dayAt,
  dayFromEpoch,
  daysBetween,
  daysOfWeek,
  epochDay,
  isMonday,
  lastCompleteWeek,
  parseDay,
  weekday,
  weekOf,
  weeksBefore,
} from './week.ts';

const anyDay = fc.integer({ min: -25_000, max: 47_000 }).map(dayFromEpoch);

describe('days', () => {
  it('refuses what is no real day', () => {
    for (const text of [
      '2026-02-30',
      '2025-02-29',
      '2026-13-01',
      '2026-1-05',
      '26-01-05',
      '2026-01-05T00:00',
      '',
      ' 2026-01-05',
      '0000-01-03',
      '9999-12-27',
    ])
      expect(parseDay(text), text).toBeUndefined();
    expect(parseDay('2024-02-29')).toBe('2024-02-29');
  });

  it('counts there and back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        expect(parseDay(day)).toBe(day);
        expect(dayFromEpoch(epochDay(day))).toBe(day);
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });
});

describe('weeks', () => {
  it('start on Monday and hold each of their days', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const monday = weekOf(day);
        expect(isMonday(monday)).toBe(true);
        expect(daysOfWeek(monday)).toContain(day);
        expect(weekday(day)).toBe(daysBetween(monday, day));
        expect(new Date(`${monday}T12:00:00Z`).getUTCDay()).toBe(1);
      }),
    );
  });

  it('lists the weeks before, oldest first', () => {
    const monday = parseDay('2026-03-02') as Day;
    expect(weeksBefore(monday, 2)).toEqual(['2026-02-16', '2026-02-23']);
    expect(addWeeks(monday, -53)).toBe('2025-02-24');
  });
});

describe('zones', () => {
  it('sees the same instant as different days', () => {
    const instant = Date.parse('2026-03-02T05:00:00Z'); // Monday in London, still Sunday in Los Angeles
    expect(dayAt(instant, 'Europe/London')).toBe('2026-03-02');
    expect(dayAt(instant, 'America/Los_Angeles')).toBe('2026-03-01');
    expect(lastCompleteWeek(instant, 'Europe/London')).toBe('2026-02-23');
    expect(lastCompleteWeek(instant, 'America/Los_Angeles')).toBe('2026-02-16');
  });
});
