import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Of 100 bookings in Rome 10 are direct and 20 cancelled, of 300 in Oslo 60 and 30. */
const hotels = askedFile('2026-04-10', [
  'date,city,channel,device,sessions,bookings,cancellations,revenue',
  '2026-03-02,Rome,Direct,mobile,500,10,2,900',
  '2026-03-03,Rome,Agency,desktop,500,90,18,900',
  '2026-03-04,Oslo,Direct,mobile,900,60,6,900',
  '2026-03-05,Oslo,Agency,desktop,300,240,24,900',
]);

describe('a limit of what each has of its own', () => {
  test.each([
    ['cities where more than 15% of bookings were cancelled in march', [['Rome', 0.2]]],
    ['cities where more than 15% of the bookings got cancelled in march', [['Rome', 0.2]]],
    ['which cities had more than 15% of their bookings cancelled in march', [['Rome', 0.2]]],
    ['cities where less than a fifth of bookings were cancelled in march', [['Oslo', 0.1]]],
    ['cities where more than 15% of bookings come direct in march', [['Oslo', 60, 300, 0.2]]],
    ['cities with more than 15% of bookings from direct in march', [['Oslo', 60, 300, 0.2]]],
    ['cities where over half of the sessions are mobile in march', [['Oslo', 900, 1200, 0.75]]],
    ['cities where most of the sessions are mobile in march', [['Oslo', 900, 1200, 0.75]]],
    // What stands before the number belongs to the whole: a part of all direct ones
    ['cities with more than 50% of direct bookings in march', [['Oslo', 60, 60 / 70]]],
    ['cities with more than 60% of cancellations in march', []],
    ['cities that made more than 60% of bookings in march', [['Oslo', 300, 0.75]]],
  ])('%s', async (question, rows) => {
    const { tables, status, headline } = await hotels(question);
    expect({ status, rows: tables[0]?.rows }, headline).toEqual({ status: 'answered', rows });
  });

  test('of everything it is yes or no', async () => {
    expect((await hotels('were more than 12% of bookings cancelled in march')).headline).toMatch(
      /^Yes: .*12\.5/,
    );
    expect((await hotels('were more than 13% of bookings cancelled in march')).headline).toMatch(
      /^No: .*12\.5/,
    );
  });
});

test('pages where few visits convert are those with a low rate', async () => {
  const visits = askedFile('2026-04-10', [
    'date,landing_page,sessions,key_events',
    '2026-03-02,/a,1000,5',
    '2026-03-03,/b,100,10',
  ]);
  const { tables, headline } = await visits('landing pages where less than 2% of sessions convert in march');
  expect(tables[0]?.rows, headline).toEqual([['/a', 0.005]]);
});
