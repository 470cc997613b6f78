import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const HEAD = 'date,town,room,tickets_opened,first_reply_minutes';
const ROWS: readonly (readonly [string, string, string, number, number])[] = [
  ['2026-01-05', 'Bern', 'Suite', 40, 400],
  ['2026-01-05', 'Bern', 'Single', 10, 100],
  ['2026-01-12', 'Basel', 'Single', 30, 60],
  ['2026-02-02', 'Bern', 'Single', 20, 300],
  ['2026-02-09', 'Basel', 'Suite', 15, 30],
  ['2026-02-09', 'Basel', 'Single', 45, 90],
  ['2026-03-02', 'Chur', 'Suite', 90, 900],
  ['2026-03-31', 'Bern', 'Suite', 5, 25],
];
const asked = askedFile('2026-04-01', [HEAD, ...ROWS.map((row) => row.join(','))]);

type Row = (typeof ROWS)[number];
const sum = (ofRow: (row: Row) => number, isMeant: (row: Row) => boolean = () => true): number =>
  ROWS.filter(isMeant).reduce((total, row) => total + ofRow(row), 0);
const opened = (row: Row): number => row[3];
const inMonth = (town: string, month: string): number =>
  sum(opened, (row) => row[1] === town && row[0].startsWith(month));

describe('the best time of each that is named', () => {
  test.each([
    'when did Bern and Basel each have their best month for tickets opened',
    'when did Bern and Basel both have their best month for tickets opened?',
    'when did Bern and Basel have their best month for tickets opened',
    'in which month did Bern and Basel have their most tickets opened',
  ])('%s', async (question) => {
    const { tables } = await asked(question);
    expect(tables[0]?.rows).toEqual([
      ['Basel', '2026-02-01', inMonth('Basel', '2026-02')],
      ['Bern', '2026-01-01', inMonth('Bern', '2026-01')],
    ]);
  });

  test('of both together it is one', async () => {
    const { tables } = await asked(
      'when did Bern and Basel together have their best month for tickets opened',
    );
    expect(tables[0]?.rows).toEqual([
      ['2026-01-01', inMonth('Bern', '2026-01') + inMonth('Basel', '2026-01')],
    ]);
  });
});

test('names that something was done by are added up where they are said to be together', async () => {
  const { tables } = await asked('tickets opened by Bern and Basel in January, combined');
  expect(tables[0]?.rows).toEqual([[inMonth('Bern', '2026-01') + inMonth('Basel', '2026-01')]]);
});

describe('the first or last such weekday of every month', () => {
  test.each(['first', 'second', 'last', '3rd'])('the %s one is asked about', async (nth) => {
    const answer = await asked(`tickets opened on the ${nth} Monday of each month`);
    expect(answer.status).toBe('clarification_needed');
    expect(answer.headline).toContain('cannot be chosen');
    expect(JSON.stringify(answer)).toContain('on Mondays by day');
  });

  test('that of one month is a day', async () => {
    const { tables } = await asked('tickets opened on the first Monday of February');
    expect(tables[0]?.rows[0]).toEqual([sum(opened, (row) => row[0] === '2026-02-02')]);
  });
});

describe('what one of them took', () => {
  const each = sum((row) => row[4]) / sum(opened);

  test('the mean of the minutes is that of one ticket', async () => {
    const { tables } = await asked('average first reply minutes');
    expect(tables[0]?.rows[0]?.[0]).toBeCloseTo(each);
  });

  test('in hours, too, and “first” chooses none', async () => {
    const { tables } = await asked('average first reply in hours');
    expect(tables[0]?.rows[0]?.[0]).toBeCloseTo(each / 60);
  });

  test('per day it is the mean of days', async () => {
    const { headline } = await asked('average first reply minutes per day');
    expect(headline).toContain('An average day');
  });
});

test.each(['towns where Suite is top', 'towns where Suite is the top room in February'])(
  'where a name comes first is not how much it has there: %s',
  async (question) => {
    const answer = await asked(question);
    expect(answer.status).toBe('clarification_needed');
    expect(JSON.stringify(answer)).toContain('op room in each town');
  },
);
