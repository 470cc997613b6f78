import { expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** From July 5, 2025 on: ten visits a day, twelve from 2026 on, half of them on phones. */
const rows = daysFrom('2025-07-05' as Day, '2026-09-20' as Day).flatMap((day) => {
  const many = day < '2026-01-01' ? 5 : 6;
  return [`${day},mobile,${many}`, `${day},desktop,${many}`];
});
const ask = askedFile('2026-09-21', ['date,device,sessions', ...rows]);
const flat = (text: string) => text.replace(/\s/g, ' ');

test.each([
  ['sessions summer 2026 vs summer 2025', 'Jul 5 to Aug 31', [58 * 12, 58 * 10]],
  ['sessions in Q3 vs Q3 last year', 'Jul 5 to Sep 20', [78 * 12, 78 * 10]],
  ['sessions this year so far vs same period last year', 'Jul 5 to Sep 20', [78 * 12, 78 * 10]],
  ['this year so far vs same period last year', 'Jul 5 to Sep 20', [78 * 12, 78 * 10]],
  ['did sessions grow this year vs last year', 'Jul 5 to Sep 20', [78 * 12, 78 * 10]],
])('%s is of the days that both have', async (question, days, numbers) => {
  const { tables, assumptions } = await ask(question);
  expect(flat(tables[0]?.columns[1] ?? '')).toContain(days);
  expect(tables[0]?.rows[0]?.slice(1, 3)).toEqual(numbers);
  expect(flat(assumptions.join(' '))).toContain(
    'The data begin on Jul 5, 2025: only the days that both sides have are compared.',
  );
});

test('so it is part by part', async () => {
  const { tables } = await ask('sessions by device summer 2026 vs summer 2025');
  expect(tables[0]?.rows.map((row) => row.slice(1, 3))).toEqual([
    [58 * 6, 58 * 5],
    [58 * 6, 58 * 5],
  ]);
});

test('what has fewer common days than a week is asked back', async () => {
  const late = askedFile('2026-09-21', [
    'date,sessions',
    ...daysFrom('2025-08-28' as Day, '2026-09-20' as Day).map((day) => `${day},10`),
  ]);
  const { status } = await late('sessions summer 2026 vs summer 2025');
  expect(status).toBe('clarification_needed');
});

test('times that both have stay whole', async () => {
  const { assumptions, tables } = await ask('sessions in August 2026 vs August 2025');
  expect(tables[0]?.rows[0]?.slice(1, 3)).toEqual([31 * 12, 31 * 10]);
  expect(assumptions.join(' ')).not.toContain('both sides');
});
