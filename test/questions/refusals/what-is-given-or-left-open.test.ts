import { expect, test } from 'vitest';
import type { Answer } from '#src/shared/answer.ts';
import { askedFile } from '../asking/asked-file.ts';

/** A week of October, Monday the 5th to Sunday the 11th, and the first day of September: boats and vans of two towns. */
const LINES = [
  'date,town,kind,client,priority,trips,income',
  '2026-09-01,Reading,Boat,Outlook,high,20,100',
  '2026-09-01,Leeds,Van,Gmail,low,10,80',
  '2026-10-05,Reading,Boat,Outlook,high,4,40',
  '2026-10-06,Leeds,Van,Gmail,low,5,30',
  '2026-10-10,Reading,Van,Gmail,urgent,7,20',
  '2026-10-11,Leeds,Boat,Outlook,low,8,10',
];
const ask = askedFile('2026-11-02', LINES);

const rowsOf = ({ tables }: Answer) => tables[0]?.rows ?? [];

test.each([
  'trips before noon last month',
  'trips after work last month',
  'trips before the storm last month',
  'trips since the strike last month',
  'trips before noon in October',
])('%s: neither an hour nor an event without a day moves the days', async (question) => {
  expect((await ask(question)).status).toBe('clarification_needed');
});

test('an event with its day still gives it', async () => {
  const answer = await ask('trips since the relaunch on October 6');
  expect(rowsOf(answer)).toEqual([[20]]);
});

test('the main clause is answered, and what is given is told as told', async () => {
  const van = await ask('while boat trips fell, how many van trips were there last month');
  expect(rowsOf(van)).toEqual([[12]]);
  expect(van.assumptions.join(' ')).toContain('boat trips fell');
  const given = await ask('given that income fell last month, how many trips were there');
  expect(rowsOf(given)).toEqual([[24]]);
});

test.each([
  ['trips in Leeds or by van last month', 'Trips in Leeds last month'],
  ['days with trips under 5 or on Sundays last month', 'Days with trips under 5 last month'],
  ['trips last month or in Leeds', 'Trips in Leeds'],
])('%s asks for each by itself', async (question, choice) => {
  const answer = await ask(question);
  expect(answer.status).toBe('clarification_needed');
  expect(answer.clarification?.choices.map((one) => one.question)).toContain(choice);
});

test('weekday trips are those of Monday to Friday, and by weekday they are told one by one', async () => {
  expect(rowsOf(await ask('weekday trips last month'))).toEqual([[9]]);
  expect(rowsOf(await ask('trips by weekday last month')).length).toBeGreaterThan(1);
});

test.each([
  'trips in all but two towns last month',
  'highest priority trips',
  'by how many percent are Reading trips higher than Leeds trips and Boat trips',
])('%s is asked about', async (question) => {
  expect((await ask(question)).status).not.toBe('answered');
});

test('the outlook for a number is no mail client', async () => {
  expect((await ask('what is the outlook for trips')).status).toBe('failed');
  expect(rowsOf(await ask('trips with Outlook last month'))).toEqual([[12]]);
});

test('the last full week of a month lies within it', async () => {
  const weeks = askedFile('2026-10-19', ['date,trips', '2026-09-22,3', '2026-09-29,5', '2026-10-02,7']);
  expect(rowsOf(await weeks('trips in the last full week of September'))).toEqual([[3]]);
  expect(rowsOf(await weeks('trips in the last week of September'))).toEqual([[12]]);
});
