import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** What an order brought: Sushi 90 / 3 = 30, Pizza 200 / 10 = 20 in March; in February Sushi 50 / 2 = 25. Leeds takes 40 a delivery. */
const delivery = askedFile('2026-04-01', [
  'date,city,cuisine,orders,delivery_minutes,revenue',
  '2026-02-10,Leeds,Sushi,2,90,50',
  '2026-02-10,York,Pizza,10,300,200',
  '2026-03-10,Leeds,Sushi,3,120,90',
  '2026-03-10,York,Pizza,10,350,200',
]);
/** A night: Suite 300, Single 100; a booking: Suite 600, Single 400. */
const hotel = askedFile('2026-04-01', [
  'date,hotel,room_type,sessions,bookings,nights,revenue',
  '2026-03-10,Graz,Suite,50,2,4,1200',
  '2026-03-10,Linz,Single,90,5,20,2000',
]);
const school = askedFile('2026-04-01', [
  'date,town,course,lessons,tests,fees',
  '2026-03-10,Ashby,manual,10,2,400',
  '2026-03-11,Ashby,motorbike,4,1,240',
]);
/** What an application cost: Indeed 50 / 20 = 2.5, StepStone 60 / 10 = 6. */
const jobs = askedFile('2026-04-01', [
  'date,traffic_source,apply_clicks,applications,ad_spend',
  '2026-02-10,Indeed,40,10,30',
  '2026-02-10,StepStone,20,5,30',
  '2026-03-10,Indeed,40,10,20',
  '2026-03-10,StepStone,20,5,30',
]);

describe('what one of them costs', () => {
  test.each([
    [delivery, 'Is sushi more expensive than pizza?', ['Sushi', 140 / 5]],
    [delivery, 'Is pizza cheaper than sushi in March?', ['Pizza', 20]],
    [delivery, 'Is a sushi order bigger than a pizza order in March?', ['Sushi', 30]],
    [delivery, 'How much is a sushi order?', [140 / 5]],
    [hotel, 'How much is a night in Graz?', [300]],
    [hotel, 'Is a suite night more expensive than a single night?', ['Suite', 300]],
    [school, 'How much is a lesson with motorbike?', [60]],
    [jobs, 'worst source for cost per application', ['StepStone', 6]],
    [jobs, 'best source for cost per application', ['Indeed', 2.5]],
    [jobs, 'worst source for ad spend per application in March', ['StepStone', 6]],
    [jobs, 'How much is an application from Indeed?', [2.5]],
    [delivery, 'best city for delivery minutes in March', ['York', 35]],
    [delivery, 'worst city for delivery minutes in March', ['Leeds', 40]],
    // How many of them there were is no price
    [delivery, 'best city for orders in March', ['York', 10]],
    [hotel, 'How many nights in Graz?', [4]],
  ] as const)('%#: %s', async (ask, question, row) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows[0]?.slice(0, row.length), headline).toEqual(row);
  });

  test.each([
    // A booking or a night
    [hotel, 'Is a suite more expensive than a single?', /revenue per night suite vs single/i],
    [hotel, 'Is a suite booking bigger than a single booking?', /revenue per booking suite vs single/i],
    [school, 'Is motorbike dearer than manual?', /fees per lesson motorbike vs manual/i],
    // What a test is paid with is not known
    [school, 'How much is a test with motorbike?', /how many tests with motorbike/i],
    [school, 'How much is a lesson with test?', /fees per lesson/i],
    // The move of one of them, and not how many there were
    [delivery, 'Did sushi get more expensive in March?', /did revenue per order of sushi rise in March/i],
    [delivery, 'Which cuisine got cheaper last month?', /which cuisine's revenue per order fell the most/i],
    [jobs, 'Which source got cheaper per application last month?', /ad spend per application fell the most/i],
    [delivery, 'Which city got faster last month?', /which city's delivery minutes per order fell the most/i],
  ] as const)('is asked about where it may be another one: %#: %s', async (ask, question, choice) => {
    const { status, clarification, headline } = await ask(question);
    expect(status, headline).toBe('clarification_needed');
    expect(clarification?.choices.map((one) => one.question)).toContainEqual(expect.stringMatching(choice));
  });

  test('a file without money has no prices', async () => {
    const ask = askedFile('2026-04-01', ['date,channel,tickets', '2026-03-10,Email,4', '2026-03-11,Phone,9']);
    expect((await ask('Is email more expensive than phone?')).status).not.toBe('answered');
  });
});
