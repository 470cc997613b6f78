import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const dayOf = (at: number): string => new Date(Date.UTC(2026, 0, 5 + at)).toISOString().slice(0, 10);
const LINES = [
  'date,city,device,orders',
  ...Array.from({ length: 84 }, (_, at) => [
    `${dayOf(at)},Leeds,mobile,${10 + Math.floor(at / 7)}`,
    `${dayOf(at)},York,desktop,${20 + Math.floor(at / 7)}`,
  ]).flat(),
];
const asked = askedFile('2026-03-30', LINES);

test('where none had more, both times are said', async () => {
  const { headline } = await asked('Which cities had more orders in February than in March 1 to March 28?');
  expect(headline).toMatch(
    /^No cities had more orders in February 2026 than from Mar\s1 to Mar\s28, 2026\.$/,
  );
});

test('whose halves are held against each other says of which weeks they are', async () => {
  const { headline } = await asked('are orders growing?');
  expect(headline).toMatch(
    /^Yes: an average week of the later half had .* the weeks are those from Feb\s2 to Mar\s29, 2026\.$/,
  );
});

test('a month that is left out is said as one', async () => {
  const { headline } = await asked('orders this year without February');
  expect(headline).toMatch(/, without February 2026/);
});

test('who is down against a time stays in what is offered', async () => {
  const { clarification } = await asked('cities down vs last month');
  expect(clarification?.choices[0]?.question).toMatch(/^cities down this month vs last month/);
});
