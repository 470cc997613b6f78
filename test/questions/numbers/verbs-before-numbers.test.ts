import { describe, expect, test } from 'vitest';
import type { Answer } from '#src/shared/answer.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Of all numbers mobile has more, and of each over the sessions less. */
const ask = askedFile('2026-03-02', [
  'date,device,country,sessions,page_views,engagement_seconds,purchases,revenue',
  '2026-02-10,mobile,Canada,200,400,4000,10,300.00',
  '2026-02-10,desktop,Japan,50,200,3000,5,200.00',
]);
const rowsOf = ({ tables }: Answer) => tables[0]?.rows;

describe('a verb before how much there was is no second number', () => {
  test.each([
    ['Do mobile users view more pages per session than desktop users?', 2, 4],
    ['Do mobile users read more pages a visit than desktop users?', 2, 4],
    ['Do mobile users spend more per session than desktop users?', 1.5, 4],
    ['Do people from Canada spend more money per session than people from Japan?', 1.5, 4],
    ['Do mobile users spend more time per session than desktop users?', 20, 60],
    ['Do mobile users stay longer than desktop users?', 20, 60],
    ['Are mobile users worth more per session than desktop users?', 1.5, 4],
    ['Do mobile users spend more time on the site per purchase than desktop users?', 400, 600],
    ['Is it true that mobile users view more pages per session than desktop users?', 2, 4],
  ])('%s', async (question, first, second) => {
    const answer = await ask(question);
    expect(rowsOf(answer)?.map((row) => row[1])).toEqual([first, second]);
    expect(answer.headline).toMatch(/^No: /);
  });

  test('"fewer" is Yes where more is No', async () => {
    expect((await ask('Do mobile users view fewer pages per visit than desktop users?')).headline).toMatch(
      /^Yes: pages per session/,
    );
  });

  test('pages that are viewed are views where nothing stands behind them', async () => {
    expect(rowsOf(await ask('Do mobile users view more pages than desktop users?'))).toEqual([
      ['mobile', 400],
      ['desktop', 200],
    ]);
  });

  test.each([
    ['Which device earns us the most revenue per visit?', 'desktop', 4],
    ['Which device views the most pages per session?', 'desktop', 4],
  ])('%s', async (question, first, value) => {
    expect(rowsOf(await ask(question))?.[0]?.slice(0, 2)).toEqual([first, value]);
  });

  test('a verb that counts by itself stays the number', async () => {
    expect(rowsOf(await ask('Do mobile users make more purchases than desktop users?'))?.[0]?.[1]).toBe(10);
  });
});

test.each([
  'Are sessions from Canada longer than sessions from Japan?',
  'Are purchases on mobile bigger than purchases on desktop?',
  'Is mobile slower than desktop?',
])('%s is of one of them, and no sum says yes or no', async (question) => {
  expect((await ask(question)).status).not.toBe('answered');
});

test('what adds up may be bigger', async () => {
  expect((await ask('Is mobile traffic bigger than desktop traffic?')).headline).toMatch(/^Yes: mobile/);
});
