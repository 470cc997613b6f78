import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Rome has the most bookings (30), Oslo (20) had more of them in April and in suites. */
const hotel = askedFile('2026-06-15', [
  'date,hotel,room_type,bookings',
  '2026-04-03,Rome,single,2',
  '2026-04-03,Oslo,single,5',
  '2026-05-03,Rome,single,25',
  '2026-05-03,Rome,suite,3',
  '2026-05-03,Oslo,single,3',
  '2026-05-03,Oslo,suite,12',
]);
const school = askedFile('2026-06-15', [
  'date,country,landing_page,sessions,enrolments',
  '2026-05-03,India,/courses/python,10,5',
  '2026-05-03,Chad,/courses/python,10,1',
  '2026-05-03,India,/courses/design,10,1',
  '2026-05-03,Chad,/courses/design,10,2',
  '2026-05-03,Chad,/about,10,1',
]);

describe('of the best one, and not of the best within each row', () => {
  test.each([
    'Bookings of the best hotel by month in 2026',
    'Bookings by month for the top hotel in 2026',
    'Monthly bookings of the best hotel in 2026',
  ])('%s', async (question) => {
    const rows = (await hotel(question)).tables[0]?.rows.slice(0, 2);
    expect(rows).toEqual([
      ['2026-04-01', 'Rome', 2],
      ['2026-05-01', 'Rome', 28],
    ]);
  });

  test.each([
    [
      'Bookings by room type for the best hotel',
      [
        ['Rome', 'single', 27],
        ['Rome', 'suite', 3],
      ],
    ],
    [
      'Bookings by room type for the weakest hotel',
      [
        ['Oslo', 'suite', 12],
        ['Oslo', 'single', 8],
      ],
    ],
  ])('%s', async (question, found) => {
    const { tables, assumptions } = await hotel(`${question} in 2026`);
    expect(tables[0]?.rows).toEqual(found);
    expect(assumptions.join(' ')).toContain(`“${found[0]?.[0]}”`);
  });

  test.each([
    ['Bookings of the best hotel in 2026', [['Rome', 30]]],
    [
      'Best hotel by month in 2026 by bookings',
      [
        ['2026-04-01', 'Oslo', 5],
        ['2026-05-01', 'Rome', 28],
      ],
    ],
  ])('what is not told of the one alone is as it was: %s', async (question, found) => {
    expect((await hotel(question)).tables[0]?.rows.slice(0, 2)).toEqual(found);
  });
});

describe('where the best one is not found before, both steps are offered', () => {
  test.each([
    [
      school,
      'Enrolments by country for the top course in May 2026',
      ['Top course by enrolments in May 2026', 'Enrolments by country in May 2026'],
    ],
    [
      hotel,
      'Share of bookings by room type for the top hotel in May 2026',
      ['Top hotel by bookings in May 2026', 'Share of bookings by room type in May 2026'],
    ],
    [
      hotel,
      'Share of bookings by room type for the top hotel last month',
      ['Top hotel by bookings last month', 'Share of bookings by room type last month'],
    ],
    [
      hotel,
      'Share of bookings by room type for the top hotel on May 3',
      ['Top hotel by bookings on May 3, 2026', 'Share of bookings by room type on May 3'],
    ],
  ])('%#: %s', async (ask, question, choices) => {
    const { status, clarification } = await ask(question);
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices.slice(0, 2).map((choice) => choice.question)).toEqual(choices);
  });
});
