import { describe, expect, test } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

/** March, by bay and boat: North 100 dives (60 by sail, 40 by motor), South 300 (30, 270). April: South 10 by sail, 10 by motor. */
const chain = followedFile('2026-04-10', [
  'date,bay,boat,club,dives,pearls',
  '2026-03-02,North,sail,Reef,60,6',
  '2026-03-03,North,motor,Reef,40,10',
  '2026-03-04,South,sail,Reef,30,10',
  '2026-03-07,South,motor,Kelp,270,14',
  '2026-04-01,South,sail,Kelp,10,1',
  '2026-04-02,South,motor,Kelp,10,1',
]);

const sail = 'what share of dives in March is by sail';

describe('a share, followed', () => {
  test.each([
    [[sail], [[90, 400, 0.225]]],
    // The whole goes with the part where another column is named …
    [[sail, 'in North?'], [[60, 100, 0.6]]],
    [[sail, 'in North?', 'and South?'], [[30, 300, 0.1]]],
    [[sail, 'without South'], [[60, 100, 0.6]]],
    [[sail, 'in South?', 'and in April?'], [[10, 20, 0.5]]],
    // … and another name of the same column is another part
    [[sail, 'and motor?'], [[310, 400, 0.775]]],
    [[sail, 'by bay', 'only North'], [[60, 100, 0.6]]],
    [[sail, 'in North?', 'and motor?'], [[40, 100, 0.4]]],
    [[sail, 'of pearls?'], [[16, 40, 0.4]]],
    [
      [sail, 'by bay'],
      [
        ['North', 60, 100, 0.6],
        ['South', 30, 300, 0.1],
      ],
    ],
    [
      [sail, 'by bay', 'and motor?'],
      [
        ['North', 40, 100, 0.4],
        ['South', 270, 300, 0.9],
      ],
    ],
    [[sail, 'which bay has the highest?'], [['North', 60, 100, 0.6]]],
    [
      [sail, 'by boat'],
      [
        ['motor', 310, 0.775],
        ['sail', 90, 0.225],
      ],
    ],
    [['what share of dives in March was on the weekend', 'in South'], [['weekends', 270, 0.9]]],
  ])('%j', async (questions, rows) => {
    const { tables, status } = await chain(...questions);
    const told = tables[0]?.rows.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])));
    expect({ status, rows: told }).toEqual({ status: 'answered', rows });
  });

  test('"on weekends, by bay" is the part of the week of each bay', async () => {
    const { tables } = await chain('what share of dives in March was on the weekend', 'by bay');
    expect(tables[0]?.rows).toContainEqual(['South', 270, 300, 0.9]);
  });
});

test.each([
  [['dives by sail in March', 'by boat']],
  [['dives by sail in March', 'which boat had the most?']],
])('one name is no list of its kind: %j', async (questions) => {
  const { tables } = await chain(...questions);
  expect(tables[0]?.rows).toContainEqual(['motor', 310]);
});
