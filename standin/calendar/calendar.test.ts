import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  civilDay,
  formatCivilDay,
  isoWeekOf,
  mondayOf,
  parseCivilDay,
  partsOf,
  sundayWeekOf,
  weekdayOf,
} from './civil-day.ts';
import { localTime } from './local-time.ts';
import { localTimeReader } from './local-time-reader.ts';

// 1970 to 2120.
const days = fc.integer({ min: 0, max: 54_787 });
const plain = (day: number) => Temporal.PlainDate.from('1970-01-01').add({ days: day });

describe('a civil day', () => {
  it('agrees with Temporal', () => {
    fc.assert(
      fc.property(days, (day) => {
        const date = plain(day);
        expect(formatCivilDay(day)).toBe(date.toString());
        expect(parseCivilDay(date.toString())).toBe(day);
        expect(partsOf(day)).toEqual({ year: date.year, month: date.month, day: date.day });
        expect(weekdayOf(day)).toBe(date.dayOfWeek % 7);
        expect(isoWeekOf(day)).toEqual({ year: date.yearOfWeek, week: date.weekOfYear });
        expect(plain(mondayOf(day)).dayOfWeek).toBe(1);
        expect(day - mondayOf(day)).toBe(date.dayOfWeek - 1);
      }),
    );
  });

  it.each(['2017-02-29', '2017-13-01', '2017-1-1', '17-01-01', '', 'today', '2017-01-01T00:00'])(
    'is not "%s"',
    (text) => {
      expect(parseCivilDay(text)).toBeUndefined();
    },
  );

  it.each([
    ['2017-01-01', 1],
    ['2017-01-07', 1],
    ['2017-01-08', 2],
    ['2016-01-01', 1],
    ['2016-01-02', 1],
    ['2016-01-03', 2],
    ['2016-12-31', 53],
    ['2023-12-31', 53],
  ])('%s is in Google’s week %i', (text, week) => expect(sundayWeekOf(parseCivilDay(text) ?? 0)).toBe(week));
});

describe('local time', () => {
  it('agrees with Temporal, also around the changes of the clocks', () => {
    const zones = ['America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata', 'UTC'];
    const aroundChange = fc
      .integer({ min: -7200, max: 7200 })
      .map((offset) => Date.parse('2017-03-12T10:00:00Z') / 1000 + offset);
    const seconds = fc.oneof(aroundChange, fc.integer({ min: 1_000_000_000, max: 2_000_000_000 }));
    const readers = new Map(zones.map((zone) => [zone, localTimeReader(zone)]));
    fc.assert(
      fc.property(seconds, fc.constantFrom(...zones), (unix, zone) => {
        const local = Temporal.Instant.fromEpochMilliseconds(unix * 1000).toZonedDateTimeISO(zone);
        const expected = {
          day: civilDay(local.year, local.month, local.day),
          second: local.hour * 3600 + local.minute * 60 + local.second,
        };
        expect(localTime(unix * 1000, zone)).toEqual(expected);
        expect(readers.get(zone)?.(unix)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});
