import { describe, expect, test } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

/**
 * Twenty whole weeks to Jan 18, 2026, the same on each day of one. North is ahead of South by 10 a day more each week, East overtakes West in
 * the sixteenth, and Old is level with New but for what is by chance; who comes by phone falls behind in North alone.
 */
const day = (at: number): string => new Date(Date.UTC(2025, 8, 1 + at)).toISOString().slice(0, 10);
const CHANCE = [3, -4, 5, -3, 4, -5, 2, -2];
const rows = Array.from({ length: 140 }, (_, at) => {
  const week = Math.floor(at / 7);
  const orders = {
    North: 100 + 10 * week,
    South: 100,
    East: 10 + 10 * week,
    West: 160,
    Old: 50 + (CHANCE[week % CHANCE.length] ?? 0),
    New: 50,
  };
  return Object.entries(orders).flatMap(([area, many]) => [
    `${day(at)},${area},phone,${many},${many * 3},${many * 2}`,
    `${day(at)},${area},web,${many},${many * 3},${many * 2 + (area === 'North' ? 400 : 0)}`,
  ]);
}).flat();
const ask = followedFile('2026-01-19', ['date,area,way,orders,sales_eur,visits', ...rows]);

const gapsOf = (table: { rows: readonly (readonly unknown[])[] } | undefined) =>
  table?.rows.map((row) => row[3]);

describe('whether a gap moved: the later half of the last whole weeks against the earlier one', () => {
  test.each([
    [
      'Is the gap between North and South orders growing?',
      // Weeks 12 to 15 and 16 to 19: 7 days of 10 more by phone and 10 more on the web each week
      /^Yes: the gap widened: in an average week of the later half North had 2,450 more orders than South, in one of the earlier half 1,890 \(29\.6\s% more\)/u,
    ],
    ['is the gap between North and South orders widening', /^Yes: the gap widened/],
    ['has the orders gap between North and South narrowed', /^No: the gap widened/],
    ['is the gap in orders between South and North getting smaller', /^No: the gap widened/],
    ['has the gap between North and South orders changed', /^The gap widened: in an average week/],
    [
      'is the gap between East and West orders closing since October',
      /^The gap turned round: .* East had [\d.]+ more orders than West, in one of the earlier half West had [\d.]+ more than East; the/,
    ],
    ['is the gap between Old and New orders growing', /^No clear change: .* may be chance/],
  ])('%s', async (question, headline) => {
    expect((await ask(question)).headline).toMatch(headline);
  });
});

describe('who catches up, and who pulls away', () => {
  test.each([
    ['is South catching up with North in orders', /^No: the gap widened/],
    ['is South falling behind North in orders', /^Yes: the gap widened/],
    ['is North pulling away from South in orders', /^Yes: the gap widened/],
    ['is South losing ground to North in orders', /^Yes: the gap widened/],
    ['is East gaining on West in orders since October', /^Yes: the gap turned round/],
    ['is West losing ground to East in orders since October', /^Yes: the gap turned round/],
    ['is East pulling away from West in orders since October', /^Yes: the gap turned round/],
    ['is West falling behind East in orders since October', /^Yes: the gap turned round/],
    // It is ahead, however the gap moved
    [
      'is North gaining on South in orders',
      /^No, North has more already: the gap widened: in an average week/,
    ],
    ['is North falling behind South in orders', /^No, North has more: the gap widened: in an average week/],
    [
      'is South pulling away from North in orders',
      /^No, South has less: the gap widened: in an average week/,
    ],
    ['is Old gaining on New in orders', /^No clear change: .* may be chance/],
  ])('%s', async (question, headline) => {
    expect((await ask(question)).headline).toMatch(headline);
  });
});

describe('how a gap developed: from the first whole unit to the last', () => {
  test.each([
    'gap between North and South orders by month',
    'difference between North and South orders by month',
    'monthly gap between North and South orders',
    'how has the gap between North and South orders developed by month',
  ])('%s', async (question) => {
    const { headline, tables } = await ask(question);
    expect(headline).toMatch(
      /the gap widened: North had 1,000 more orders than South in September\s2025, 9,140 in December\s2025 \(814\s% more\)\.$/u,
    );
    expect(tables[0]?.columns).toEqual(['Month', 'Orders, North', 'Orders, South', 'Gap']);
    expect(gapsOf(tables[0])?.at(0)).toBe(20 * (7 * (0 + 1 + 2 + 3) + 2 * 4));
  });

  test('whoever is named first is what the other is taken from', async () => {
    const { tables, explanation } = await ask('gap between South and North orders by week in December');
    expect(gapsOf(tables[0])?.at(1)).toBe(-20 * 7 * 14);
    expect(explanation).toContain('The gap is South less North');
  });

  test('a rate lies so many points above another', async () => {
    const { headline } = await ask('gap between North and South conversion rate by month');
    expect(headline).toMatch(
      /the purchases per session of South lay [\d.]+\spercentage points above that of North/u,
    );
  });

  test('one whole unit is held against no other', async () => {
    const { headline } = await ask('gap between North and South orders by month in December');
    expect(headline).toMatch(
      /^No whole month of both stands beside another in December\s2025, .*: in December\s2025 North had 9,140 more orders than South/u,
    );
  });

  test('two numbers are the one less the other, and none of two names', async () => {
    const { headline } = await ask('difference between visits and orders by month');
    expect(headline).toMatch(/^Visits minus orders went from/);
    expect((await ask('is the gap between visits and orders growing')).status).toBe('clarification_needed');
  });
});

