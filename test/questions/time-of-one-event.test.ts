import { describe, expect, test } from 'vitest';
import { askedFile } from './asked-file.ts';

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
    const { status, headline } = await desk(question);
    expect([status, headline]).toEqual([
      'clarification_needed',
      expect.stringContaining('The average of what'),
    ]);
  });

  test.each([
    [meals, 'delivery minutes by city', ['London', 1600]],
    [meals, 'total delivery time', [1900]],
    [meals, 'how many minutes of delivery time in January', [900]],
    [meals, 'delivery time per customer in January', [900 / 23]],
    [meals, 'which city has the fastest growing orders', undefined],
    [desk, 'first reply minutes by channel', ['Email', 900]],
    [desk, 'first reply minutes per ticket solved by channel', ['Email', 112.5]],
    [films, 'minutes watched by show', ['Owls', 300]],
  ] as const)('%#: %s', async (ask, question, row) => {
    const { tables, headline } = await ask(question);
    if (row === undefined) expect(headline).not.toMatch(/minutes/);
    else expect(tables[0]?.rows[0]?.slice(0, row.length), headline).toEqual(row);
  });
});
