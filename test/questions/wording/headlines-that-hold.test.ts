import { expect, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

const LINES = [
  'date,section,author,visits,revenue',
  '2025-11-27,Sport,Jo,1,10',
  '2025-11-28,Sport,Jo,4,70',
  '2025-12-31,Sport,Jo,1,1',
  '2026-01-01,Sport,Jo,90,9000000',
  '2026-01-02,Politics,May,40,3000000',
  '2026-01-31,Sport,Jo,1,1',
  '2026-02-01,Politics,May,20,1',
  '2026-02-02,Sport,Jo,30,1',
  '2026-02-09,Local,Ruth,10,1',
];
const asked = askedFile('2026-02-10', LINES);
const headlineOf = async (question: string) => (await asked(question)).headline.replaceAll(/\s/g, ' ');

test('sales of Black Friday are the number, and not the name of its days', async () => {
  expect((await asked('black friday sales')).tables[0]?.rows).toEqual([[70]]);
});

test('what is asked back of a feast alone is a question', async () => {
  const { clarification } = await asked('black friday weekend');
  expect(clarification?.choices).toHaveLength(2);
  for (const { label } of clarification?.choices ?? []) expect(label).toMatch(/^How did we do/i);
});

test('a whole is told as exactly as its part', async () => {
  expect(await headlineOf('share of revenue from Sport in total')).toContain('9,000,083 of 12,000,085');
});

test('money of tens of millions is told in full, as the table has it', async () => {
  expect(await headlineOf('revenue in January 2026')).toMatch(/^12,000,001 of revenue in January 2026/);
  expect(await headlineOf('revenue last month')).toContain('12,000,001 of revenue');
});

test('of two months of which one runs neither is left out', async () => {
  const { headline } = await followedFile('2026-02-10', LINES)('visits so far this year?', 'by month');
  expect(headline).toContain('131 in January 2026, 60 in February 2026');
});

test('a month that runs is held against the same days of the one before', async () => {
  const days = Array.from({ length: 41 }, (_, day) =>
    new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
  );
  const daily = askedFile('2026-02-11', [
    'date,visits',
    ...days.map((day, at) => `${day},${at < 31 ? 10 : 20}`),
  ]);
  expect((await daily('visits this month')).headline).toContain(
    'more than on the same days of the month before',
  );
});

test('where each has another one in front, that is told', async () => {
  expect(await headlineOf('top author in each section')).toContain(
    'each of the 3 sections has another author in front',
  );
});

test('how often a limit was met in single months is told with the limit', async () => {
  expect(await headlineOf('sections with more than 35 visits a month')).toMatch(
    /^2 times a section had visits above 35 in one month/,
  );
});
