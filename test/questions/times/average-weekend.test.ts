import { describe, expect, it } from 'vitest';
import { addDays, type Day, daysBetween, weekOf } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** From a Wednesday on: 10 bookings on weekdays, 30 on Saturdays and 40 on Sundays, 80 on those of the last weekend. */
const FIRST = '2026-04-01' as Day;
const days = Array.from({ length: 75 }, (_, at) => addDays(FIRST, at));
const LAST_WEEKEND = '2026-06-13';
const bookingsOn = (day: Day): number => {
  const weekday = daysBetween(weekOf(day), day);
  return weekday < 5 ? 10 : day >= LAST_WEEKEND ? 80 : weekday === 5 ? 30 : 40;
};
const ask = askedFile('2026-06-15', [
  'date,city,bookings',
  ...days.map((day) => `${day},Leeds,${bookingsOn(day)}`),
]);
/** Eleven weekends, of which the last one had 160. */
const MEAN = (10 * 70 + 160) / 11;

describe('an average weekend is one of all weekends, with both of its days', () => {
  it.each([
    ['how many bookings do we get on a typical weekend', MEAN],
    ['average weekend bookings', MEAN],
    ['typical weekend bookings', MEAN],
    ['bookings on an average weekend', MEAN],
    ['average weekend bookings in April', 70],
    ['average bookings on weekends', MEAN / 2],
    ['bookings on an average weekend day', MEAN / 2],
    ['bookings on an average weekday', 10],
    ['bookings on a typical weekday in April', 10],
    ['how many bookings do we get on a normal weekday', 10],
    ['bookings last weekend', 160],
  ])('%s', async (question, value) => {
    const { status, headline, tables } = await ask(question);
    expect(status, headline).toBe('answered');
    expect(tables[0]?.rows[0]?.[0]).toBeCloseTo(value, 6);
  });
});

it.each(['average weekend bookings by city', 'average bookings per weekend by city'])(
  '%s',
  async (question) => {
    const { status, headline, tables } = await ask(question);
    expect(status, headline).toBe('answered');
    expect(tables[0]?.columns.at(-1)).toBe('Average bookings per weekend');
    expect(tables[0]?.rows).toEqual([['Leeds', MEAN]]);
  },
);
