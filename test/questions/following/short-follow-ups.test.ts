import { expect, it } from 'vitest';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { answerToChain } from '../asking/answer-to-chain.ts';

const ofMonth: Readonly<Record<string, readonly [number, number]>> = {
  '2025-10': [20, 40],
  '2026-09': [30, 20],
  '2026-10': [10, 30],
};
/** Tickets and takings a day: to Arran and to Bute, on the web and at the office. */
const lines = daysFrom('2025-10-01' as Day, '2026-10-31' as Day).flatMap((day) => {
  const [arran, bute] = ofMonth[day.slice(0, 7)] ?? [1, 1];
  return ['web', 'office'].flatMap((channel) => [
    `${day},Arran,${channel},${arran},${2 * arran}`,
    `${day},Bute,${channel},${bute},${3 * bute}`,
  ]);
});
const file = askableFile(
  ['date,route,channel,tickets,revenue', ...lines].join('\n'),
  '2026-11-02' as Day,
  'ferry.csv',
);
const answer = (questions: readonly string[]) => answerToChain(questions, file);
const rowsOf = async (questions: readonly string[]) => (await answer(questions)).tables[0]?.rows;

it.each([
  [['tickets in October 2026', 'what about the same month last year?'], [[31 * 120]]],
  [
    ['tickets in October 2026', 'and the month before?', "what's the percent change?"],
    [['Tickets', 31 * 80, 30 * 100, 31 * 80 - 30 * 100, (31 * 80 - 30 * 100) / (30 * 100)]],
  ],
  [
    ['tickets by route in October 2026 vs September 2026', 'sort by the biggest drop'],
    [
      ['Arran', 620, 1800, -1180, -1180 / 1800],
      ['Bute', 1860, 1200, 660, 0.55],
    ],
  ],
  [
    ['tickets by route in October 2026 vs September 2026', 'largest gain first'],
    [
      ['Bute', 1860, 1200, 660, 0.55],
      ['Arran', 620, 1800, -1180, -1180 / 1800],
    ],
  ],
  [['tickets by route in October 2026', 'exclude Bute', 'just the top routes by revenue'], [['Arran', 1240]]],
  [['tickets on Bute in October 2026', 'vs the month before', 'in %'], [['Tickets', 1860, 1200, 660, 0.55]]],
  [['which routes had more than 1000 tickets in October 2026', 'how many are there?'], [[1]]],
  [
    ['tickets on Arran in October 2026', 'and on Bute?', 'revenue per ticket for both'],
    [
      ['Arran', 2],
      ['Bute', 3],
    ],
  ],
  [
    ['Did Bute sell more tickets than Arran in October 2026?', 'now split that by channel'],
    [
      ['Bute', 'office', 930],
      ['Bute', 'web', 930],
      ['Arran', 'office', 310],
      ['Arran', 'web', 310],
    ],
  ],
])('%j', async (questions, rows) => {
  expect(await rowsOf(questions)).toEqual(rows);
});

it('between those two is between the times that were told', async () => {
  const { headline } = await answer([
    'tickets in October 2026',
    'and in September 2026?',
    'which route gained the most between those two?',
  ]);
  expect(headline).toMatch(/^Bute gained the most.*October 2026.*September 2026/);
});

/** Bookings and how many of them were cancelled: the rows say that the one is a part of the other. */
const booked = askableFile(
  [
    'date,city,bookings,cancellations,ad_cost',
    ...daysFrom('2026-10-01' as Day, '2026-10-31' as Day).flatMap((day) => [
      `${day},Rome,20,5,40`,
      `${day},Oslo,10,1,50`,
    ]),
  ].join('\n'),
  '2026-11-02' as Day,
  'hotel.csv',
);

it.each([
  [
    ['bookings by city last month', 'how many of those were cancelled?', 'as a % please'],
    [
      ['Rome', 0.25],
      ['Oslo', 0.1],
    ],
  ],
  [
    ['bookings by city last month', 'what was the ad cost per booking in each?'],
    [
      ['Oslo', 5],
      ['Rome', 2],
    ],
  ],
])('%j', async (questions, rows) => {
  const { tables } = await answerToChain(questions, booked);
  expect(tables[0]?.rows.map((row) => row.slice(0, 2))).toEqual(rows);
});
