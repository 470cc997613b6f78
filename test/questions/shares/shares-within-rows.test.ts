import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const DAYS = ['2026-02-02', '2026-02-03', '2026-02-04'];

/** The same rows on three days in a row. */
function asked(header: string, ...rows: readonly string[]) {
  const lines = DAYS.flatMap((day) => rows.map((row) => `${day},${row}`));
  return askedFile('2026-03-01', [`date,${header}`, ...lines]);
}

const bakery = asked(
  'product,branch,items_sold,items_wasted,takings',
  'Mince Pies,Reading,100,2,300',
  'Small Loaf,Reading,50,3,90',
  'Small Loaf,Station,50,5,90',
);
const surgery = asked(
  'treatment,appointments,no_shows,fees',
  'First Visit,100,9,500',
  'Filling,200,10,0',
  'Whitening,300,21,1200',
);
const charity = asked('medium,visits,donors,donations,amount', 'email,100,6,9,90', 'qr code,50,5,5,200');
const hotel = asked(
  'channel,hotel,sessions,bookings,revenue',
  'Metasearch,Vienna,100,10,900',
  'Direct,Salzburg,300,10,900',
);

describe('a share of their own', () => {
  test.each([
    ['share of Mince Pies wasted in February', [[0.02]]],
    ['what percentage of items is wasted in February', [[0.05]]],
    ['share of Small Loaf that was wasted in February', [[0.08]]],
  ])('%s', async (question, rows) => {
    const { tables, headline } = await bakery(question);
    expect(tables[0]?.rows, headline).toEqual(rows);
  });

  test('a limit in percent right before what is counted is of their own, too', async () => {
    const { tables } = await surgery('treatments with more than 8% no-shows');
    expect(tables[0]?.rows.map(([name, rate]) => [name, rate])).toEqual([['First Visit', 0.09]]);
  });

  test('who does something is one number over another, and it is asked which', async () => {
    const { status, clarification } = await charity('share of visitors who donate, by medium');
    expect(status).toBe('clarification_needed');
    const [first] = clarification?.choices ?? [];
    expect(first?.question).toBe('Donors per visit by medium');
    expect((await charity(first?.question ?? '')).tables[0]?.rows.map((row) => row.slice(0, 2))).toEqual([
      ['qr code', 0.1],
      ['email', 0.06],
    ]);
  });

  test('a limit of what visits lead to may be of all of them as well', async () => {
    expect((await hotel('channels with more than 5% bookings')).status).toBe('clarification_needed');
  });
});

describe('a share of all stays one', () => {
  test.each([
    ['share of Mince Pies in takings in February', 300 / 480],
    ['what share of wasted items came from Mince Pies', 0.2],
    ['share of wasted items from Station', 0.5],
    ['Mince Pies share of takings', 300 / 480],
  ])('%s', async (question, share) => {
    const { tables, headline } = await bakery(question);
    expect(tables[0]?.rows[0]?.at(-1), headline).toBeCloseTo(share, 9);
  });

  test('so does a limit of all', async () => {
    const { tables } = await surgery('treatments with more than 50% of the no-shows');
    expect(tables[0]?.rows.map(([name]) => name)).toEqual(['Whitening']);
  });
});

describe('what was lost', () => {
  test.each([
    'did we lose money on Mince Pies?',
    'was February a loss for Reading?',
    'are we making money on Small Loaf?',
    'is Station losing money?',
  ])('of money, costs alone tell: %s', async (question) => {
    const { status, headline } = await bakery(question);
    expect(status).toBe('failed');
    expect(headline).toContain('no costs or profit');
  });

  test.each(['are we losing bookings to Metasearch?', 'is Vienna losing bookings to Salzburg?'])(
    'to whom is not counted: %s',
    async (question) => {
      const { status, clarification } = await hotel(question);
      expect(status).not.toBe('answered');
      expect(JSON.stringify(clarification)).not.toContain('together');
    },
  );

  test.each([
    'how many first visits turned into fillings?',
    'what share of first visits leads to a filling?',
  ])('what became of single ones is not known: %s', async (question) =>
    expect((await surgery(question)).status).toBe('failed'),
  );

  test.each([
    'did takings fall on February 4 vs February 3?',
    'how much money did we make on Mince Pies in February?',
    'which product lost the most takings on February 4 vs February 3?',
    'did we lose takings on February 4?',
    'do we make more money on Mince Pies than on Small Loaf?',
  ])('is still told of a number: %s', async (question) => {
    const { status, headline } = await bakery(question);
    expect(status, headline).toBe('answered');
  });
});

describe('what became of them', () => {
  const museum = asked('site,tickets_sold,tickets_refunded', 'Pier,100,10', 'Harbour,300,15');
  const bay = asked('bay,dozens_lifted,crates_refused', 'Gull,100,10', 'Teal,300,15');

  test('with what it became of beside it is a rate inside each', async () => {
    const { tables, headline } = await museum('share of tickets refunded by site');
    expect(
      tables[0]?.rows.map((row) => row.slice(0, 2)),
      headline,
    ).toEqual([
      ['Pier', 0.1],
      ['Harbour', 0.05],
    ]);
  });

  test.each([
    'share of crates refused by bay',
    'share of crates that were refused by bay',
    'crates refused as a share of all crates by bay',
  ])('without it is asked back: %s', async (question) => {
    expect((await bay(question)).clarification?.choices.map((one) => one.question)).toEqual([
      'Crates refused by bay',
      'Share of all crates refused by bay',
    ]);
  });

  test.each([
    ['share of all crates refused by bay', bay, ['Teal', 0.6]],
    ['share of dozens lifted by bay', bay, ['Teal', 0.75]],
    ['share of tickets sold by site', museum, ['Harbour', 0.75]],
  ] as const)('of what was counted first it is a part of all: %s', async (question, ask, [name, share]) => {
    const { tables } = await ask(question);
    expect([tables[0]?.rows[0]?.[0], tables[0]?.rows[0]?.at(-1)]).toEqual([name, share]);
  });
});
