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

const QUESTIONS = [
  'did cost per booking improve in may',
  'did cpc improve in may',
  'did cpm get worse in may',
  'is our cost per booking getting worse this year',
  "which campaign's cost per booking improved the most from april to may",
  "which campaign's cost per click got worse the most from april to may",
  'which campaign has the best cost per booking in 2026',
  'which campaign has the worst cost per booking in 2026',
  'campaigns sorted by cost per booking, best first, 2026',
  'worst month for cost per booking this year',
  'best cpc campaign in may',
  'worst cpm campaign in 2026',
  'top 2 campaigns by cost per click in may',
  'campaigns that beat Tents on cost per booking in may',
] as const;

/** What is told, without how the column is called. */
const told = async (cost: string, question: string) => {
  const { status, headline, tables } = await fileWith(cost)(question);
  const rows = tables[0]?.rows.map((row) => row.filter((cell) => !/ per /.test(String(cell))));
  return { status, verdict: /^(?:Yes|No)\b/.exec(headline)?.[0], rows };
};

const NAMES = [
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
];

describe('what was paid is a cost by any of its names', () => {
  test.each(NAMES)('best, worst and improved are those of “cost”: %s', async (name) => {
    for (const question of QUESTIONS)
      expect(await told(name, question), question).toEqual(await told('Cost', question));
  });

  test('and are about what costs less', async () => {
    expect(await told('Cost', 'did cost per booking improve in may')).toMatchObject({ verdict: 'No' });
    expect((await told('Cost', 'best cpc campaign in may')).rows?.[0]?.[0]).toBe('Brand');
    expect((await told('Cost', 'worst cpm campaign in may')).rows?.[0]?.[0]).toBe('Boots');
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
