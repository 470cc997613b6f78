import { expect, test } from 'vitest';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';
import { answerToChain } from '../asking/answer-to-chain.ts';

const pages = [
  ['/blog/a', 40],
  ['/blog/b', 20],
  ['/shop/x', 9],
  ['/shop/y', 6],
  ['/shop/z', 5],
] as const;
const file = askableFile(
  [
    'date,query,page,clicks,impressions,position',
    ...['2026-03-02', '2026-03-03'].flatMap((day) =>
      pages.map(([path, clicks]) => `${day},tea,https://tea.example${path},${clicks},${clicks * 10},4`),
    ),
  ].join('\n'),
  '2026-03-04' as Day,
  'search.csv',
);
const ask = (...questions: string[]) => answerToChain(questions, file);

test.each([
  ['Is the blog getting more clicks than the shop?', ['blog', 120], ['shop', 40]],
  ['does the shop get fewer clicks than the blog?', ['shop', 40], ['blog', 120]],
])('the shop is a part of the site where it is held against another: %s', async (question, first, second) => {
  const { tables, headline } = await ask(question);
  expect(tables[0]?.rows, headline).toEqual([first, second]);
});

test('the shop alone, behind a question of the blog, is that part too', async () => {
  const { tables, headline } = await ask('How many clicks did the blog get on March 3?', 'and the shop?');
  expect(tables[0]?.rows, headline).toEqual([[20]]);
});

test('the shop of an owner is all of the site', async () => {
  const { tables, headline } = await ask('how many clicks did the shop get on March 3?');
  expect(tables[0]?.rows, headline).not.toEqual([[20]]);
});
