import { expect, test } from 'vitest';
import { addDays, type Day, weekday } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** 90 days from Thursday, January 1, 2026: North on all; East, which is closed at weekends and has its first row on the Friday; West, which opens on day 30. */
const rows = Array.from({ length: 90 }, (_, at) => {
  const day = addDays('2026-01-01' as Day, at);
  return [
    `${day},North,20`,
    ...(at > 0 && weekday(day) < 5 ? [`${day},East,10`] : []),
    ...(at >= 30 ? [`${day},West,50`] : []),
  ];
});
const ask = askedFile('2026-04-01', ['date,station,hires', ...rows.flat()]);
const flat = (text: string) => text.replace(/\s/g, ' ');

/** Whoever has a first row in the first week of the data may have been there before them, however it is asked. */
test.each([
  'average daily hires by station since January',
  'median daily hires by station since January',
  'hires by weekday and station since January',
  'average daily hires at East since January',
  'how many days had no hires at East since January',
  'on how many days did North have more hires than East',
])('nobody begins in the first days of the data: %s', async (question) => {
  const { explanation, status } = await ask(question);
  expect(status).toBe('answered');
  expect(flat(explanation)).not.toMatch(/Jan 2, 2026/);
});

test.each([
  'average daily hires by station since January',
  'median daily hires by station since January',
  'average daily hires at West since January',
  'on how many days did North have more hires than West',
])('who opens later begins: %s', async (question) => {
  const { explanation } = await ask(question);
  expect(flat(explanation)).toMatch(/first appears?\b.*Jan 31, 2026/);
});

test('a mean of its weekdays counts the first day, too', async () => {
  const { tables } = await ask('average daily hires by station since January');
  const [, mean] = tables[0]?.rows.find(([name]) => name === 'East') ?? [];
  expect(mean).toBeCloseTo(rows.flat().filter((row) => row.includes('East')).length / 9);
});
