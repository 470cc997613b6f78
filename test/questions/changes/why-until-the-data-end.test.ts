import { expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** 100 sessions a day on weekdays and 50 at the weekend, 10 more in the last week: the data end on its Friday. */
const rows = (last: string) =>
  daysFrom('2026-02-01' as Day, last as Day).flatMap((day) => {
    const at = (new Date(day).getUTCDay() + 6) % 7;
    const sessions = (at < 5 ? 100 : 50) + (day >= '2026-03-30' ? 10 : 0);
    return [`${day},mobile,${sessions - 40},2`, `${day},desktop,40,2`];
  });
const ask = askedFile('2026-04-04', ['date,device,sessions,purchases', ...rows('2026-04-03')]);
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test.each([
  'why did sessions rise in the last week of March',
  'what caused the change in sessions in the last week of March',
])('%s: the days that have data are held against the same weekdays', async (question) => {
  const { headline, assumptions, tables } = await ask(question);
  expect(plain(headline)).toMatch(/^Sessions: 550 .*against 500 /);
  expect(tables.at(-1)?.rows[0]?.slice(0, 3)).toEqual([550, 500, 50]);
  expect(plain(assumptions.join(' '))).toContain('The data end on Apr 3, 2026');
});

test('the week itself is still named as a whole', async () => {
  const { assumptions } = await ask('why did sessions rise in the last week of March');
  expect(plain(assumptions.join(' '))).toContain('this one runs from Mar 30, 2026 to Apr 5, 2026');
});

test('causes of a month that is not counted to its end are those of its first days', async () => {
  const month = askedFile('2026-04-04', ['date,device,sessions,purchases', ...rows('2026-03-22')]);
  const { tables } = await month('why did sessions fall in March');
  // Both begin on a Sunday
  expect(tables.at(-1)?.rows[0]?.slice(0, 3)).toEqual([1850, 1850, 0]);
});
