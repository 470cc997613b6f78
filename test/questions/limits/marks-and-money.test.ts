import { describe, expect, test } from 'vitest';
import type { Answer } from '#src/shared/answer.ts';
import { followedFile } from '../asking/asked-file.ts';

/** February: 300 sessions, 900 of revenue on its two days. March 2: 2,500 sessions and nothing sold; March 9: 40 and 12,000. */
const chain = followedFile('2026-03-16', [
  'date,country,page,sessions,purchases,revenue',
  '2026-02-03,Canada,/,200,4,500.00',
  '2026-02-17,Japan,/demo,100,2,400.00',
  '2026-03-02,Canada,/,1500,0,0.00',
  '2026-03-02,Japan,/demo,1000,0,0.00',
  '2026-03-09,Japan,/,40,1,12000.00',
]);

const rowsOf = ({ tables }: Answer) => tables[0]?.rows;
const daysOf = (answer: Answer) => rowsOf(answer)?.map(([day]) => day);

describe('what is told in coins is money, where nothing else is limited', () => {
  test.each([
    ['List the days when we took more than $10k', ['2026-03-09']],
    ['days above $450', ['2026-02-03', '2026-03-09']],
    ['days under £450', ['2026-02-17', '2026-03-02']],
    ['days under 450 euros', ['2026-02-17', '2026-03-02']],
    ['days between $450 and $13k', ['2026-02-03', '2026-03-09']],
    ['days with more than 150 sessions but over $100', ['2026-02-03']],
    ['days with more than 450 sessions', ['2026-03-02']],
  ])('%s', async (question, days) => expect(daysOf(await chain(question))).toEqual(days));

  test('what a single order was worth is not known', async () => {
    expect((await chain('orders over $100')).status).toBe('failed');
  });
});

describe('a mark that was passed is a limit', () => {
  test.each([
    ['Did we hit 900 in revenue in February?', 'Yes: 900 of revenue in February 2026'],
    ['Did we pass 900 in revenue in February?', 'No: 900 of revenue in February 2026'],
    ['did sessions break 250 in February?', 'Yes: 300 sessions in February 2026'],
    ['did we reach $1000 in February?', 'No: 900 of revenue in February 2026'],
    ['did Japan pass 100 sessions in February?', 'No: 100 sessions from Japan in February 2026'],
  ])('%s', async (question, headline) =>
    expect((await chain(question)).headline.slice(0, headline.length)).toBe(headline),
  );

  test('did any day break 2k sessions', async () => {
    expect(daysOf(await chain('did any day break 2k sessions'))).toEqual(['2026-03-02']);
  });

  test('of which number it is taken is told where none is named', async () => {
    const { assumptions } = await chain('did we hit 2k in any week?');
    expect(assumptions).toContain('No metric was named: these are sessions.');
  });
});

describe('the previous 7 days stand before as many that are over', () => {
  const week = [['Sessions', 40, 2500, -2460, -0.984]];
  test('by themselves', async () => {
    expect(rowsOf(await chain('sessions compared to the previous 7 days'))).toEqual(week);
    expect(
      rowsOf(await chain('Which countries lost the most sessions vs the previous 7 days?'))?.[0],
    ).toEqual(['Canada', 0, 1500, -1500, -1]);
  });

  test('behind the days of the question before', async () => {
    expect(rowsOf(await chain('sessions in the last 7 days', 'compared to the previous 7 days'))).toEqual(
      week,
    );
    expect(rowsOf(await chain('sessions in March', 'vs the previous 28 days'))?.[0]?.[2]).toBe(300);
  });

  test('of a month it is the last one, against the one before, as far as there are data', async () => {
    const { status, headline } = await chain('Which pages lost sessions compared to the previous month?');
    expect([status, headline]).toEqual([
      'clarification_needed',
      expect.stringContaining('data on fewer than half of its days'),
    ]);
  });
});
