import { describe, expect, test } from 'vitest';
import { askedFile } from './asked-file.ts';

/** Of the bookings less come from the app than from each of the others, and ever more of them: its own past is no answer. */
const day = (at: number): string => new Date(Date.UTC(2026, 0, 5 + at)).toISOString().slice(0, 10);
const rows = Array.from({ length: 84 }, (_, at) => {
  const weekend = at % 7 > 4 ? 3 : 0;
  return [
    `${day(at)},app,Oslo,${100},${2 + Math.floor(at / 28) + weekend},1,10.50`,
    `${day(at)},mobile web,Rome,200,${9 + weekend},1,12.00`,
    `${day(at)},desktop web,Rome,150,${12 - Math.floor(at / 28) + weekend},3,0.00`,
  ];
}).flat();
const travel = askedFile('2026-03-30', [
  'date,platform,city,sessions,bookings,cancellations,refunds',
  ...rows,
]);

describe('higher on one of them is higher than on the others, and not than before', () => {
  test.each([
    ['are bookings higher on the app', /^No: app is number 3 of 3 platforms by bookings/],
    ['do people book more on the app', /^No: app is number 3 of 3 platforms by bookings/],
    ['are bookings lower on the app?', /^Yes: app is number 3 of 3 platforms by bookings/],
    ['do bookings drop on the app', /^Yes: app is number 3 of 3 platforms by bookings/],
    ['does the app get more bookings', /^No: app is number 3 of 3 platforms by bookings/],
    ['are bookings higher on mobile web', /^mobile web is number 2 of 3 platforms by bookings/],
    ['are cancellations higher on desktop web', /^Yes: desktop web is number 1 of 3 platforms/],
    ['is the cancellation rate higher on the app', /^Yes: cancellations per booking .*: app .*, all others/],
    [
      'is the conversion rate better on desktop web',
      /^Yes: bookings per session .*: desktop web .* all others/,
    ],
    ['are cancellations higher on desktop web in february', /^Yes: desktop web is number 1 .* February 2026/],
  ])('%s', async (question, headline) => {
    expect((await travel(question)).headline).toMatch(headline);
  });

  test.each([
    ['do bookings drop on weekends', /weekends 32 and weekdays 23/],
    ['does bookings go up on Saturdays?', /Saturdays 32 and days other than Saturdays/],
    ['are bookings higher on Mondays', /Mondays 23 and days other than Mondays/],
    ['are bookings lower on weekends for the app', /on app .*weekends 6 and weekdays 3/],
  ])('so it is of days of the week: %s', async (question, headline) => {
    expect((await travel(question)).headline).toMatch(headline);
  });

  test.each([
    'do people book more on the app or on the website',
    'are bookings higher on the app or on the web',
    'do people book more on the app or the website?',
  ])('the website beside an app is all names with that word: %s', async (question) => {
    expect((await travel(question)).headline).toMatch(/^app had .* fewer bookings than (?:the )?web/);
  });

  test.each([
    ['are bookings growing on the app', /^Yes: an average week of the later half/],
    ['are we getting more bookings from the app', /^Yes: an average week of the later half/],
    ['did bookings drop on the app', /^No: an average week of the later half/],
    ['how many bookings did we have on the website', /^2,148 bookings from/],
    [
      'did people book more on the app in february',
      /^Higher or lower than all others, or than it was before\?/,
    ],
  ])('what is of time, of all or in doubt stays so: %s', async (question, headline) => {
    expect((await travel(question)).headline).toMatch(headline);
  });

  test('both that may be meant of days that are over are answered', async () => {
    const { clarification } = await travel('were bookings higher on the app in february');
    const told = clarification?.choices.map(async ({ question }) => (await travel(question)).headline) ?? [];
    expect(await Promise.all(told)).toEqual([
      expect.stringMatching(/in February 2026: app .*, all others/),
      expect.stringMatching(/bookings on app in February 2026.*January 2026/),
    ]);
  });
});
