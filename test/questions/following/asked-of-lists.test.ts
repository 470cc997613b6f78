import { expect, test } from 'vitest';
import { askedBehind } from '../asking/asked-behind.ts';

const ask = askedBehind('2026-03-09', [
  'date,channel,sessions,orders',
  ...['2026-01-15', '2026-02-23', '2026-03-02'].flatMap((day, at) => [
    `${day},Direct,${[100, 80, 10][at]},${[4, 6, 1][at]}`,
    `${day},Email,${[50, 60, 20][at]},${[9, 3, 2][at]}`,
    `${day},Search,${[200, 150, 30][at]},${[2, 1, 3][at]}`,
    `${day},Social,${[40, 110, 40][at]},${[8, 8, 4][at]}`,
  ]),
]);

test('a number of those that fell is that of the same ones', async () => {
  const answer = await ask([
    'channels that lost sessions last month vs month before',
    'what about their orders?',
  ]);
  expect(answer.tables[0]?.rows.map((row) => row.slice(0, 3)).toSorted()).toEqual([
    ['Direct', 6, 4],
    ['Search', 1, 2],
  ]);
});

test('the first rows of a list in its own order', async () => {
  const last = await ask(['sessions by channel last month', 'sort by orders ascending', 'top 2 only']);
  expect(last.tables[0]?.rows.map(([name]) => name)).toEqual(['Search', 'Email']);
  const most = await ask(['sessions by channel last month', 'sort by orders', 'only the top 2']);
  expect(most.tables[0]?.rows.map(([name]) => name)).toEqual(['Social', 'Direct']);
});

test('only those that grow, behind who grew and who fell', async () => {
  const chain = [
    'which channels are growing and which are shrinking last month?',
    'show it as percentages only',
  ];
  const percent = await ask(chain);
  expect(percent.tables[0]?.columns).toContain('Change in %');
  expect(percent.headline).not.toContain('of the sessions');
  const growing = await ask([...chain, 'just the growing ones']);
  const rows = growing.tables.flatMap((table) => table.rows.map(([name]) => name));
  expect(rows.toSorted()).toEqual(['Email', 'Social']);
});

test('what those of a ranking make up together', async () => {
  const answer = await ask(['top 2 channels by sessions last month', 'what share do they make up together?']);
  expect(answer.tables[0]?.rows[0]).toEqual([260, 400, 0.65]);
});

test('the part of a loss is no share of what there is', async () => {
  const answer = await ask([
    'which channels lost the most sessions last month?',
    'how much of the total loss do they make up?',
  ]);
  expect(answer.status).toBe('failed');
  expect(answer.headline).toContain('What part of a gain or a loss');
});

test('since an earlier month, behind a list of one month', async () => {
  const answer = await ask(['sessions by channel in february 2026', 'which of them fell since january?']);
  expect(answer.tables[0]?.rows.map((row) => row.slice(0, 3)).toSorted()).toEqual([
    ['Direct', 80, 100],
    ['Search', 150, 200],
  ]);
});

test('a chart of a kind that is not drawn is told again, and said so', async () => {
  const answer = await ask(['sessions by channel last month', 'as a pie chart']);
  expect(answer.tables[0]?.rows).toHaveLength(4);
  expect(answer.assumptions.join()).toContain('“pie” is not drawn');
});

test('from where is asked back in the days of the question before', async () => {
  const answer = await ask(['sessions last month', 'from where?']);
  expect(answer.clarification?.choices.map(({ question }) => question)).toContain(
    'Sessions by channel last month',
  );
});

test('the same days of the week before', async () => {
  const answer = await ask(['sessions on march 2', 'compare to same days last week']);
  expect(answer.tables[0]?.rows[0]?.slice(1, 3)).toEqual([100, 400]);
});

test('by month behind one week is of the usual months', async () => {
  const answer = await ask(['sessions last week', 'show me that by month']);
  expect(answer.tables[0]?.rows.slice(0, 2)).toEqual([
    ['2026-01-01', 390],
    ['2026-02-01', 400],
  ]);
});

test('the number of one of those that fell is not said to be that of all of them', async () => {
  const { headline } = await ask(['which channels lost sessions last month?', 'what about their orders?']);
  expect(headline).not.toContain('together');
});

test('a list of two times in the order of its own number, and of those that rose that far', async () => {
  const chain = ['sessions by channel last month vs the month before', 'sort by sessions'];
  const sorted = await ask(chain);
  expect(sorted.tables[0]?.rows.map(([name]) => name)).toEqual(['Search', 'Social', 'Direct', 'Email']);
  const above = await ask([...chain, 'only those above 50 %']);
  expect(above.tables[0]?.rows.map(([name]) => name)).toEqual(['Social']);
});
