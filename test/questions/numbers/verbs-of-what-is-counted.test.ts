import { describe, expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const DAYS = daysFrom('2026-03-01' as Day, '2026-03-31' as Day);
const file = (heading: string, rows: readonly string[]): readonly string[] => [
  heading,
  ...DAYS.flatMap((day) => rows.map((row) => `${day},${row}`)),
];

describe('what is counted is asked for by its verb', () => {
  const asked = askedFile(
    '2026-04-01',
    file('date,destination,market,sessions,searches,bookings,nights,revenue', [
      'Lisbon,Germany,90,30,2,8,200.00',
      'Lisbon,France,10,20,4,8,400.00',
      'Rome,Germany,20,60,1,1,900.00',
    ]),
  );

  it.each([
    ['least booked destination last month', /^Rome had the fewest bookings in .*: 31\./],
    ['most booked destination', /^Lisbon had the most bookings .*: 186\./],
    ['most searched destination in march', /^Rome had the most searches .*: 1,860\./],
    ['how many Germans booked Lisbon last month', /^62 bookings from Germany with destination Lisbon/],
    ['how many Germans searched last month', /^2,790 searches from Germany/],
    ['how many people searched for Rome last month', /^1,860 searches with destination Rome/],
    ['which market books the longest stays', /^Germany had the highest nights per booking .*: 3\./],
    ['average stay last month', /^Nights per booking of 2\.43/],
  ])('%s', async (question, headline) => {
    expect((await asked(question)).headline).toMatch(headline);
  });

  it.each([
    ['which destination booked the most revenue', /^Rome had the most revenue/],
    ['how much revenue was booked last month', /^46,500 of revenue/],
  ])('and beside a number the verb says "had": %s', async (question, headline) => {
    expect((await asked(question)).headline).toMatch(headline);
  });
});

describe('what is bought is items, where a file counts no orders', () => {
  const asked = askedFile(
    '2026-04-01',
    file('date,item_name,source_medium,city,items_viewed,items_purchased,item_revenue', [
      'Lamp,google / organic,Leeds,90,3,60.00',
      'Tent,newsletter / email,Leeds,10,5,30.00',
      'Lamp,newsletter / email,York,20,4,80.00',
    ]),
  );

  it.each([
    ['what did people from Leeds buy most in march', /^Tent had the most items purchased .*: 155\./],
    ['what do people buy most', /^Lamp had the most items purchased .*: 217\./],
    ['how many lamps did people buy last month', /^217 items purchased/],
    ['do people buy more in Leeds than in York', /^Yes: .*248 against 124/],
  ])('%s', async (question, headline) => {
    const answer = await asked(question);
    expect(answer.headline).toMatch(headline);
    expect(answer.assumptions.join(' ')).toMatch(/is read as items purchased/);
  });

  it.each([
    'how many orders last month',
    'how many people bought last month',
    'how many customers bought a lamp last month',
    'what share of people buy',
    'average order value last month',
  ])('and orders or buyers are none of them: %s', async (question) => {
    expect((await asked(question)).status).not.toBe('answered');
  });

  it('channels are the pairs of source and medium where nothing else is', async () => {
    const { headline, assumptions } = await asked('sales by channel last month');
    expect(headline).toMatch(/^newsletter \/ email had the most item revenue .*: 3,410/);
    expect(assumptions.join(' ')).toMatch(/not split by “channel”; the nearest .* “source medium”/);
  });
});

describe('who reads and who writes', () => {
  const asked = askedFile(
    '2026-04-01',
    file('date,section,author,reader_type,visits,comments', [
      'Sport,Maya Bell,anonymous,50,1',
      'Sport,Tom Fry,subscriber,30,4',
      'Culture,Tom Fry,anonymous,10,1',
    ]),
  );

  it.each([
    ['who is our most read author', /^Maya Bell had the most visits/],
    ["who's the top author last month", /^Maya Bell had the most visits/],
    ['how many readers did Maya Bell have last month', /^1,550 visits with author Maya Bell/],
    ['readers by section last month', /^Sport had the most visits .*: 2,480/],
  ])('%s', async (question, headline) => {
    expect((await asked(question)).headline).toMatch(headline);
  });

  it.each(['who is our best reader', 'kinds of readers', 'which readers comment the most'])(
    'but no single ones and no kinds of them: %s',
    async (question) => {
      expect((await asked(question)).status).not.toBe('answered');
    },
  );
});

describe('one month of two years', () => {
  const asked = askedFile('2026-10-12', [
    'date,hotel,bookings',
    ...['2025', '2026'].flatMap((year, at) =>
      daysFrom(`${year}-09-01` as Day, `${year}-09-30` as Day).flatMap((day) => [
        `${day},Linz,${2 + at}`,
        `${day},Vienna,${4 - 2 * at}`,
      ]),
    ),
  ]);

  it.each([
    ['compare this September to last September', /^150 bookings in September.2026, against 180/],
    ['compare bookings this September to last September', /bookings in September.2026, against 180/],
    [
      'which hotel grew the most, compare this September to last September',
      /^Linz gained the most: .* 90 .* 60/,
    ],
  ])('%s', async (question, headline) => {
    expect((await asked(question)).headline.replaceAll('\u00a0', ' ')).toMatch(headline);
  });
});
