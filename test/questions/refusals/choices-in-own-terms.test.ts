import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const site = askedFile('2026-04-04', [
  'date,channel,country,device,sessions,engaged_sessions,revenue',
  '2026-02-02,Direct,Spain,mobile,200,100,30.00',
  '2026-02-02,Direct,Spain,desktop,300,100,70.00',
  '2026-03-02,Social,Italy,mobile,300,100,80.00',
  '2026-03-02,Direct,Italy,desktop,3100,100,20.00',
]);

test('a limit stays one of its own number where other parts are offered', async () => {
  const { failure } = await site('top 5 landing pages by engagement rate with at least 100 sessions');
  expect(failure?.nearest).toContain('Top 5 channels by engagement rate with at least 100 sessions');
});

test('where one is high and the other low is seen beside each other', async () => {
  const { clarification } = await site('Which countries bring revenue but few sessions in March?');
  expect(clarification?.choices.map(({ question }) => question)).toEqual([
    'Countries with revenue above average and sessions below average in March',
    'Revenue and sessions by countries in March',
  ]);
});

test('days above a limit are not limited twice', async () => {
  const { headline } = await site('How many days did sessions exceed 3000?');
  expect(headline).toContain('had sessions above 3,000');
  expect(headline).not.toContain('at least');
});

test('the first one of each month is called by its name', async () => {
  const { headline, tables } = await site('Which device had the largest share of revenue in each month?');
  expect(headline).toContain('mobile made 80\u00a0%');
  expect(tables[0]?.rows).toEqual([
    ['2026-02-01', 'desktop', 70, 100, 0.7],
    ['2026-03-01', 'mobile', 80, 100, 0.8],
  ]);
});

test('a position is weighted by impressions, whether or not that is said', async () => {
  const search = askedFile('2026-04-04', [
    'date,query,page,clicks,impressions,position',
    '2026-03-02,soil,/blog/soil,4,90,2.0',
    '2026-03-02,seeds,/blog/seeds,1,10,12.0',
  ]);
  const { tables } = await search('average position weighted by impressions for blog pages');
  expect(tables[0]?.rows[0]?.[0]).toBeCloseTo(3);
});
