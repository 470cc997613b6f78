import { describe, expect, it } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

const rows = (day: string): string[] => [
  `${day},Austria,mobile,9`,
  `${day},Austria,desktop,8`,
  `${day},France,mobile,3`,
  `${day},France,desktop,4`,
  `${day},Italy,mobile,1`,
  `${day},Italy,desktop,2`,
];
const follow = followedFile('2026-03-01', [
  'date,country,device,orders',
  ...Array.from({ length: 28 }, (_, at) => `2026-02-${String(at + 1).padStart(2, '0')}`).flatMap(rows),
]);

const TWO = [
  ['Austria', 'mobile', 252],
  ['Austria', 'desktop', 224],
  ['France', 'desktop', 112],
  ['France', 'mobile', 84],
];

describe('several that were found', () => {
  it.each([
    'break that down by device',
    'can you split them by device?',
    'their orders by device',
    'by device for each of them',
  ])('are split each by itself: %s', async (behind) => {
    const { tables } = await follow('top 2 countries by orders in february', behind);
    expect(tables[0]?.rows).toEqual(TWO);
  });

  it('by a limit are split each by itself, and the limit holds of them alone', async () => {
    const { tables } = await follow(
      'which countries had more than 150 orders in february',
      'split them by device',
    );
    expect(tables[0]?.rows).toEqual(TWO);
  });

  it('one that was found stands for itself', async () => {
    const { tables } = await follow('which country had the most orders in february', 'split it by device');
    expect(tables[0]?.rows.map(([device]) => device)).toEqual(['mobile', 'desktop']);
  });
});

it('a course by parts in an order is a list of them', async () => {
  const { tables } = await follow(
    'how are orders trending day to day?',
    'break it down by country, biggest first',
  );
  expect(tables[0]?.rows).toEqual([
    ['Austria', 476],
    ['France', 196],
    ['Italy', 84],
  ]);
});
