import { expect, it } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const DAYS = 28;
const rows = (names: Readonly<Record<string, number>>): readonly string[] =>
  Array.from({ length: DAYS }, (_, at) =>
    Object.entries(names).map(
      ([name, count]) => `2026-02-${String(at + 1).padStart(2, '0')},${name},${count}`,
    ),
  ).flat();
const towns = askedFile('2026-03-09', ['date,town,bookings', ...rows({ Split: 3, Athens: 5 })]);
const desk = askedFile('2026-03-09', ['date,priority,tickets', ...rows({ normal: 4, urgent: 1 })]);

it.each([
  ['bookings split in February', 3],
  ['split bookings in February', 3],
  ['bookings split by town in February', 5],
])('a town called Split: %s', async (question, first) => {
  expect((await towns(question)).tables[0]?.rows[0]?.at(-1)).toBe(first * DAYS);
});

it.each([
  ['normal tickets in February', 4 * DAYS],
  ['how many normal tickets did we get in February', 4 * DAYS],
  ['tickets on a normal day in February', 5],
  ['average tickets in February', 5],
])('a priority called normal: %s', async (question, tickets) => {
  expect((await desk(question)).tables[0]?.rows).toEqual([[tickets]]);
});
