import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const growth = askedFile('2026-04-01', [
  'date,campaign,plan,sessions,trials,signups,mrr',
  '2026-03-02,Brand,Team,100,10,8,240',
  '2026-03-02,Retargeting,Scale,50,5,2,100',
]);
const shop = askedFile('2026-04-01', [
  'date,product name,channel,item views,purchases,quantity,revenue',
  '2026-03-02,Kettle,Email,50,5,6,500',
  '2026-03-02,Apron,Direct,50,9,12,240',
]);
const tickets = askedFile('2026-04-01', [
  'date,site,tickets_sold,tickets_refunded,revenue',
  '2026-03-02,Pier,10,1,90',
  '2026-03-02,Hall,20,1,100',
]);

test.each([
  [growth, 'which campaign gives the cheapest signups', /^signups by campaign/i],
  [growth, 'cheapest campaign for trials in March', /^trials by campaign in March/i],
  [growth, 'most expensive campaign in March', /^sessions by campaign in March/i],
  [growth, 'is Brand more expensive than Retargeting', /./],
  [shop, 'which channel has the cheapest purchases', /^purchases by channel/i],
  [shop, 'most expensive channel in March', /by channel in March/i],
])('%#: “%s” is of what was spent, and never of what came in', async (ask, question, nearest) => {
  const { status, headline, failure } = await ask(question);
  expect(status).toBe('failed');
  expect(headline).toContain('advertising costs');
  expect(failure?.nearest[0] ?? '').toMatch(nearest);
});

test.each([
  [shop, 'most expensive product in March', 'Kettle'],
  [tickets, 'which site has the cheapest tickets', 'Hall'],
])('%#: “%s” is what was paid for what is sold', async (ask, question, name) => {
  const { tables, headline } = await ask(question);
  expect(tables[0]?.rows[0]?.[0], headline).toBe(name);
});
