import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** April 2026: Monday the 6th 10 (Direct 4), Tuesday the 7th 20, Saturday the 11th 40, Wednesday the 8th 80 of Email. */
const ask = askedFile('2026-05-04', [
  'date,channel,sessions',
  '2026-04-06,Direct,4',
  '2026-04-06,Referral,6',
  '2026-04-07,Referral,20',
  '2026-04-08,Email,80',
  '2026-04-11,Referral,40',
  '2026-04-30,Referral,0',
]);

test.each([
  ['sessions in April 2026 excluding weekends and April 6', 100],
  ['sessions in April 2026 excluding April 6 and weekends', 100],
  ['sessions in April 2026 without weekends, April 6 and April 7', 80],
  ['sessions in April 2026 without April 6 and April 7', 120],
  ['sessions in April 2026 without Email and April 6', 60],
  ['sessions in April 2026 without Email, weekends and April 6', 20],
  ['sessions in April 2026 without Email and weekends', 30],
  ['sessions in April 2026, weekends excluded', 110],
])('%s: all of them are left out', async (question, value) => {
  const { tables, status } = await ask(question);
  expect({ status, rows: tables[0]?.rows }).toEqual({ status: 'answered', rows: [[value]] });
});

test('a day behind a comma alone is the one that is asked for', async () => {
  const { tables } = await ask('sessions without Direct, April 6 2026');
  expect(tables[0]?.rows).toEqual([[6]]);
});

test.each(['weekends excluded', 'weekends left out'])('%s: no best day among them', async (words) => {
  const { tables } = await ask(`which weekday had the most sessions in April 2026, ${words}`);
  expect(JSON.stringify(tables[0]?.rows)).not.toMatch(/saturday|sunday/i);
});

test.each(['sessions in the last two months but one', 'sessions in the last 3 weeks but two'])(
  '%s: which of them are left is asked',
  async (question) => {
    const { status } = await ask(question);
    expect(status).toBe('clarification_needed');
  },
);
