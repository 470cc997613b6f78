import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const days = [...Array(14)].map((_, at) => `2026-03-${String(at + 2).padStart(2, '0')}`);
const each = (rows: readonly string[]): string[] => days.flatMap((day) => rows.map((row) => `${day},${row}`));

const classes = askedFile('2026-03-16', [
  'date,studio,class_type,booking_channel,membership,bookings,attended,no_shows,late_cancels,revenue',
  ...each(['Camden,Spin,App,Drop-In,5,3,1,1,50', 'Clapham,Boxing,Website,Monthly,8,7,0,1,80']),
]);
const support = askedFile('2026-03-16', [
  'date,channel,topic,tickets_opened,tickets_solved,first_reply_minutes',
  ...each(['Email,Server Downtime,2,2,60', 'Phone,Billing,4,3,20']),
]);
const visits = askedFile('2026-03-16', [
  'date,channel,source,medium,sessions,signups,enrolments',
  ...each([
    'Paid Search,google,cpc,10,2,1',
    'Paid Search,bing,cpc,5,1,0',
    'Paid Social,linkedin.com,paid_social,3,1,0',
    'Referral,news.google.com,referral,2,0,0',
  ]),
]);
const bikes = askedFile('2026-03-16', [
  'date,station,riders,hires,hire_income',
  ...each(['Market Square,4,6,12', 'Old Market,1,1,2', 'Harbour,3,3,6', 'Central,3,3,6', 'North,1,1,2']),
]);
const items = askedFile('2026-03-16', [
  'date,source_medium,items_viewed,items_added_to_cart,items_purchased,item_revenue',
  ...each([
    'google / cpc,100,20,10,200',
    'facebook / paid_social,50,10,5,100',
    'google / organic,50,10,5,100',
  ]),
]);
const museum = askedFile('2026-03-16', [
  'date,site,tickets_sold,tickets_refunded,revenue',
  ...each(['Pier,10,1,100', 'Land,5,0,50']),
]);

test.each([
  ['who came is who attended', classes, 'how many came to spin on March 3', 3],
  ['who turned up, too', classes, 'how many turned up to spin on March 3', 3],
  ['what came is no person', classes, 'bookings that came from app on March 3', 5],
  ['a topic of theirs', support, 'how many downtime tickets on March 3', 2],
  ['the ads of one source', visits, 'google ads sessions on March 3', 10],
  ['those of another', visits, 'linkedin ads sessions on March 3', 3],
  ['all that is paid for', visits, 'sessions from ads on March 3', 18],
  ['a service by its owner', visits, 'google news sessions on March 3', 2],
  ['names with a word before a number', bikes, 'market hires on March 3', 7],
  ['paid pairs', items, 'revenue from ads on March 3', 300],
  ['what was bought is items', items, 'what share of cart adds turn into purchases', 0.5],
  ['what became of some', museum, 'refunds on March 3', 1],
  ['a name before a kind that nothing is split by', museum, 'did land get any revenue on March 3', 50],
])('%s', async (_, ask, question, told) => {
  const { tables, headline } = await ask(question);
  expect(tables[0]?.rows, headline).toEqual([[told]]);
});

test.each([
  ['where do drop-ins book', classes, /by studio.*by booking channel/],
  ['lost bookings last week', classes, /No shows.*Late cancels.*Change of bookings/],
  ['biggest movers last week', classes, /by studio/],
  ['which channels convert best', visits, /Signups per session.*Enrolments per session/],
])('%s is asked about', async (question, ask, offered) => {
  const { status, clarification, headline } = await ask(question);
  expect(status, headline).toBe('clarification_needed');
  expect(clarification?.choices.map((choice) => choice.question).join(' ')).toMatch(offered);
});

test('how a number is doing is how it changed', async () => {
  const { headline } = await classes('how are bookings doing?');
  expect(headline).toContain('against');
  expect((await classes('how are bookings doing on March 3?')).headline).toContain('13');
});

test('of who came no sum is told where all numbers are', async () => {
  const { status, tables } = await bikes('how did we do last week?');
  expect(status).toBe('answered');
  expect(tables[0]?.rows.map(([name]) => name)).not.toContain('Riders');
  expect((await bikes('quietest day of the week')).headline).toContain('hires');
});

test('by such a kind is asked as ever', async () => {
  expect((await bikes('hires by market on March 3')).status).not.toBe('answered');
  expect((await visits('sessions from paid search on March 3')).tables[0]?.rows).toEqual([[15]]);
});

test('a mark that was hit is no page view', async () => {
  expect((await items('Did we hit 2k last week?')).headline).toMatch(/^Yes/);
});
