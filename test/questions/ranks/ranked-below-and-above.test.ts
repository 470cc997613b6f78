import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** One query on each of four places. */
const gsc = askedFile('2026-03-04', [
  'date,query,clicks,impressions,position',
  '2026-03-02,decaf,50,700,2.0',
  '2026-03-02,moka pot,20,600,7.0',
  '2026-03-02,aeropress,5,900,12.0',
  '2026-03-02,grinder,1,800,18.0',
]);
const found = async (question: string): Promise<unknown> =>
  (await gsc(question)).tables[0]?.rows.map(([query]) => query);

describe('who ranks below stands further down, who ranks above further up', () => {
  test.each([
    ['queries ranking below 15', ['grinder']],
    ['queries ranking below 10 with more than 850 impressions', ['aeropress']],
    ['which queries rank lower than 10?', ['aeropress', 'grinder']],
    ['queries where we rank below 10', ['aeropress', 'grinder']],
    ['queries below position 10', ['aeropress', 'grinder']],
    ['queries with position worse than 10', ['aeropress', 'grinder']],
    ['queries ranking above 5', ['decaf']],
    ['queries that rank higher than 5', ['decaf']],
    ['queries above position 5', ['decaf']],
    ['queries with position better than 5', ['decaf']],
    // Of the number itself
    ['queries with a position above 10', ['aeropress', 'grinder']],
    ['queries with position under 5', ['decaf']],
  ])('%s', async (question, queries) => {
    expect(await found(question)).toEqual(queries);
  });

  test('on which side they stand is told by no word that means both', async () => {
    expect((await gsc('queries ranking below 15')).headline).toContain('position worse than 15');
    expect((await gsc('queries with position below 5')).headline).toContain('position better than 5');
  });
});
