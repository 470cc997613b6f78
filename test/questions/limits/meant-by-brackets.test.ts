import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const yard = askedFile('2026-07-01', [
  'date,outlet,shift,loans,late_returns,rewashes,litres_drawn,takings_eur',
  '2025-12-02,Farm,night,20,4,6,100,50.00',
  '2025-12-03,Online,early,40,2,4,400,90.00',
  '2026-06-02,Farm,night,20,2,4,100,30.00',
  '2026-06-30,Online,early,10,1,1,100,30.00',
]);

test.each([
  [
    'how bad is late returning by outlet? (late returns as % of loans)',
    [
      ['Farm', 6 / 40],
      ['Online', 3 / 50],
    ],
  ],
  [
    'how bad is late returning by outlet (late returns over loans)',
    [
      ['Farm', 6 / 40],
      ['Online', 3 / 50],
    ],
  ],
  [
    'Litres of water per loan by outlet, thriftiest first',
    [
      ['Farm', 5],
      ['Online', 10],
    ],
  ],
  [
    'who pays us best? euros per loan by outlet',
    [
      ['Online', 2.4],
      ['Farm', 2],
    ],
  ],
  [
    'Is the night shift rewashing more than the early shift? per loan',
    [
      ['night', 10 / 40],
      ['early', 5 / 50],
    ],
  ],
])('%s', async (question, rows) => {
  const answer = await yard(question);
  expect(answer.status).toBe('answered');
  expect(answer.tables[0]?.rows.map(([name, value]) => [name, value])).toEqual(rows);
});

test('a month to come is the one that has data, which is said', async () => {
  const answer = await yard('takings, December vs June 2026');
  expect(answer.tables[0]?.rows[0]).toEqual(expect.arrayContaining([140, 60]));
  expect(answer.assumptions.join(' ')).toContain('December 2025');
});

test('a stretch of months that the data have once is a part of all of them', async () => {
  const { tables } = await yard("what fraction of Farm's loans happen in June?");
  expect(tables[0]?.rows).toEqual([[20, 40, 0.5]]);
});