describe('what holds the gap to a limit, or names only its time, asks for no course', () => {
  test.each([
    'Is the difference between North and South orders bigger than 100?',
    'did the gap between North and South orders rise above 50',
    'has the gap between North and South orders fallen below 50',
  ])('%s is asked back as a limit', async (question) => {
    const { status, clarification } = await ask(question);
    expect(status).toBe('clarification_needed');
    expect(clarification?.question).toMatch(
      /^A limit on the number and names side by side do not go together/,
    );
  });

  test.each([
    'What was the difference between North and South orders over the last 30 days?',
    'gap between North and South orders over the last 30 days',
  ])('%s is that of all of them', async (question) => {
    const { headline, tables } = await ask(question);
    // The last two days of week 15 and weeks 16 to 19, 20 more a day each week
    expect(headline).toMatch(/^North had 10,400 more orders than South/);
    expect(tables[0]?.columns).toEqual(['Area', 'Orders']);
  });

  test.each([
    ['difference between North and South orders over the last 30 days by week', 'Week from'],
    ['plot the gap between North and South orders over the last 3 months', 'Week from'],
    ['how has the gap between North and South orders developed over the last 30 days', 'Week from'],
  ])('%s is one of each', async (question, unit) => {
    expect((await ask(question)).tables[0]?.columns).toEqual([unit, 'Orders, North', 'Orders, South', 'Gap']);
  });

  test('over the last months is no course of both', async () => {
    const { headline } = await ask('gap between North and South orders over the last 2 months');
    expect(headline).toMatch(/^North had 15,340 more orders than South/);
  });
});

describe('what follows on it asks it of others', () => {
  const FIRST = 'is South catching up with North in orders';

  test.each([
    ['only by phone', /^No: the gap widened: .* North had 1,225 more orders with way phone than South/],
    ['by month', /^No: the gap widened: in an average month/],
    ['and visits?', /more visits than South/],
    [
      'what about East vs West',
      /^Yes: the gap turned round: .* East had 350 more orders than West, in one of the earlier half West had 210 more/,
    ],
    ['since October', /^No: the gap widened: .* from Oct\s1/u],
  ])('%s', async (next, headline) => {
    expect((await ask(FIRST, next)).headline).toMatch(headline);
  });

  test.each(['by way', 'why?', 'vs last year'])('%s is asked back', async (next) => {
    expect((await ask(FIRST, next)).status).toBe('clarification_needed');
  });
});

describe('which units are held against each other', () => {
  test('of one month its days, as it has too few weeks', async () => {
    const { headline, tables } = await ask('did the gap between North and South orders widen in December');
    expect(headline).toMatch(/^Yes: the gap widened: in an average day .* in December\s2025/u);
    expect(tables[0]?.columns[0]).toBe('Day');
  });

  // Born is there in the last four weeks alone, first 10 a day above Mate and then 5
  const born = Array.from({ length: 140 }, (_, at) => [
    `${day(at)},Mate,30`,
    ...(at < 112 ? [] : [`${day(at)},Born,${at < 126 ? 40 : 35}`]),
  ]).flat();

  test.each([
    [
      'is Mate gaining on Born in orders',
      /^Yes: the gap narrowed: .* Born had 35 more orders than Mate, in one of the earlier half 70/,
    ],
    ['are Mate and Born growing in orders', /^No, Born did not: .*; Born 245 against 280/],
  ])('of one that begins among them those in which both are there: %s', async (question, told) => {
    const { headline } = await followedFile('2026-01-19', ['date,area,orders', ...born])(question);
    expect(headline).toMatch(told);
  });

  test('of people, who cannot be told apart over days, single days', async () => {
    const people = Array.from({ length: 140 }, (_, at) => [
      `${day(at)},North,${100 + Math.floor(at / 7)}`,
      `${day(at)},South,90`,
    ]).flat();
    const { headline, tables } = await followedFile('2026-01-19', ['date,area,users', ...people])(
      'is the gap between North and South users growing',
    );
    expect(headline).toMatch(
      /^Yes: the gap widened: in an average day .* North had 27\.5 more users than South/,
    );
    expect(tables[0]?.columns[0]).toBe('Day');
  });
});

describe('two times and parts are asked back', () => {
  test.each([
    'gap between North and South orders by month vs last year',
    'is the gap between North and South orders by way growing',
    'is the gap between North and phone orders growing',
    'are orders narrowing',
  ])('%s', async (question) => {
    expect((await ask(question)).status).toBe('clarification_needed');
  });
});

describe('whether each of several grows is told of each by its own halves', () => {
  test.each([
    [
      'Is North growing while East shrinks in orders',
      /^No, only North did as asked: North had 3,850 orders .*later half, against 3,290 .* \(17\s% more\); East/u,
    ],
    ['are North and East growing in orders', /^Yes, both: North had/],
    ['are North and South growing in orders', /^Of North yes, of South there is no clear change: /],
    ['is Old growing and New shrinking in orders', /^No clear change of either: /],
    ['are North, East and West shrinking in orders', /^No, North and East did not: /],
    ['is North shrinking while East falls in orders', /^No, neither: /],
  ])('%s', async (question, headline) => {
    expect((await ask(question)).headline).toMatch(headline);
  });
});
