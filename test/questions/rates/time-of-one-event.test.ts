import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = (csv: string) => askedFile('2026-03-01', [csv]);

/** Minutes an order: London 1600 / 40 = 40, Leeds 300 / 10 = 30. January 900 / 25 = 36, February 1000 / 25 = 40. */
const meals = asked(`date,city,orders,customers,cancelled_orders,delivery_minutes,revenue
2026-01-15,London,20,18,1,760,400
2026-01-15,Leeds,5,5,0,140,90
2026-02-15,London,20,19,2,840,420
2026-02-15,Leeds,5,4,0,160,95`);
const desk = asked(`date,channel,tickets_opened,tickets_solved,first_reply_minutes
2026-02-15,Email,10,8,900
2026-02-15,Phone,20,19,100`);
/** Minutes a ticket in February: Email 1200 / 12 = 100, Phone 100 / 20 = 5. */
const help =
  asked(`date,channel,tickets_opened,tickets_solved,tickets_reopened,surveys_answered,first_reply_minutes
2026-01-15,Email,10,8,1,2,1100
2026-01-15,Phone,20,19,1,4,100
2026-02-15,Email,12,8,2,2,1200
2026-02-15,Phone,20,19,0,3,100`);
const calls = asked(`date,channel,chats,calls,first_reply_minutes
2026-02-15,Email,10,8,900
2026-02-15,Phone,5,19,100`);
const films = asked(`date,show,plays,minutes_watched
2026-02-15,Owls,10,300
2026-02-15,Foxes,4,200`);

describe('how long one of them took', () => {
  test.each([
    ['delivery time by city', ['London', 40]],
    ['slowest city for delivery time', ['London', 40]],
    ['fastest city for delivery time', ['Leeds', 30]],
    ['which city has the fastest delivery?', ['Leeds', 30]],
    ['which city has the worst delivery time', ['London', 40]],
    ['which city has the best delivery time', ['Leeds', 30]],
    ['shortest delivery time by city', ['Leeds', 30]],
    ['longest delivery times by city', ['London', 40]],
    ['cities with a delivery time above 35 minutes', ['London', 40]],
    ['Delivery time under 35 minutes: which cities?', ['Leeds', 30]],
    ['London vs Leeds delivery time', ['London', 40]],
    ['delivery time in January', [36]],
    ['average delivery time in January', [36]],
  ])('%s', async (question, row) => {
    const { tables, headline } = await meals(question);
    expect(tables[0]?.rows[0]?.slice(0, row.length), headline).toEqual(row);
  });

  test('it is better when it is short', async () => {
    expect((await meals('did delivery time improve in February?')).headline).toMatch(/^No: .* 40 .* 36/);
  });

  test.each([
    'first reply time by channel',
    'slowest channel for first reply time',
    'which channel has the slowest replies?',
    'first reply time phone vs email',
  ])('%s: of which of several is asked', async (question) => {
    const { status, headline } = await calls(question);
    expect([status, headline]).toEqual([
      'clarification_needed',
      expect.stringContaining('The average of what'),
    ]);
  });

  test.each([
    ['which channel is slowest to reply in February', ['Email', 100]],
    ['slowest channel at answering in February', ['Email', 100]],
    ['which channel takes the longest to reply in February?', ['Email', 100]],
    ['which channel answers the fastest', ['Phone', 5]],
    ['highest first reply minutes per ticket by channel in February', ['Email', 100]],
    ['slowest first reply by channel in February', ['Email', 100]],
    ['average first reply time by channel in February', ['Email', 100]],
    ['which channel is slowest in February', ['Email', 100]],
    ['how long does it take to answer an Email ticket in February', [100]],
    ['are email replies slower than phone replies in February?', ['Email', 100]],
    [
      'which channel took the longest to reply in February and how many tickets did it have',
      ['Email', 100, 12],
    ],
    // What is added up, and what is quiet
    ['first reply minutes by channel in February', ['Email', 1200]],
    ['which channel had the most first reply minutes in February', ['Email', 1200]],
  ])('of the tickets that were opened: %s', async (question, row) => {
    const { tables, headline } = await help(question);
    expect(tables[0]?.rows[0]?.slice(0, row.length), headline).toEqual(row);
  });

  test('a slow month is a quiet one', async () => {
    expect((await help('slowest month')).headline).not.toMatch(/minutes/);
  });

  test('of which ticket it is told is said', async () => {
    const { assumptions } = await help('which channel is slowest?');
    expect(assumptions).toContainEqual(expect.stringMatching(/“slowest” is read as .* per ticket opened/));
  });

  test('slower than before', async () => {
    const { headline } = await help('did we get slower at replying in February?');
    expect(headline).toMatch(/^Yes: .* 40\.6 .* 40/);
  });

  test('how long it takes, where no time is counted, is not told', async () => {
    expect((await films('how long does it take to watch Owls')).status).not.toBe('answered');
  });

  test.each([
    [meals, 'delivery minutes by city', ['London', 1600]],
    [meals, 'total delivery time', [1900]],
    [meals, 'how many minutes of delivery time in January', [900]],
    [meals, 'delivery time per customer in January', [900 / 23]],
    [meals, 'which city has the fastest growing orders', undefined],
    [meals, 'minutes of delivery per order by city', ['London', 40]],
    [desk, 'first reply minutes by channel', ['Email', 900]],
    [desk, 'first reply minutes per ticket solved by channel', ['Email', 112.5]],
    [films, 'minutes watched by show', ['Owls', 300]],
  ] as const)('%#: %s', async (ask, question, row) => {
    const { tables, headline } = await ask(question);
    if (row === undefined) expect(headline).not.toMatch(/minutes/);
    else expect(tables[0]?.rows[0]?.slice(0, row.length), headline).toEqual(row);
  });
});
