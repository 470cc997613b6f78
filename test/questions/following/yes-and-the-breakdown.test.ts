import { describe, expect, it } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

const ask = followedFile('2026-04-01', [
  'date,item_name,city,items_purchased,item_revenue',
  ...Array.from({ length: 31 }, (_, day) => {
    const date = `2026-03-${String(day + 1).padStart(2, '0')}`;
    return [
      `${date},Lamp,Leeds,5,50`,
      `${date},Lamp,Bath,9,90`,
      `${date},Tent,Leeds,8,800`,
      `${date},Tent,Bath,1,100`,
    ];
  }).flat(),
]);
const best = 'What was our best selling product last month?';
const ofTheLamp = [
  ['Bath', 9 * 31],
  ['Leeds', 5 * 31],
];

describe('behind the best one', () => {
  it.each([
    'Yes, show me the breakdown by city',
    'show me the breakdown by city',
    'yes please, by city',
    'sure, by city',
  ])('"%s" is of that one', async (question) => {
    expect((await ask(best, question)).tables[0]?.rows).toEqual(ofTheLamp);
  });

  it('what is said aside first is no word of the question', async () => {
    expect((await ask(best, 'great, and its revenue?')).tables[0]?.rows[0]).toContain(140 * 31);
    expect((await ask('items purchased on march 3', 'hmm ok. and on march 4?')).tables[0]?.rows).toEqual([
      [23],
    ]);
  });
});

it('"great" is said aside only before a sign', async () => {
  expect((await ask(best, 'great lamps?')).status).not.toBe('answered');
});
