import { expect, it } from 'vitest';
import { type Day, daysFrom, weekday } from '#src/shared/week.ts';
import { followedFile } from '../asking/asked-file.ts';

/**
 * Jan 1 to Mar 31, 2026, the same every day but for: 20 more sessions on Feb 10; in March 2 more by Search on desktop, 1 fewer by Social,
 * which has no orders any more; at weekends one order fewer by Search on desktop, which has none at all on Mar 5.
 */
const lines = daysFrom('2026-01-01' as Day, '2026-03-31' as Day).flatMap((day) => {
  const isMarch = day >= '2026-03-01';
  const sessions = (day === '2026-02-10' ? 30 : 10) + (isMarch ? 2 : 0);
  const orders = day === '2026-03-05' ? 0 : weekday(day) > 4 ? 1 : 2;
  return [
    [day, 'Search', 'desktop', sessions, orders],
    [day, 'Search', 'mobile', 4, 0],
    [day, 'Social', 'mobile', isMarch ? 5 : 6, isMarch ? 0 : 1],
    [day, 'Email', 'desktop', 2, 0],
  ].map((cells) => cells.join(','));
});
const asked = followedFile('2026-04-01', ['date,channel,device,sessions,orders', ...lines]);
const headlineOf = async (question: string): Promise<string> =>
  (await asked(...question.split(' | '))).headline.replace(/\s/g, ' ');

it.each([
  // Feb 10 has 42, any other day 22 or 23
  [
    'did any day in Q1 have more than 40 sessions?',
    /^Yes: one day had sessions above 40 .*Feb 10, 2026, with 42/,
  ],
  ['did any day in Q1 have more than 50 sessions?', /^No: no day .*had sessions above 50/],
  ['was there ever a day with more than 40 sessions?', /^Yes: one day/],
  ['was there ever a day with more than 42 sessions?', /^No: no day/],
  ['did Search ever have more than 30 sessions?', /^Yes: one day had sessions above 30 .*Search/],
  ['did Social ever have more than 6 sessions?', /^No: no day/],
  ['were there days without orders in March?', /^Yes: one day had no orders in March 2026: Mar 5/],
  ['were there days without orders in February?', /^No: no day in February 2026/],
  // Search 1,342 in all, Social 509, Email 180
  ['are there channels with more than 1000 sessions?', /^Yes: 1 channel had .*Search, with 1,342 sessions/],
  ['are there any channels with fewer than 100 sessions?', /^No: no channels .*below 100/],
  ['did any channel get more sessions in March than in February?', /^Yes: 2 of the 3 channels rose/],
  ['did sessions fall in any month?', /^Yes: sessions fell from one month to the next in 1 of 2 months/],
  ['did any channel lose 50 % of its sessions in March?', /^No: no channels moved that far/],
])('whether there is any: %s', async (question, headline) => {
  expect(await headlineOf(question)).toMatch(headline);
});

it.each([
  ['did every day have more than 21 sessions?', /^Yes: no day .*at most 21/],
  ['did every day have more than 22 sessions?', /^No: 58 days had sessions of at most 22/],
  ['is every channel above 170 sessions?', /^Yes: no channels .*at most 170/],
  ['is every channel above 200 sessions?', /^No: 1 channel had .*Email, with 180 sessions/],
  ['are all channels below 1000 sessions?', /^No: 1 channel had .*Search, with 1,342/],
  ['are all channels below 2000 sessions?', /^Yes: no channels/],
  ['does Email have fewer sessions than Search on every device?', /^Yes: in 2 of 2 devices/],
  ['did every channel get orders in January?', /^No: 1 channel had no orders in January 2026: Email/],
  ['was March better than February for every channel?', /^No: 2 of the 3 channels rose, 1 fell/],
  ['did sessions grow in every device in March?', /^No: 1 of the 2 devices rose, 1 fell/],
  ['did sessions fall in any device in March?', /^Yes: 1 of the 2 devices fell/],
  ['does Search have more sessions than Social on every device?', /^No: in 1 of 2 devices/],
])('whether all are: %s', async (question, headline) => {
  expect(await headlineOf(question)).toMatch(headline);
});

it.each([
  ['Is Social in the top 2 channels by sessions?', /^Yes: Social is number 2 of 3/],
  ['Is Email in the top 2 channels by sessions?', /^No: Email is number 3 of 3/],
  ['Is Social our second biggest channel?', /^Yes: Social is number 2/],
  ['Is Social our third biggest channel?', /^No: Social is number 2/],
  ['Is Search our best channel for orders?', /^Yes: Search is number 1/],
  ['Is Email our worst channel for sessions?', /^Yes: Email is number 3/],
  ['Is Social our worst channel for sessions?', /^No: Social is number 2/],
  // January 682, February 636, March 713
  ['Was March our best month for sessions?', /^Yes: March 2026 had the most sessions .*713/],
  ['Was January our best month for sessions?', /^No: March 2026 had the most sessions/],
  ['Was February the worst month for sessions?', /^Yes: February 2026 had the fewest sessions .*636/],
  ['Was February 10 our best day for sessions?', /^Yes: Feb 10, 2026/],
  // The 42 of Feb 10, a Tuesday, make Tuesdays 24 on average
  ['Was Tuesday the best weekday for sessions?', /^Yes: Tuesday had the most/],
  ['Was Monday the best weekday for sessions?', /^No: Tuesday had the most/],
])('whether it holds a place: %s', async (question, headline) => {
  expect(await headlineOf(question)).toMatch(headline);
});

