import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = (...lines: readonly string[]) => askedFile('2026-04-01', lines);
const gifts = asked(
  'date,campaign,source,visits,donations,recurring_donations,amount',
  '2026-03-02,Spring,google,100,20,4,400',
  '2026-03-02,Spring,letter,40,10,5,300',
  '2026-03-03,Water,google,60,20,4,500',
);
const gate = asked(
  'date,site,tickets_sold,tickets_refunded,audio_guides,discounts,revenue',
  '2026-03-02,Pier,100,5,20,10.5,300',
  '2026-03-02,Hall,50,1,5,20.5,200',
);
const classes = asked(
  'date,studio,bookings,attended,no_shows,first_timers',
  '2026-03-02,North,100,90,5,10',
  '2026-03-02,South,50,40,5,10',
);
const trips = asked(
  'date,city,sessions,searches,bookings,cancellations,refunds,revenue',
  '2026-03-02,Rome,100,80,10,2,30.5,305',
  '2026-03-02,Lisbon,90,60,10,1,61.0,305',
);
const meals = asked(
  'date,city,orders,tips,revenue',
  '2026-03-02,Leeds,10,20,200',
  '2026-03-02,York,5,20,100',
);
const desk = asked(
  'date,channel,tickets_opened,tickets_solved,sla_breaches',
  '2026-03-02,Email,20,18,4',
  '2026-03-02,Phone,20,19,1',
);
const trials = asked('date,device,trials,purchases', '2026-03-02,ios,10,0', '2026-03-03,ios,10,5');

describe('some of them over all of them', () => {
  test.each([
    [gifts, 'recurring share of donations by source', ['letter', 0.5]],
    [gifts, 'recurring rate by campaign in March', ['Spring', 0.3]],
    [gifts, "what share of each campaign's donations is recurring", ['Spring', 0.3]],
    [gate, 'audio guide take-up by site', ['Pier', 0.2]],
    [gate, 'audio guide take up rate in March', [25 / 150]],
    [gate, 'take-up of audio guides by site', ['Pier', 0.2]],
    [classes, 'what % of bookings are first-timers in March', [20 / 150]],
    [classes, 'no-show percentage by studio in March', ['South', 0.1]],
    [trips, 'cancel rate by city in March', ['Rome', 0.2]],
    [desk, 'what share of tickets breach SLA', [0.125]],
  ] as const)('%#: %s', async (ask, question, row) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows[0]?.slice(0, row.length), headline).toEqual(row);
  });

  test.each([
    [gifts, 'share of donations by source', ['google', 40, 0.8]],
    [gifts, 'recurring donations share by source', ['google', 8, 8 / 13]],
    [classes, 'bookings percentage by studio', ['North', 100, 100 / 150]],
    [meals, 'share of tips by city', ['Leeds', 20, 0.5]],
  ] as const)('%#: how all of them spread: %s', async (ask, question, row) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows[0]?.slice(0, row.length), headline).toEqual(row);
  });

  test('a rate of money is offered as one of the takings', async () => {
    const { clarification } = await trips('refund rate by city in March');
    const [first] = clarification?.choices.map(({ question }) => question) ?? [];
    expect((await trips(first ?? '')).tables[0]?.rows[0]?.slice(0, 2)).toEqual(['Lisbon', 0.2]);
  });

  test('of money beside the takings both are offered', async () => {
    const { status, clarification } = await meals('tips percentage by city in March');
    expect(status).toBe('clarification_needed');
    const [ofTakings, ofAll] = clarification?.choices.map(({ question }) => question) ?? [];
    expect((await meals(ofTakings ?? '')).tables[0]?.rows[0]?.slice(0, 2)).toEqual(['York', 0.2]);
    expect((await meals(ofAll ?? '')).headline).toMatch(/50\s% of the tips/);
  });
});

describe('what is asked in percent is told in percent', () => {
  test.each([
    [meals, 'tips as a % of revenue', '13.3 %'],
    [gate, 'discounts as a percentage of revenue', '6.2 %'],
    [gate, 'percentage of revenue given as discounts', '6.2 %'],
    [trials, 'what share of trials turn into purchases', '25 %'],
  ] as const)('%#: %s', async (ask, question, told) => {
    expect((await ask(question)).headline.replaceAll(/\s/g, ' ')).toContain(told);
  });

  test('what was taken for each euro spent is no part of it', async () => {
    const ads = asked('date,channel,ad_cost,revenue', '2026-03-02,Search,100,320');
    expect((await ads('revenue per ad cost')).headline).not.toContain('%');
  });
});
