import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ROWS: readonly (readonly [string, string, number])[] = [
  ['lisbon hotels', '/hotels/lisbon', 1],
  ['porto hotels', '/hotels/porto', 2],
  ['cheap flights porto', '/hotels/porto', 4],
  ['sunway', '/', 8],
  ['what will rain do', '/help', 16],
];
const ask = askedFile('2026-03-09', [
  'date,query,page,clicks,impressions',
  ...['2026-03-07', '2026-03-08'].flatMap((day) =>
    ROWS.map(([query, page, clicks]) => [day, query, page, clicks, clicks * 10].join(',')),
  ),
]);

describe('queries by their words', () => {
  test.each([
    ['hotel queries total clicks in march', [[6]]],
    ['total clicks of hotel queries in march', [[6]]],
    [
      'hotel queries in march',
      [
        ['lisbon hotels', 2],
        ['porto hotels', 4],
      ],
    ],
    ['queries with will in them in march', [['what will rain do', 32]]],
    ['clicks on sunway in march', [[16]]],
    // What is typed as a day is one, and so is a slip of it
    ['clicks on sunday', [[31]]],
    ['clicks on sundya', [[31]]],
    // The pages are meant where nobody says queries
    ['clicks of the hotels section in march', [[14]]],
  ])('%s', async (question, rows) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows.toSorted(), headline).toEqual(rows);
  });

  test('one of them is held against everything else', async () => {
    const { headline } = await ask('clicks of sunway vs everything else in march');
    expect(headline).toContain('sunway 16, all others 46');
  });

  test.each([
    ['how many people search for porto hotels in march', [[40]]],
    ['how often did people search for sunway in march', [[160]]],
    ['how many people searched for hotels in march', [[60]]],
  ])('%s is told by how often the site was shown, which is said', async (question, rows) => {
    const { tables, headline, assumptions } = await ask(question);
    expect(tables[0]?.rows, headline).toEqual(rows);
    expect(JSON.stringify(assumptions)).toContain('How often something is searched for is not counted');
  });
});

test('of advertisements on several networks it is not told how often people searched', async () => {
  const ads = askedFile('2026-04-01', [
    'date,network,search term,impressions,clicks',
    '2026-03-02,Google search,porto hotels,40,4',
    '2026-03-02,Partner sites,porto hotels,900,3',
  ]);
  const { assumptions } = await ads('how many people search for porto hotels in march');
  expect(JSON.stringify(assumptions)).not.toContain('How often something is searched for is not counted');
});
