import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Of 100 sessions at /pricing 20 trials and 5 that paid. */
const growth = askedFile('2026-04-01', [
  'date,landing page,plan,industry,sessions,trials,demo requests,paid conversions,mrr',
  '2026-03-02,/pricing,Team,Retail,60,12,6,3,240',
  '2026-03-02,/pricing,Scale,Hospitality,40,8,5,2,100',
  '2026-03-02,/blog,Scale,Retail,100,4,1,0,10',
]);

test.each([
  ['/pricing: sessions, trials and conversion to trial in March', [100, 20, 0.2]],
  ['conversion to trial for /pricing in March', [0.2]],
  ['conversion to paid for /pricing in March', [0.05]],
  ['trials and conversion to paid for /pricing in March', [20, 0.05]],
  ['trial to paid rate for /pricing in March', [0.25]],
  ['trial to paid conversion rate for /pricing in March', [0.25]],
  ['visit to trial conversion for /pricing in March', [0.2]],
  // In the plural, or of nothing, they are counted
  ['trials and paid conversions for /pricing in March', [20, 5]],
])('“%s” is one over the other', async (question, row) => {
  expect((await growth(question)).tables[0]?.rows[0], question).toEqual(row);
});

test('by plan, too', async () => {
  const { tables } = await growth('trial to paid rate by plan in March');
  expect(tables[0]?.rows.map((row) => row.slice(0, 2))).toEqual([
    ['Team', 0.25],
    ['Scale', 2 / 12],
  ]);
});

test('a trial conversion may be of the trials, or of what brought them', async () => {
  const { status, clarification } = await growth('trial conversion for /pricing in March');
  expect(status).toBe('clarification_needed');
  const choices = clarification?.choices.map(({ question }) => question) ?? [];
  const told = await Promise.all(choices.slice(0, 2).map(growth));
  expect(told.map(({ tables }) => tables[0]?.rows[0]?.[0])).toEqual([0.2, 0.25]);
});

test('who requests more demos per session is asked of the rate', async () => {
  const { headline, tables } = await growth('Retail or Hospitality, who requests more demos per session?');
  expect(headline).toMatch(/^Demo requests per session of Retail/);
  expect(tables[0]?.columns).toEqual(['Industry', 'Demo requests per session']);
});
