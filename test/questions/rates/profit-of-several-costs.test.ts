import { expect, test } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const askOf = (columns: string, cells: string) =>
  askedFile('2026-03-16', [
    `date,branch,${columns}`,
    ...Array.from({ length: 60 }, (_, at) => `${addDays('2026-01-15' as Day, at)},North,${cells}`),
  ]);
const question = 'profit by branch in February';

test('of several costs all, each and none are offered', async () => {
  const ask = askOf('revenue,fuel_cost,rent_cost', '100,10,30');
  const { tables, clarification } = await ask(question);
  expect(tables).toEqual([]);
  const offered = clarification?.choices.map((choice) => choice.question) ?? [];
  expect(offered).toEqual([
    'Revenue minus fuel cost minus rent cost by branch in February',
    'Revenue minus fuel cost by branch in February',
    'Revenue minus rent cost by branch in February',
    'Revenue by branch in February',
  ]);
  const answers = await Promise.all(offered.map((one) => ask(one)));
  expect(answers.map(({ tables: [table] }) => table?.rows[0]?.[1])).toEqual([1680, 2520, 1960, 2800]);
});

test('a single cost of one kind is offered beside none', async () => {
  const { tables, clarification } = await askOf('revenue,fuel_cost', '100,10')(question);
  expect(tables).toEqual([]);
  expect(clarification?.choices.slice(0, 2).map((choice) => choice.question)).toEqual([
    'Revenue minus fuel cost by branch in February',
    'Revenue by branch in February',
  ]);
});

test('all that was spent is taken off', async () => {
  expect((await askOf('revenue,costs', '100,10')(question)).tables[0]?.rows[0]?.[1]).toBe(2520);
});