it.each([
  ['did Social bring orders?', /^Yes: 59 orders from Social/],
  ['did Social bring orders in March?', /^No: no orders from Social in March 2026/],
  ['does Email get orders?', /^No: no orders from Email/],
  ['did Email send us any sessions in March?', /^Yes: 62 sessions from Email/],
  ['are there orders from Email?', /^No: no orders from Email/],
])('whether there is anything of one number: %s', async (question, headline) => {
  expect(await headlineOf(question)).toMatch(headline);
});

it.each([
  ['are weekends worse than weekdays for us? orders per session', /^Yes: purchases per session/],
  ['are weekends better than weekdays for us? orders per session', /^No: purchases per session/],
  [
    'did Search have more sessions than all the others together?',
    /^Yes: sessions .*Search 1,342, all others 689/,
  ],
  [
    'did Social have more sessions than all the others together?',
    /^No: sessions .*Social 509, all others 1,522/,
  ],
  ['do people on phones order less often than people on desktop?', /^Yes: purchases per session of mobile/],
  ['do people on desktop order less often than people on phones?', /^No: purchases per session of desktop/],
  ['how many sessions did we have in March? | was that more than February?', /^Yes: 713 sessions in March/],
  [
    'how many sessions did we have in February? | was that more than January?',
    /^No: 636 sessions in February/,
  ],
  ['is the share of mobile sessions higher for Search than for Social?', /^No: sessions on mobile/],
  ['is the share of mobile sessions higher for Social than for Search?', /^Yes: sessions on mobile/],
  // A day of mobile has one order of 10 sessions in February, and none in March
  ['did mobile conversion get any better in March?', /^No: purchases per session/],
  ['did mobile conversion get any worse in March?', /^Yes: purchases per session/],
  ['did Social beat Email on sessions?', /^Yes: Social had 329 more sessions/],
  ['did Social beat Search on sessions?', /^No: Social had 833 fewer sessions/],
])('whether the one is as it is said of the other: %s', async (question, headline) => {
  expect(await headlineOf(question)).toMatch(headline);
});

it.each([
  // One thing or the other
  ['did sessions go up or down in March?', /^713 sessions in March 2026, against 636/],
  [
    'do we get more sessions at weekends or on weekdays?',
    /^Sessions on an average day .*: weekends 22.3 and weekdays 22.7/,
  ],
  // Asked politely, or for a list
  ['can you show me days with more than 40 sessions?', /^One day had sessions above 40 /],
  ['do you have days with more than 40 sessions?', /^One day had sessions above 40 /],
  ['which channels have more than 1000 sessions?', /^1 channel had sessions above 1,000 /],
  // "One of the best" is said of no place
  ['is Social one of our best channels?', /^Social is number 2 of 3 channels by sessions/],
  // Of how many it is to hold no list says
  ['did most channels have more than 200 sessions?', /^2 channels with sessions above 200/],
  ['did one channel have more than 200 sessions?', /^2 channels had sessions above 200/],
  // The orders of both together say nothing of each
  ['did Search and Email bring orders?', /^152 orders from Search and Email together/],
  // Neither is more than both of the others
  [
    'did Social have more sessions than Search and Email?',
    /^Sessions .*: Social 509, Search 1,342 and Email 180/,
  ],
])('no yes and no no: %s', async (question, headline) => {
  expect(await headlineOf(question)).toMatch(headline);
});

it('a month that runs may still become the best one', async () => {
  const running = followedFile('2026-03-21', [
    'date,channel,device,sessions,orders',
    ...lines.filter((line) => line < '2026-03-21'),
  ]);
  expect((await running('Was March our best month for sessions?')).headline).toMatch(/^January 2026 had/);
  expect((await running('Was February our best month for sessions?')).headline).toMatch(
    /^No: January 2026 had/,
  );
});

it('the best quarter is one by its name, too', async () => {
  const long = followedFile('2026-07-01', [
    'date,channel,device,sessions,orders',
    ...daysFrom('2025-10-01' as Day, '2026-06-30' as Day).map(
      (day) => `${day},Search,desktop,${day.startsWith('2026-02') ? 30 : 10},1`,
    ),
  ]);
  expect((await long('Was Q1 2026 our best quarter for sessions?')).headline).toMatch(/^Yes: Q1 2026 had/);
  expect((await long('Was Q2 2026 our best quarter for sessions?')).headline).toMatch(/^No: Q1 2026 had/);
});

it('days without data leave open what they had', async () => {
  const gap = followedFile('2026-04-01', [
    'date,channel,device,sessions,orders',
    ...lines.filter((line) => !line.startsWith('2026-02-2')),
  ]);
  const { headline } = await gap('did any day in February have more than 100 sessions?');
  expect(headline).toMatch(/^No day in February.2026 had sessions above 100/);
});
