import { describe, expect, it } from 'vitest';
import { addDays, type Day, daysBetween, weekOf } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Four weeks of Mondays to Sundays with 100 a day and 10 on Sundays; in the last one it is 98, and its Sunday is missing. */
const FIRST = '2026-10-05' as Day;
const LAST_WEEK = '2026-10-26';
const days = Array.from({ length: 27 }, (_, at) => addDays(FIRST, at));
const feesOn = (day: Day): number => {
  const isSunday = daysBetween(weekOf(day), day) === 6;
  return isSunday ? 10 : day >= LAST_WEEK ? 98 : 100;
};
const ask = askedFile('2026-11-02', [
  'date,town,lessons,fees',
  ...days.map((day) => `${day},Ashby,5,${feesOn(day)}`),
]);

describe('a week without its Sunday is held against the same days of the other', () => {
  it.each([
    'Why did fees go up last week?',
    'How did fees change last week?',
    'fees last week vs the week before',
    'Did fees go up last week?',
  ])('%s', async (question) => {
    const { status, headline } = await ask(question);
    expect(status, headline).toBe('answered');
    expect(headline).toContain('588');
    expect(headline).toContain('600');
    expect(headline).toMatch(/2\s% less/);
    expect(headline).not.toContain('per day');
  });

  it('tells the week itself as it is', async () => {
    const { headline } = await ask('fees last week');
    expect(headline).toContain('588');
  });
});
