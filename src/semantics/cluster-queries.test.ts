import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterQueries } from './cluster-queries.ts';

const weighed = (queries: readonly string[]) =>
  queries.map((query, index) => ({ query, impressions: 100 - index }));

describe('clusters of search queries', () => {
  it('gathers what shares its subject, whatever its form', () => {
    const clusters = clusterQueries(
      weighed([
        'raised bed',
        'raised beds cheap',
        'cedar raised bed',
        'watering can',
        'watering cans metal',
        'small watering can',
        'compost',
      ]),
      3,
    );
    expect(clusters.map(({ name, queries }) => [name, [...queries].sort()])).toEqual([
      ['raised bed', ['cedar raised bed', 'raised bed', 'raised beds cheap']],
      ['watering can', ['small watering can', 'watering can', 'watering cans metal']],
    ]);
  });

  it('puts each query into one cluster at most, none smaller than asked, the same in any order', () => {
    const word = fc.constantFrom(
      'bed',
      'beds',
      'soil',
      'pot',
      'pots',
      'seed',
      'garden',
      'hose',
      'the',
      'for',
    );
    const query = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(
        fc.uniqueArray(query, { maxLength: 40 }),
        fc.integer({ min: 1, max: 5 }),
        (texts, fewest) => {
          const queries = texts.map((text) => ({ query: text, impressions: text.length }));
          const clusters = clusterQueries(queries, fewest);
          const members = clusters.flatMap((cluster) => cluster.queries);
          expect(new Set(members).size).toBe(members.length);
          for (const cluster of clusters) expect(cluster.queries.length).toBeGreaterThanOrEqual(fewest);
          expect(clusterQueries([...queries].reverse(), fewest)).toEqual(clusters);
        },
      ),
    );
  });
});
