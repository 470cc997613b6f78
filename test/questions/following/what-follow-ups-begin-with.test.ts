import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { followedFile } from '../asking/asked-file.ts';

const days = Array.from({ length: 90 }, (_, at) => addDays('2026-01-01' as Day, at));
const ask = followedFile('2026-04-01', [
  'date,channel,device,sessions,page_views,orders,revenue',
  ...days.flatMap((day, at) => [
    `${day},Organic Search,mobile,${100 + at},300,4,80`,
    `${day},Paid Search,mobile,50,100,5,60`,
    `${day},Email,desktop,20,80,4,100`,
  ]),
]);

describe('an order', () => {
  it('is of all rows where the best one is to stand on top', async () => {
    const { tables } = await ask('revenue per session by channel for last month, best one on top');
    expect(tables[0]?.rows.map(([name]) => name)).toEqual(['Email', 'Paid Search', 'Organic Search']);
  });

  it('begins with the worst where that is to stand on top', async () => {
    const { tables } = await ask('sessions by channel last month, worst ones at the top');
    expect(tables[0]?.rows[0]?.[0]).toBe('Email');
    expect(tables[0]?.rows).toHaveLength(3);
  });
});

describe('a follow-up', () => {
  const worst = 'Which channel has the lowest revenue per session in March?';

  it('asks for the course, whatever it asks of "always" first', async () => {
    const plain = await ask(worst, 'monthly since january');
    const asked = await ask(worst, 'has it always been like that? monthly since january');
    expect(asked.status).toBe('answered');
    expect(asked.tables).toEqual(plain.tables);
    expect((await ask(worst, 'was it always that low? by month since january')).tables).toEqual(plain.tables);
  });

  it('of "always" alone is asked back', async () => {
    expect((await ask(worst, 'has it always been like that?')).status).not.toBe('answered');
  });

  it('for the whole site leaves the names out', async () => {
    const answer = await ask('orders from email on march 3', 'for the whole site then');
    expect(answer.tables[0]?.rows).toEqual([[13]]);
  });

  it('names what its table is called, and the same weeks', async () => {
    const plain = await ask('sessions and orders by week', 'and orders per session and revenue per order');
    const said = 'Great. now efficiency: same weeks, session-to-order conversion rate and revenue per order';
    expect((await ask('sessions and orders by week', said)).tables[0]?.rows).toEqual(plain.tables[0]?.rows);
  });

  it('asks for a similar table of two names', async () => {
    const said =
      'Next, it would be great to see a similar monthly trend for mobile, but this time splitting out organic and paid separately';
    const answer = await ask('monthly mobile sessions and orders', said);
    expect(answer.tables[0]?.rows.slice(0, 2)).toEqual([
      ['2026-01-01', 'Organic Search', 3565, 124],
      ['2026-01-01', 'Paid Search', 1550, 155],
    ]);
  });

  it('takes a thousand of another number below the one before', async () => {
    const asked = 'revenue per 1000 page views by channel in march';
    const answer = await ask(asked, 'and per 1000 sessions instead of pageviews');
    expect(answer.tables[0]?.rows[0]?.slice(0, 2)).toEqual(['Email', 5000]);
  });
});
