import { describe, expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Search has the most in both months, and mail has gained most of what lies between them. */
const PER_DAY = { search: [30, 31], mail: [10, 20], direct: [8, 5] } as const;
const rows = daysFrom('2026-04-01' as Day, '2026-05-31' as Day).flatMap((day) =>
  Object.entries(PER_DAY).map(
    ([channel, of]) => `${day},${channel},${day < '2026-05-01' ? of[0] : of[1]},${channel.length}`,
  ),
);
const ask = askedFile('2026-06-01', ['date,channel,revenue,orders', ...rows]);

const [april, may] = [30 * 48, 31 * 56];
const mail = [31 * 20, 30 * 10];
const share = (31 * 20 - 30 * 10) / (may - april);

describe('whose part of the difference is the largest', () => {
  test.each([
    'How did revenue in May compare with April, and which channel contributed most to the difference?',
    'Compare revenue in May with April. Which channel contributed the most to the change?',
    'revenue May vs April and which channel explains the gap?',
    'Did revenue grow in May, and which channel contributed most to the growth?',
  ])('is told behind both months of all: %s', async (question) => {
    const { status, headline, tables } = await ask(question);
    expect(status, headline).toBe('answered');
    expect(tables[0]?.rows[0]?.slice(1, 3)).toEqual([may, april]);
    const row = tables.flatMap((table) => table.rows).find(([name]) => name === 'mail');
    expect(row?.slice(1, 3)).toEqual(mail);
    expect(row?.at(-1)).toBeCloseTo(share, 3);
  });

  test.each([
    'which channel contributed most to the difference in revenue in May compared with April',
    'which channel contributed most of the difference between May and April revenue',
    'which channel contributed most to the gap between April and May revenue',
    'which channel contributed most to the change in revenue in May compared with April',
  ])('is no share of the whole: %s', async (question) => {
    const { headline, tables } = await ask(question);
    const [row] = tables[0]?.rows ?? [];
    expect(row?.slice(0, 3), headline).toEqual(['mail', ...mail]);
    expect(row?.at(-1)).toBeCloseTo(share, 3);
  });

  test('what contributed most to it, of no split that is named, is asked of all of them', async () => {
    const told = await Promise.all(
      ['why did revenue grow in May', 'what contributed most to the growth in revenue in May'].map(ask),
    );
    const [why, made] = told.map(({ headline }) => headline);
    expect(made).toBe(why);
  });

  test('who contributed most to the revenue itself has the largest share of it', async () => {
    const { tables } = await ask('which channel contributed most revenue in May');
    expect(tables[0]?.rows[0]?.slice(0, 2)).toEqual(['search', 31 * 31]);
  });
});
