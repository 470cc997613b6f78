import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

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

const shop = askedFile('2026-03-03', [
  'date,item_name,device,items_viewed,items_purchased,item_revenue',
  '2026-03-01,Boots,desktop,90,8,48',
  '2026-03-01,Socks,mobile,10,1,8',
  '2026-03-02,Socks,mobile,10,2,16',
]);

const spaced = ({ headline }: { readonly headline: string }): string => headline.replaceAll(/\s/gu, ' ');

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

  // The bookings of the app per session rise week by week and those of the desktop fall: neither is an answer
  test.each([
    [
      'are bookings per session higher on the app',
      /^No: bookings per session .*: app 3.86 %, all others 6.2 %/,
    ],
    [
      'are bookings per session lower on the app',
      /^Yes: bookings per session .*: app 3.86 %, all others 6.2 %/,
    ],
    ['does the app bring more bookings per session', /^No: .*: app 3.86 %, all others 6.2 %/],
    ['are bookings per session higher on desktop web', /^Yes: .*: desktop web 7.9 %, all others 4.57 %/],
    ['does desktop web get fewer bookings per session', /^No: .*: desktop web 7.9 %, all others 4.57 %/],
    ['are there more bookings per session on desktop web', /^Yes: .*: desktop web 7.9 %, all others 4.57 %/],
    ['are bookings per 100 sessions higher on the app', /^No: .*: app 3.86, all others 6.2/],
    ['are cancellations per booking lower on the app', /^No: .*: app 25.9 %, all others 18.4 %/],
    ['are average cancellations per booking higher on the app', /^Yes: .*: app 25.9 %, all others 18.4 %/],
  ])('so it is of one number per another: %s', async (question, headline) => {
    expect(spaced(await travel(question))).toMatch(headline);
  });

  test.each([
    ['are bookings per session growing on the app', /^Yes: an average week of the later half/],
    ['are bookings per session going up on desktop web', /^No: an average week of the later half/],
    ['are bookings per session higher on the app than on mobile web', /^No: .*3.86 % against 4.93 %/],
    [
      'were bookings per session higher in february than in january',
      /^Yes: .* 5.68 % in February 2026, against 5.63 % from Jan 5/,
    ],
  ])('per another of time, or of two: %s', async (question, headline) => {
    expect(spaced(await travel(question))).toMatch(headline);
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

  test.each([
    ['are more bookings made on the app?', /^Yes: an average week of the later half had .* bookings on app/],
    ['are fewer bookings made on the app?', /^No: an average week of the later half had .* bookings on app/],
    ['are there fewer bookings on the app?', /^No: an average week of the later half had .* bookings on app/],
    ['are fewer people using the app?', /an average week of the later half had 700 sessions on app/],
    [
      'are fewer bookings made on desktop web in march?',
      /^Yes: 318 bookings on desktop web from Mar.1 .* against 333 in February.2026/,
    ],
  ])('fewer that are made are fewer than there were: %s', async (question, headline) => {
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

  test('so they are of one number per another', async () => {
    const { clarification } = await travel('were bookings per session higher on the app in february');
    const told = clarification?.choices.map(async ({ question }) => spaced(await travel(question))) ?? [];
    expect(await Promise.all(told)).toEqual([
      expect.stringMatching(/^Bookings per session in February 2026: app .*, all others/),
      expect.stringMatching(
        /^Bookings per session of 3.82 % on app in February 2026, against 2.78 % from Jan 5/,
      ),
    ]);
  });

  test.each([
    [
      'is revenue per item higher on mobile',
      'Yes: item revenue per item purchased from Mar 1 to Mar 2, 2026: mobile 8, all others 6.',
    ],
    [
      'is revenue per item lower on mobile',
      'No: item revenue per item purchased from Mar 1 to Mar 2, 2026: mobile 8, all others 6.',
    ],
    ['revenue per item', 'Boots had the most item revenue from Mar 1 to Mar 2, 2026: 48.'],
  ])(
    'per item is per piece that was sold where it is held against others: %s',
    async (question, headline) => {
      expect(spaced(await shop(question))).toBe(headline);
    },
  );
});
