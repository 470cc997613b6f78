import { describe, expect, test } from 'vitest';
import type { Answer } from '#src/shared/answer.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Hiking Boots: 100 in September, 20 in August; Camp Sandals: 30 after 50. In Leeds 110 after 60, in Bristol 20 after 10. */
const ask = askedFile('2026-10-02', [
  'date,item_name,city,item_revenue',
  '2026-08-01,Hiking Boots,Leeds,20',
  '2026-08-02,Camp Sandals,Leeds,40',
  '2026-08-31,Camp Sandals,Bristol,10',
  '2026-09-01,Hiking Boots,Leeds,100',
  '2026-09-02,Camp Sandals,Leeds,10',
  '2026-09-30,Camp Sandals,Bristol,20',
]);
const rowsOf = ({ tables }: Answer) => tables[0]?.rows;

describe('names that are held against each other, by the main number where none is named', () => {
  test.each([
    'boots vs sandals in September',
    'the boots vs the sandals in September',
    'compare boots and sandals in September',
    'how do boots compare to sandals in September',
  ])('%s', async (question) => {
    const answer = await ask(question);
    expect(rowsOf(answer)).toEqual([
      ['Hiking Boots', 100],
      ['Camp Sandals', 30],
    ]);
    expect(answer.assumptions.join()).toContain('No metric was named');
  });

  test.each([
    'how did Leeds do compared to Bristol in September',
    'how did Leeds do vs Bristol in September?',
  ])('%s is no question of how each of them moved', async (question) => {
    expect(rowsOf(await ask(question))).toEqual([
      ['Leeds', 110],
      ['Bristol', 20],
    ]);
  });

  test('a word that no name has stays asked about', async () => {
    expect((await ask('boots vs umbrellas in September')).status).not.toBe('answered');
  });
});
