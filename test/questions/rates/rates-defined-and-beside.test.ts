import { describe, expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { followedFile } from '../asking/asked-file.ts';

/** Each day of mobile 100 sessions, 50 of them engaged, 4 purchases of 80 on 400 page views; of desktop twice as many page views. */
const lines = daysFrom('2026-02-01' as Day, '2026-03-15' as Day).flatMap((day) => [
  `${day},mobile,100,50,4,80,400`,
  `${day},desktop,100,80,2,80,800`,
]);
const ask = followedFile('2026-03-16', [
  'date,device,sessions,engaged_sessions,purchases,revenue,page_views',
  ...lines,
]);
const rowsOf = async (...questions: string[]) => {
  const { status, headline, tables } = await ask(...questions);
  expect(status, headline).toBe('answered');
  return tables[0]?.rows;
};

describe('rates', () => {
  it('stand beside what is told per session', async () => {
    const question = 'engagement rate and purchases per session of mobile vs desktop last month';
    expect(await rowsOf(question)).toEqual([
      ['mobile', 0.5, 0.04],
      ['desktop', 0.8, 0.02],
    ]);
  });

  it('are what the parenthesis behind them says', async () => {
    const rows = await rowsOf(
      'Page RPM by device last month? (earnings divided by pageviews times 1,000)',
      'and per 1000 sessions instead of pageviews',
    );
    expect(rows?.map(([name, value]) => [name, value]).toSorted()).toEqual([
      ['desktop', 800],
      ['mobile', 800],
    ]);
    const [first] =
      (await rowsOf('RPM by device last month? (earnings divided by pageviews times 1,000)')) ?? [];
    expect(first?.slice(0, 2)).toEqual(['mobile', 200]);
  });

  it('give way to the volume that is to be seen', async () => {
    const rows = await rowsOf(
      'conversion rate by device?',
      'could you pull weekly trends for both desktop and mobile so we can see the impact on volume? use 2 feb to 15 feb',
    );
    expect(rows?.map(([, , sessions]) => sessions)).toEqual([700, 700, 700, 700]);
  });
});
