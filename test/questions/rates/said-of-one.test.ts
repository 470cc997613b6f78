import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = (csv: string, today = '2026-04-01') => askedFile(today, [csv]);
type Ask = ReturnType<typeof asked>;
const notAnswered = async (ask: Ask, question: string) => {
  const { status, headline } = await ask(question);
  expect(status, headline).not.toBe('answered');
};
const tells = async (ask: Ask, question: string, row: readonly unknown[]) => {
  const { tables, headline } = await ask(question);
  expect(tables[0]?.rows[0]?.slice(0, row.length), headline).toEqual(row);
};

const gifts = asked(`date,source,visits,donations,amount
2026-03-02,linkedin,90,2,200
2026-03-02,newsletter,80,10,300`);
const meals = asked(`date,city,channel,orders,revenue
2026-03-02,London,App,30,900
2026-03-02,Leeds,App,10,250`);
const classes = asked(`date,studio,class_type,bookings,revenue
2026-03-02,Camden,Spin,30,300
2026-03-02,Camden,Yoga,20,400`);
const shop = asked(`date,item_name,items_purchased,item_revenue
2026-03-02,Hiking Boots,4,800
2026-03-02,Titanium Mug,10,200`);
const tickets = asked(`date,site,tickets_sold,tickets_refunded,searches,bookings,revenue
2026-03-02,Pier,100,2,500,20,1000
2026-03-02,House,50,4,100,10,900`);
const bikes = asked(`date,station,plan,hires,km_ridden
2026-03-02,Pier,Single ride,30,90
2026-03-02,Dock,Day pass,10,4`);
const shows = asked(`date,show,new_followers,unfollows
2026-02-10,Owls,30,20
2026-02-10,Foxes,10,5
2026-03-10,Owls,10,40
2026-03-10,Foxes,50,8`);

describe('what is said of one of them is not told of all', () => {
  test.each([
    [gifts, 'which source brings the smallest gifts?'],
    [gifts, 'biggest gifts by source'],
    [meals, 'which city delivers slowest?'],
    [meals, 'which city is the slowest?'],
    [classes, 'how full are our spin classes?'],
    [classes, 'how full were the yoga classes in March?'],
    [shop, 'what did a titanium mug sell for in March?'],
    [classes, 'what did a spin class earn in March?'],
    [bikes, 'hires over five km by station'],
    [bikes, 'rides under 3 km by station'],
  ])('%#: %s', notAnswered);

  test('of gifts it is asked which: of one, of all, or how many', async () => {
    const { clarification } = await gifts('which source brings the smallest gifts?');
    const [ofOne] = clarification?.choices ?? [];
    expect(ofOne?.question).toMatch(/amount per donation/);
    await tells(gifts, ofOne?.question ?? '', ['newsletter', 30]);
  });

  test.each([
    [gifts, 'most gifts by source', ['newsletter', 10]],
    [gifts, 'largest amount by source', ['newsletter', 300]],
    [meals, 'which city has the fewest orders?', ['Leeds', 10]],
    [meals, 'what was our slowest day by orders?', ['2026-03-02', 40]],
    [classes, 'full list of class types by bookings', ['Spin', 30]],
    [bikes, 'stations with over 5 km ridden', ['Pier', 90]],
    [bikes, 'km ridden over 5 by station', ['Pier', 90]],
    [bikes, 'stations with over 5 hires', ['Pier', 30]],
    [shop, 'what did titanium mugs bring in March?', [200]],
    [shop, 'what did a day bring in March?', ['2026-03-02', 1000]],
  ] as const)('%#: %s', tells);
});

describe('both sides of a relation are heard', () => {
  test.each([
    [shows, 'which show lost more followers than it gained in March?'],
    [shows, 'which shows gained more followers than they lost in March?'],
    [tickets, "how many bookings would we have had at last month's booking rate?"],
    [tickets, "what would revenue be with February's average booking value?"],
    [tickets, 'one in how many searches is booked?'],
  ])('%#: %s', notAnswered);

  test.each([
    [tickets, 'tickets refunded as a share of sold by site', ['House', 4 / 50]],
    [tickets, 'tickets refunded as a share of tickets sold by site', ['House', 4 / 50]],
    [tickets, 'tickets refunded as a share of revenue by site', ['House', 4 / 900]],
    [tickets, 'look-to-book by site', ['House', 10 / 100]],
    [tickets, 'look to book ratio by site', ['House', 10 / 100]],
    [tickets, 'what would you say was revenue by site', ['Pier', 1000]],
    [shows, 'new followers by show in March', ['Foxes', 50]],
    [shows, 'which show lost the most new followers in March', ['Owls', 10, 30]],
  ] as const)('%#: %s', tells);

  const search = asked(`date,query,page,country,device,clicks,impressions,position
2026-03-02,kettle,https://a.example/kettle,Austria,mobile,4,100,11
2026-03-02,mug,https://a.example/mug,Austria,mobile,9,100,3`);
  test('who crossed place ten is not who lost places', async () => {
    await notAnswered(search, 'which queries lost their first page ranking');
    await tells(search, 'which queries are on the first page', ['mug']);
  });
});

describe('a year is held against the same days of the other', () => {
  /** One row a day: 2 lessons a day in spring of 2025, 3 in that of 2026; the app takes every other one from 2026 on. */
  const daysOf = (from: string, count: number, rows: readonly string[]): readonly string[] =>
    Array.from({ length: count }, (_, at) =>
      new Date(Date.parse(`${from}T00:00:00Z`) + at * 86_400_000).toISOString().slice(0, 10),
    ).flatMap((day) => rows.map((row) => `${day},${row}`));
  const HEADER = 'date,platform,lessons';
  const twoYears = asked(
    [
      HEADER,
      ...daysOf('2025-01-01', 90, ['app,1', 'web,1']),
      ...daysOf('2026-01-01', 90, ['app,2', 'web,1']),
    ].join('\n'),
  );
  const begun = asked(
    [
      HEADER,
      ...daysOf('2025-03-15', 17, ['app,1', 'web,1']),
      ...daysOf('2026-01-01', 90, ['app,2', 'web,1']),
    ].join('\n'),
  );

  test.each(['did lessons develop better than last year?', 'have lessons developed better than last year?'])(
    '%s',
    async (question) => {
      // 90 days of 3 against the same 90 of 2
      expect((await twoYears(question)).headline).toMatch(/^Yes: 270 lessons this year .*, against 180 /);
      await notAnswered(asked([HEADER, ...daysOf('2026-01-01', 90, ['app,2'])].join('\n')), question);
    },
  );

  test('how they developed against last year tells last year', async () => {
    const { headline } = await twoYears('how did lessons develop in February compared with last year?');
    expect(headline).toMatch(/84 lessons in February 2026, against 56 in February 2025/);
    expect((await twoYears('how did lessons develop in February?')).headline).toMatch(/went from 3/);
  });

  test.each([
    "did the app's share of lessons grow this year?",
    "which platform's share of lessons grew this year?",
  ])('%s: only where last year has those days', async (question) => {
    const { headline } = await twoYears(question);
    expect(headline).toMatch(/66\.7\s%.*\s50\s%/);
    const asksBack = await begun(question);
    expect([asksBack.status, asksBack.headline]).toEqual([
      'clarification_needed',
      expect.stringContaining('fewer than half of its days'),
    ]);
  });
});
