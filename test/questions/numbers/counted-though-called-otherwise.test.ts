import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = (...lines: readonly string[]) => askedFile('2026-04-01', lines);
/** Sold: Mull 30, Skye 10; refunded: Mull 1, Skye 2. */
const boats = asked(
  'date,route,tickets_sold,refunds_issued,fare_revenue',
  '2026-03-02,Mull,30,1,2100.75',
  '2026-03-02,Skye,10,2,700.25',
);
/** Happy of answered: Basic 3 / 6, Plus 4 / 5. */
const desk = asked(
  'date,topic,plan,tickets_opened,surveys_answered,surveys_happy',
  '2026-03-02,Server Downtime,Basic,12,6,3',
  '2026-03-02,Billing,Plus,8,5,4',
);
const homes = asked(
  'date,city,property_type,sessions,listing_views,leads,viewings',
  '2026-03-02,Faro,House,90,100,8,2',
  '2026-03-02,Braga,Villa,80,60,2,2',
);
const classes = asked('date,studio,bookings,late_cancels', '2026-03-02,Camden,30,2', '2026-03-02,Soho,10,1');
const gifts = asked(
  'date,campaign,country,visits,donations,amount',
  '2026-03-02,Water,Peru,900,5,400',
  '2026-03-02,Forest,Chile,20,4,800',
);
const laundries = asked('date,washhouse,rewashes', '2026-03-02,Ghent,5', '2026-03-02,Bruges,50');

describe('what a column counts is no topic that the data lack', () => {
  test.each([
    [boats, 'how many tickets were refunded', [3]],
    [boats, 'what percent of tickets are refunded', [3 / 40]],
    [desk, 'how many surveys did we get back', [11]],
    [desk, 'happy surveys', [7]],
    [desk, 'which plan is the most satisfied', ['Plus', 0.8]],
    [homes, 'are houses viewed more than villas', ['House', 100]],
    [boats, 'is Mull busier than Skye', ['Mull', 30]],
    [boats, '“tickets sold” last month', [40]],
    [gifts, 'which countries gave more than 500 in total', ['Chile', 800]],
    [gifts, 'which countries donated over 500 last month', ['Chile', 800]],
    [gifts, 'which campaign received more than 500 in March', ['Forest', 800]],
    [gifts, 'which campaigns collected less than 500 last month', ['Water', 400]],
  ] as const)('%#: %s', async (ask, question, row) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows[0]?.slice(0, row.length), headline).toEqual(row);
  });

  test.each([
    [classes, 'bookings not cancelled', /late cancels/i],
    [desk, 'surveys not happy', /surveys answered/i],
    [desk, 'downtime last month', /Server Downtime/],
    [homes, 'which city gets the most interest', /sessions/i],
  ] as const)('%#: is asked about with what there is: %s', async (ask, question, choice) => {
    const { status, headline, clarification } = await ask(question);
    expect(status, headline).toBe('clarification_needed');
    expect(clarification?.choices.map((one) => one.question)).toContainEqual(expect.stringMatching(choice));
  });

  test('what no column and no name is called like is not there', async () => {
    expect((await homes('cart abandonment')).headline).toMatch(/hold no steps before a purchase/);
    expect((await boats('how is the weather')).headline).toMatch(/hold no weather/);
  });
});

describe('it is told as it is said', () => {
  test.each([
    [homes, 'what percent of leads turn into viewings', /40\s%/],
    [gifts, 'amount last month', /^An amount of 1,200 /],
    [boats, 'refund rate by route', /refunds issued per ticket sold/],
    [boats, 'routes with fare revenue above 1,000.50', /above 1,000\.50/],
    [laundries, 'which washhouses had less than 10 rewashes last month', /1 washhouse had/],
    [gifts, 'is Water getting better or worse', /^(?!Yes|No)/],
    [homes, 'sessions without a lead', /^(?!.*purchase)/],
  ] as const)('%#: %s', async (ask, question, told) => {
    expect((await ask(question)).headline).toMatch(told);
  });

  test('what was understood stands beside the word that was not', async () => {
    const { explanation } = await homes('frobnicated sessions by city last month');
    expect(explanation).toMatch(/Understood: .*“sessions”.*; not “frobnicated”/);
  });
});
