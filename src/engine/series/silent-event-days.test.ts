import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { silentDaysOf } from './silent-event-days.ts';

const FIRST = '2026-06-01' as Day;
const dayAt = (at: number) => addDays(FIRST, at);
const OUTAGE = [31, 32];

/** Ten weeks of as many visits. */
const shop = (eventsOn: (at: number) => number, visitsOn: (at: number) => number = () => 900) =>
  Array.from({ length: 70 }, (_, at) => ({ day: dayAt(at), events: eventsOn(at), visits: visitsOn(at) }));
const broken = (usual: number) => (at: number) => (OUTAGE.includes(at) ? 0 : usual + (at % 3));

describe('days on which an event was not counted', () => {
  test('are those without any among days full of them, while visits went on', () => {
    expect(silentDaysOf(shop(broken(25)))).toEqual(OUTAGE.map(dayAt));
  });

  test('are weighed together: neither of two days says by itself what both do', () => {
    expect(silentDaysOf(shop(broken(8)))).toEqual(OUTAGE.map(dayAt));
    expect(silentDaysOf(shop((at) => (at === 31 ? 0 : 8 + (at % 3))))).toEqual([]);
  });

  test('are none where nobody came, where few are usual, and on a weekday that often has none', () => {
    expect(silentDaysOf(shop(broken(25), (at) => (OUTAGE.includes(at) ? 0 : 900)))).toEqual([]);
    expect(silentDaysOf(shop(broken(25), (at) => (OUTAGE.includes(at) ? 9 : 900)))).toEqual([]);
    expect(silentDaysOf(shop(broken(2)))).toEqual([]);
    expect(silentDaysOf(shop((at) => (at % 7 === 6 ? 0 : 25)))).toEqual([]);
  });
});
