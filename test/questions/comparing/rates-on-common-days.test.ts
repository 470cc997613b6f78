import { describe, expect, test } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** From November 1, 2025 on; of ten dives 4 are late in that November, 1 in the months behind it, and 6 from November 2026 on. */
const asked = askedFile('2026-11-21', [
  'date,bay,dives,late_dives,dive_income',
  ...daysFrom('2025-11-01' as Day, '2026-11-20' as Day).flatMap((day) =>
    ['North Bay', 'South Bay'].map(
      (bay) => `${day},${bay},10,${day < '2025-12-01' ? 4 : day < '2026-11-01' ? 1 : 6},50.00`,
    ),
  ),
]);

/** Texts bind a number to its unit and a day to its month. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

/** The same days of both: 60 % of the dives in these twenty days, 40 % in those of the year before. */
const SAME_DAYS = /60\s%.* Nov 1 to Nov 20, 2026,? against 40\s% from Nov 1 to Nov 20, 2025/;

describe('rates are held against each other on the days that both sides have', () => {
  test.each([
    'late dives per dive in 2026 vs 2025',
    'late dives per dive in autumn 2026 vs autumn 2025',
    'why did late dives per dive rise this year',
  ])('%s', async (question) => {
    const { status, headline } = await asked(question);
    expect(status).toBe('answered');
    expect(plain(headline)).toMatch(SAME_DAYS);
  });

  test('and yes or no says that it is of these days', async () => {
    const { headline, assumptions } = await asked('did late dives per dive drop this year');
    expect(headline).toMatch(/^No, on the days that both sides have: /);
    expect(plain(headline)).toMatch(SAME_DAYS);
    expect(plain(assumptions.join(' '))).toContain('The data begin on Nov 1, 2025');
  });

  test('part by part', async () => {
    const { tables } = await asked('late dives per dive this year vs last year by bay');
    expect(tables[0]?.rows.map((row) => row.slice(1, 3))).toEqual([
      [0.6, 0.4],
      [0.6, 0.4],
    ]);
  });

  test('months of which all days are known are not cut', async () => {
    const { headline } = await asked('late dives per dive in October 2026 vs September 2026');
    expect(plain(headline)).toMatch(/10\s% in October 2026, against 10\s% in September 2026/);
  });

  test('a time of another kind is named by the days that are known', async () => {
    const { headline, assumptions } = await asked('late dives per dive in October 2026 vs all of 2025');
    expect(plain(headline)).toMatch(/against 24\.8\s% from Nov 1 to Dec 31, 2025/);
    expect(plain(assumptions.join(' '))).toContain('The data begin on Nov 1, 2025');
  });

  test('where no day of the year is known in both it is asked back', async () => {
    const early = askedFile('2026-02-18', [
      'date,dives,late_dives',
      ...daysFrom('2025-03-10' as Day, '2026-02-17' as Day).map((day) => `${day},10,1`),
    ]);
    const { status, headline } = await early('late dives per dive in Q1 2026 vs Q1 2025');
    expect(status).toBe('clarification_needed');
    expect(headline).toMatch(/^There is no day of the year on which both/);
  });

  test('a leap year is held against by its dates', async () => {
    const leap = askedFile('2025-09-11', [
      'date,dives,late_dives',
      ...daysFrom('2024-08-01' as Day, '2025-09-10' as Day).map(
        (day) => `${day},10,${day > '2024-09-09' ? 2 : 1}`,
      ),
    ]);
    for (const question of [
      'late dives per dive this year vs last year',
      'did late dives per dive rise this year',
    ])
      expect(plain((await leap(question)).headline)).toMatch(
        /Aug 1 to Sep 10, 2025,? against 10\.2\s% from Aug 1 to Sep 10, 2024/,
      );
  });
});

describe('what is offered instead keeps the number and the names', () => {
  test.each([
    ['late dives per dive in October 2026 vs October 2025', /^Late dives per dive in October 2026/],
    // Behind a month another year is that month of it, and not the days of it that are known
    ['late dives per dive in October 2026 vs 2025', /^Late dives per dive in October 2026/],
    ['are dives in North Bay up or down vs last year', /^Dives .*North Bay.* last week/],
  ])('%s', async (question, offered) => {
    const { status, clarification } = await asked(question);
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices[0]?.question).toMatch(offered);
  });
});
