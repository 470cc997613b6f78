import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const FIRST = '2026-02-02' as Day;
const days = Array.from({ length: 28 }, (_, at) => addDays(FIRST, at));
const lines = ['date,hotel,bookings', ...days.map((day, at) => `${day},Graz,${at}`)];
const onMonday = askedFile('2026-03-02', lines);
const onTuesday = askedFile('2026-03-03', lines);

describe('"this week" on its Monday, before any of its days has data', () => {
  it('is the week that is just over, which is said', async () => {
    const { tables, assumptions } = await onMonday('bookings this week');
    expect(tables[0]?.rows).toEqual([[21 + 22 + 23 + 24 + 25 + 26 + 27]]);
    expect(JSON.stringify(assumptions)).toContain('This week begins today');
  });

  it.each([
    'bookings this week so far',
    'did bookings grow this week?',
    'bookings this week vs last week',
    'bookings today',
  ])('has no data where another week is none: %s', async (question) => {
    expect((await onMonday(question)).status).toBe('failed');
  });

  it('is none where the data end earlier', async () => {
    expect((await onTuesday('bookings this week')).status).toBe('failed');
  });
});

describe('the kind of the business before its number', () => {
  it('limits and splits nothing', async () => {
    const { headline } = await onMonday('is our hotel revenue growing?'.replace('revenue', 'bookings'));
    expect(headline).toMatch(/^Yes/);
  });

  it('is asked for where it is a list', async () => {
    const { tables } = await onMonday('bookings by hotel in february');
    expect(tables[0]?.rows[0]?.[0]).toBe('Graz');
  });
});
