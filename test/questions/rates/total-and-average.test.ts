import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Three days in March: 100, 200 and 300 sessions; 10, 20 and 60 of revenue from 1, 2 and 3 purchases. */
const ask = askedFile('2026-04-04', [
  'date,device,sessions,purchases,revenue',
  '2026-03-01,mobile,100,1,10.00',
  '2026-03-02,desktop,200,2,20.00',
  '2026-03-03,mobile,300,3,60.00',
]);

describe('the total and the average', () => {
  test.each([
    ["what's the total and the average revenue per day", [30, 90]],
    ['total and average daily purchases', [2, 6]],
    ['average and total daily revenue', [30, 90]],
    ['total sessions and average sessions per day', [200, 600]],
    ['sum and mean of daily sessions', [200, 600]],
    // Neighbours that ask for one of both
    ['average daily revenue', [30]],
    ['overall average daily revenue', [30]],
    ['average daily revenue in total', [30]],
    ['total revenue', [90]],
    ['total sessions and average order value', [600, 15]],
  ])('%s', async (question, row) => {
    expect((await ask(question)).tables[0]?.rows[0], question).toEqual(row);
  });

  test('both stand in the headline', async () => {
    const { headline } = await ask('total and average daily sessions');
    expect(headline).toMatch(/^600 sessions .* in all: an average day had 200\.$/);
  });

  test.each([
    'total and average revenue per purchase',
    'total revenue by week and the average per week',
    'total and average daily sessions by device',
    'total and median daily sessions',
  ])('what one table does not tell is asked back: %s', async (question) => {
    expect((await ask(question)).status, question).toBe('clarification_needed');
  });
});
