import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const days = (from: Day, count: number): Day[] => Array.from({ length: count }, (_, at) => addDays(from, at));
const MISSING = '2026-01-15';
const ask = askedFile('2026-05-20', [
  'date,kind,visits',
  ...days('2025-12-01' as Day, 170)
    .filter((day) => day !== MISSING)
    .map((day) => `${day},all,10`),
]);

describe('periods longer than the data', () => {
  it('ends a quarter and a half that still run where Q2 ends', async () => {
    const [short, full, half] = await Promise.all(
      ['visits in Q2', 'visits in the second quarter of 2026', 'visits in H1 2026'].map(ask),
    );
    expect(full?.headline).toBe(short?.headline);
    expect(half?.headline).toMatch(/to May\s19, 2026/);
  });

  it('tells since when there are data where two unlike times are compared', async () => {
    const answer = await ask('visits in H2 2025 vs April 2026');
    expect(answer.explanation).toMatch(/begin on Dec\s1, 2025/);
  });
});

describe('a course whose ends lack days', () => {
  it('says why the sentence begins later than its table', async () => {
    const answer = await ask('visits by month from January to April 2026');
    expect(answer.headline).toContain('February 2026');
    expect(answer.explanation).toContain('which the first one in the table has not');
  });

  it('says nothing where all are whole', async () => {
    const answer = await ask('visits by month from February to April 2026');
    expect(answer.explanation).not.toContain('in the table');
  });
});
