import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const shop = askedFile('2026-03-01', [
  'date,city,channel,orders,customers,revenue',
  '2026-02-10,Leeds,App,4,3,60.50',
  '2026-02-11,York,Phone,2,2,40.25',
]);
const desk = askedFile('2026-03-01', [
  'date,agent,occupancy,tickets_opened',
  '2026-02-10,Jo,5,4',
  '2026-02-11,May,7,9',
]);

describe('what the data lack by their nature is refused with its reason', () => {
  test.each([
    ['How many customers ordered more than 3 times?', 'single customers'],
    ['How many repeat customers do we have?', 'single customers'],
    ['Which customers ordered twice?', 'single customers'],
    ['how many people bought more than once?', 'single customers'],
    ['Which agent took the most orders?', 'who did the work'],
    ['Which staff member sold the most?', 'who did the work'],
    ['which author had the most orders last month', 'who did the work'],
    ['Which subject line had the most orders?', 'subject lines'],
    ['What was the occupancy rate in Leeds last month?', 'rooms, seats or places'],
    ['what is our capacity utilization', 'rooms, seats or places'],
  ])('%s', async (question, reason) => {
    const { status, headline, failure } = await shop(question);
    expect(status, headline).toBe('failed');
    expect(headline).toContain(reason);
    for (const near of failure?.nearest ?? []) expect((await shop(near)).status).toBe('answered');
  });

  test.each([
    ['Which agent opened the most tickets?', [['May', 9]]],
    ['occupancy last month', [[12]]],
  ])('and told where a column is called so: %s', async (question, rows) => {
    expect((await desk(question)).tables[0]?.rows).toEqual(rows);
  });

  test('twice as many hold two numbers against each other, and no visits of one', async () => {
    expect((await shop('were customers twice as high in Leeds?')).headline).not.toContain('single customers');
  });
});
