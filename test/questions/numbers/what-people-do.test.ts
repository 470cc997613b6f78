import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** From each country every day: Canada visits least and gives most; weekends bring more visits and less money. */
const days = Array.from({ length: 90 }, (_, at) => new Date(Date.UTC(2026, 0, 5 + at)));
const gifts = askedFile('2026-04-05', [
  'date,campaign,source,country,visits,donors,donations,amount',
  ...days.flatMap((day, at) => {
    const [date, isWeekend] = [day.toISOString().slice(0, 10), at % 7 > 4];
    return [
      `${date},Monthly Giving,google,Canada,${isWeekend ? 30 : 10},${2 + Math.floor(at / 30)},3,${isWeekend ? 20 : 60}.50`,
      `${date},Clean Water,news,Ireland,${isWeekend ? 90 : 40},${4 - Math.floor(at / 30)},4,${isWeekend ? 10 : 30}.00`,
    ];
  }),
]);
const letters = askedFile('2026-04-05', [
  'date,newsletter,audience,country,emails_sent,delivered,opens,clicks',
  ...days.flatMap((day) => {
    const date = day.toISOString().slice(0, 10);
    return [
      `${date},Weekend Reads,Trial readers,Norway,100,99,20,9`,
      `${date},Gadget Notes,Lapsed members,Sweden,100,99,50,2`,
      `${date},Gadget Notes,Trial readers,Norway,100,99,10,1`,
    ];
  }),
]);

describe('what is given is the money', () => {
  test.each([
    ['do Canadians give more than the Irish?', /^Yes: Canada had .* more amount than Ireland/],
    ['which country gives the most', /^Canada had the most amount/],
    ['which source gave us the most', /^google had the most amount/],
    ['how much do Canadians give in March', /^An amount of 1,516 from Canada in March 2026/],
    ['do people give more at weekends?', /^No: amount on an average day .*: weekends 30.5 and weekdays 90.5/],
    ['is giving from Canada growing?', /amount from Canada/],
  ])('%s', async (question, headline) => {
    expect((await gifts(question)).headline).toMatch(headline);
  });

  test.each([
    ['did Canada give more donations than Ireland', /^No: Canada had 90 fewer donations/],
    ['give me the visits by country', /^Ireland had the most visits/],
    ['is Monthly Giving growing?', /visits from the campaign Monthly Giving/],
    ['which country visits the most', /^Ireland had the most visits/],
  ])('beside another number, and of a request, it is no money: %s', async (question, headline) => {
    expect((await gifts(question)).headline).toMatch(headline);
  });

  test.each([
    ['are fewer people giving to Clean Water?', /^Yes: .* donors from the campaign Clean Water/],
    ['are more people giving from Canada?', /^Yes: .* donors from Canada/],
    ['are fewer donors giving?', /^No: .* donors/],
  ])('who is giving is counted, and no name with that word chosen: %s', async (question, headline) => {
    expect((await gifts(question)).headline).toMatch(headline);
  });
});

describe('what people do is no name with that word', () => {
  test.each([
    ['do Swedes read more than Norwegians?', /^Sweden had .* more opens than Norway .* Opens per /],
    ['how much do Norwegians read', /^2,700 opens from Norway/],
    [
      'do lapsed members read more than trial readers?',
      /^Lapsed members had .* more opens than Trial readers .* Opens per /,
    ],
  ])('%s', async (question, headline) => {
    expect((await letters(question)).headline).toMatch(headline);
  });

  test('and where it is no verb the name is found', async () => {
    expect((await letters('clicks of Reads')).headline).toMatch(/^810 clicks with newsletter Weekend Reads/);
  });
});

const jobs = askedFile('2026-04-05', [
  'date,city,job_views,apply_clicks,applications',
  '2026-03-10,Berlin,100,50,3',
  '2026-03-10,Hamburg,90,20,8',
]);

test.each([
  ['which city applies most', /^Hamburg had the most applications .*: 8/],
  ['does Berlin apply more than Hamburg?', /^No: Berlin had 5 fewer applications than Hamburg/],
  ['which city has the most apply clicks', /^Berlin had the most apply clicks .*: 50/],
  ['which city has the highest apply rate', /^Berlin had the highest apply clicks per job view/],
])('who applies has sent an application, and not only begun one: %s', async (question, headline) => {
  expect((await jobs(question)).headline).toMatch(headline);
});

const shop = askedFile('2026-04-05', [
  'date,country,sessions,purchases,revenue',
  '2026-03-10,Brazil,300,2,90.50',
  '2026-03-11,India,200,5,40.00',
  '2026-03-12,Chile,10,1,70.00',
]);

test.each([
  ['is Brazil bigger than India in sessions?', /^Yes: Brazil had 100 more sessions than India/],
  ['is Brazil smaller than India in purchases?', /^Yes: Brazil had 3 fewer purchases than India/],
  ['is Brazil bigger than India in March?', /^Yes: Brazil had 100 more sessions than India in March 2026/],
  ['did Brazil outsell India in March?', /^Yes: Brazil had 50.50 more revenue than India in March 2026/],
  ['did Brazil outsell India in purchases?', /^No: Brazil had 3 fewer purchases than India/],
  ['which countries outsold India in March', /^2 countries had revenue above the 40 of India/],
])('bigger by a number has more of it, and who outsells sells more: %s', async (question, headline) => {
  expect((await shop(question)).headline).toMatch(headline);
});

const loans = askedFile('2026-04-05', [
  'date,depot,loans,late_returns',
  '2026-03-10,Hilltop,40,10',
  '2026-03-11,Canal Street,60,5',
]);

test('loans that come back late were late, and nobody came again', async () => {
  const { headline } = await loans('what percentage of loans come back late');
  expect(headline).toMatch(/^Late returns per loan of 15.%/);
  expect((await loans('how many people come back')).status).toBe('failed');
});
