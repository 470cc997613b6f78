import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Ten orders a day in Leeds, of which one was cancelled but for three days; in York never one. */
const FIRST = '2026-04-01' as Day;
const days = Array.from({ length: 75 }, (_, at) => addDays(FIRST, at));
const QUIET = ['2026-04-09', '2026-05-20', '2026-06-08'];
const ask = askedFile('2026-06-15', [
  'date,city,orders,cancelled_orders',
  ...days.flatMap((day, at) => [`${day},Leeds,${10 + at},${QUIET.includes(day) ? 0 : 1}`, `${day},York,3,0`]),
]);
const firstOf = async (question: string): Promise<unknown> => {
  const { status, headline, tables } = await ask(question);
  expect(status, headline).toBe('answered');
  return tables[0]?.rows[0];
};

describe('the last day without any', () => {
  it.each([
    ['when was the last day with no cancelled orders in Leeds?', '2026-06-08'],
    ['last day without cancelled orders in Leeds', '2026-06-08'],
    ['last day with no cancelled orders at all for Leeds', '2026-06-08'],
    ['when did Leeds last have no cancelled orders?', '2026-06-08'],
    ['first day with zero cancelled orders in Leeds', '2026-04-09'],
  ])('is found among all days: %s', async (question, day) => {
    expect(await firstOf(question)).toEqual([day, 0]);
  });

  it('is said to have had none', async () => {
    const { headline } = await ask('last day without cancelled orders in Leeds');
    expect(headline).toMatch(/^The last day with no cancelled orders/);
  });

  it('is no time that leaves a name out', async () => {
    expect(await firstOf('orders last week without York')).toEqual([567]);
  });
});

describe('the first of June is a day', () => {
  it('by itself and against the first of May', async () => {
    expect(await firstOf('orders on the first of June in Leeds')).toEqual([71]);
    expect(await firstOf('orders first of June vs first of May by city')).toEqual([
      'Leeds',
      71,
      40,
      31,
      0.775,
    ]);
  });
});
