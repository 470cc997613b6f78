import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-03-01', [
  'date,property_type,sessions,listing_views,leads,viewings',
  '2026-02-02,House,1000,400,40,10',
  '2026-02-02,Villa,1000,200,10,5',
]);

test.each([
  [
    'lead to viewing rate by property type',
    [
      ['Villa', 0.5],
      ['House', 0.25],
    ],
  ],
  [
    'listing view to lead rate by property type',
    [
      ['House', 0.1],
      ['Villa', 0.05],
    ],
  ],
  [
    'lead rate by property type',
    [
      ['House', 0.04],
      ['Villa', 0.01],
    ],
  ],
])('%s', async (question, rows) => {
  const { tables, headline } = await asked(question);
  expect(
    tables[0]?.rows.map((row) => row.slice(0, 2)),
    headline,
  ).toEqual(rows);
});
