import { describe, expect, test } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

/** Reef: 10, 20, 30 dives of January to March; Wreck 40, nothing, 5. One tip for ten dives at Reef, for four at Wreck. */
const answer = followedFile('2026-04-02', [
  'date,site,sea,dives,tips',
  '2026-01-01,Reef,calm,10,1',
  '2026-01-31,Wreck,calm,40,10',
  '2026-02-01,Reef,calm,15,2',
  '2026-02-28,Reef,rough,5,0',
  '2026-03-01,Reef,calm,30,3',
  '2026-03-31,Wreck,rough,5,2',
]);

const DIVES = [
  ['Reef', 10, 20, 30],
  ['Wreck', 40, 0, 5],
];

describe('names in three times stand in one table', () => {
  test.each([
    [['dives by site for January, February and March side by side'], DIVES],
    [['dives in January', 'January, February and March by site'], DIVES],
    [
      ['dives by site in January, February and March', 'only calm seas'],
      [
        ['Reef', 10, 15, 30],
        ['Wreck', 40, 0, 0],
      ],
    ],
    [
      ['dives by site in January', 'and February?', 'and March?', 'side by side'],
      DIVES.map(([name, ...values]) => [name, ...values.toReversed()]),
    ],
    [
      ['tips per dive by site in January, February and March'],
      [
        ['Wreck', 0.25, null, 0.4],
        ['Reef', 0.1, 0.1, 0.1],
      ],
    ],
  ])('%s', async (questions, rows) => {
    const { tables } = await answer(...questions);
    const sorted = tables[0]?.rows.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1));
    expect(sorted).toEqual(rows.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)));
  });

  test('and the first of each is told', async () => {
    const { headline } = await answer('dives by site in January, February and March');
    expect(headline).toContain('Wreck with 40 in January 2026, Reef with 20 in February 2026');
  });
});
