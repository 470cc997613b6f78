import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** By campaign in April and May: what was paid, clicks and bookings. */
const CAMPAIGNS = {
  Brand: [
    [120, 100, 20],
    [90, 100, 30],
  ],
  Tents: [
    [200, 250, 10],
    [260, 200, 8],
  ],
  Boots: [
    [150, 120, 15],
    [300, 160, 12],
  ],
} as const;

const fileWith = (cost: string) =>
  askedFile('2026-06-15', [
    `date,campaign,${cost},impressions,clicks,bookings`,
    ...Object.entries(CAMPAIGNS).flatMap(([campaign, months]) =>
      months.map(
        ([paid, clicks, bookings], at) =>
          `2026-0${4 + at}-10,${campaign},${paid}.50,${clicks * 40},${clicks},${bookings}`,
      ),
    ),
  ]);

/** What is told first: yes or no, or who comes first. */
const QUESTIONS = [
  ['did cost per booking improve in may', 'No'],
  ['did cpc improve in may', 'No'],
  ['did cpm get worse in may', 'Yes'],
  ["which campaign's cost per booking improved the most from april to may", 'Brand'],
  ["which campaign's cost per click got worse the most from april to may", 'Boots'],
  ['which campaign has the best cost per booking in 2026', 'Brand'],
  ['which campaign has the worst cost per booking in 2026', 'Tents'],
  ['campaigns sorted by cost per booking, best first, 2026', 'Brand'],
  ['worst month for cost per booking this year', '2026-05-01'],
  ['best cpc campaign in may', 'Brand'],
  ['worst cpm campaign in 2026', 'Boots'],
] as const;

/** What is told, without how the column is called. */
const told = async (cost: string, question: string) => {
  const { status, headline, tables } = await fileWith(cost)(question);
  const rows = tables[0]?.rows.map((row) => row.filter((cell) => !/ per /.test(String(cell))));
  return { status, first: /^(?:Yes|No)\b/.exec(headline)?.[0] ?? rows?.[0]?.[0], rows };
};

const NAMES = [
  'Cost',
  'Spend',
  'spent',
  'Costs',
  'Ad spend',
  'ad_spend_usd',
  'Amount spent (EUR)',
  'Media cost',
  'Total cost',
  'Total spend',
  'Budget spent',
  'Marketing spend',
  'adCost',
  'Budget',
  'Agency fee',
];

describe('what was paid is a cost by any of its names', () => {
  test.each(NAMES)('best, worst and improved are about what costs less: %s', async (name) => {
    for (const [question, first] of QUESTIONS) {
      const { rows, ...answer } = await told(name, question);
      expect(answer, question).toEqual({ status: 'answered', first });
      expect(rows, question).toEqual((await told('Cost', question)).rows);
    }
  });
});

describe('what guests spend comes in', () => {
  const inn = askedFile('2026-06-15', [
    'date,table,guests,spend',
    '2026-05-10,Window,10,400',
    '2026-05-10,Garden,10,200',
  ]);

  test('the best of it is the most', async () => {
    expect((await inn('which table has the best spend per guest in may')).tables[0]?.rows[0]).toEqual([
      'Window',
      40,
      10,
    ]);
  });

  test('and no fees are held against it', async () => {
    const restaurant = askedFile('2026-06-15', [
      'date,table,guests,spend,fees',
      '2026-05-10,Window,10,400,20',
      '2026-05-10,Garden,10,200,10',
    ]);
    expect((await restaurant('roas in may')).status).not.toBe('answered');
  });

  test('fees of a school are no cost', async () => {
    const school = askedFile('2026-06-15', [
      'date,course,lessons,fees',
      '2026-05-10,Manual,10,400',
      '2026-05-10,Automatic,10,200',
    ]);
    expect((await school('which course has the best fees per lesson in may')).tables[0]?.rows[0]?.[0]).toBe(
      'Manual',
    );
  });
});
