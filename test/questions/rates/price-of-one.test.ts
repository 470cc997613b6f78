import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = (...lines: readonly string[]) => askedFile('2026-04-01', lines);
/** What a lead cost: Faro 30 / 10 = 3, Braga 40 / 5 = 8; by channel Portal 20 / 5 = 4, Radio 50 / 10 = 5. */
const homes = asked(
  'date,channel,city,listing_views,leads,viewings,ad_cost',
  '2026-03-02,Radio,Faro,100,8,2,24',
  '2026-03-02,Portal,Faro,90,2,1,6',
  '2026-03-03,Radio,Braga,50,2,2,26',
  '2026-03-03,Portal,Braga,40,3,1,14',
);
/** What a ticket was sold for: Pier 90 / 10 = 9, Hall 100 / 20 = 5. */
const tickets = asked(
  'date,site,tickets_sold,tickets_refunded,revenue',
  '2026-03-02,Pier,10,1,90',
  '2026-03-02,Hall,20,1,100',
);

describe('what is cheap is cheap for each one of them', () => {
  test.each([
    [homes, 'which city has the most expensive leads', ['Braga', 8]],
    [homes, 'cheapest leads by city in March', ['Faro', 3]],
    [homes, 'cheapest channel per lead', ['Portal', 4]],
    [homes, 'cheapest city per viewing last month', ['Faro', 10]],
    [homes, 'priciest leads by channel', ['Radio', 5]],
    [homes, 'most expensive city per viewing', ['Braga', 40 / 3]],
    [tickets, 'which site has the cheapest tickets?', ['Hall', 5]],
    [tickets, 'most expensive tickets by site in March', ['Pier', 9]],
  ] as const)('%#: %s', async (ask, question, row) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows[0]?.slice(0, row.length), headline).toEqual(row);
  });

  test.each([
    ['which channel is the cheapest?', ['Portal', 4]],
    ['which channel is the most expensive last month', ['Radio', 5]],
    ['is Radio more expensive than Portal?', ['Radio', 5]],
  ])('of which is asked where nothing says it, and each choice tells it: %s', async (question, row) => {
    const { status, clarification } = await homes(question);
    expect(status).toBe('clarification_needed');
    const choices = clarification?.choices.map((choice) => choice.question) ?? [];
    const ofLeads = choices.find((choice) => / per lead\b/.test(choice)) ?? '';
    expect((await homes(ofLeads)).tables[0]?.rows[0]?.slice(0, 2), choices.join(' / ')).toEqual(row);
    expect(choices.some((choice) => !/ per /.test(choice))).toBe(true);
  });

  test('what is not sold has no price', async () => {
    expect((await tickets('which site has the cheapest refunds')).status).not.toBe('answered');
  });
});

describe('money for each one of them', () => {
  const lessons = asked(
    'date,course,lessons,passes,fees',
    '2026-03-02,manual,10,1,400',
    '2026-03-02,motorbike,2,1,120',
  );
  const ferry = asked(
    'date,route,crossings,berth_fees,parking_fees',
    '2026-03-02,Oban,10,100,50',
    '2026-03-02,Mull,5,100,50',
  );
  const shop = asked(
    'date,item_name,city,items_viewed,items_purchased,item_revenue',
    '2026-03-02,Tent,Leeds,50,2,200',
    '2026-03-02,Sock,Leeds,50,8,40',
    '2026-03-02,Sock,York,50,10,300',
  );

  test.each([
    [lessons, 'how much does a lesson bring in per course in March', ['motorbike', 60]],
    [lessons, 'what does a lesson bring in on average per course', ['motorbike', 60]],
    [lessons, 'how much did each lesson earn in March', [520 / 12]],
    [lessons, 'how many lessons per course', ['manual', 10]],
    [shop, 'revenue per item by city', ['York', 30]],
    [shop, 'which city spends most per item', ['York', 30]],
    [shop, 'average revenue per item by city in March', ['York', 30]],
    // An item that has a name
    [shop, 'revenue per item', ['Sock', 340]],
  ] as const)('%#: %s', async (ask, question, row) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows[0]?.slice(0, row.length), headline).toEqual(row);
  });

  test('is asked about where several kinds came in', async () => {
    const { status, clarification } = await ferry('how much does a crossing bring in by route');
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices.map(({ question }) => question)).toContainEqual(
      expect.stringMatching(/berth fees per crossing/i),
    );
  });

  test.each([
    ['which course made more in March, manual or motorbike?', 'manual', 400],
    ['manual or motorbike: which made more?', 'manual', 400],
    ['which course made the least', 'motorbike', 120],
    ['which course made more lessons, manual or motorbike', 'manual', 10],
  ])('who made more made money: %s', async (question, name, value) => {
    expect((await lessons(question)).tables[0]?.rows[0]).toEqual([name, value]);
  });
});
