import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const cinema = askedFile('2026-11-16', [
  'date,cinema,screen,seats_offered,admissions,complaints,box_office',
  '2026-10-03,Bath,Standard,200,80,3,640',
  '2026-10-03,Bath,Lounge,40,30,0,450',
  '2026-10-05,Truro,Standard,100,10,1,80',
  '2026-09-07,Truro,Standard,100,60,1,480',
]);
const hotel = askedFile('2026-11-16', [
  'date,hotel,rooms_available,rooms_sold,no_shows,bookings',
  '2026-10-03,Linz,50,40,2,35',
  '2026-10-04,Graz,50,10,1,9',
]);
const free = askedFile('2026-11-16', [
  'date,hotel,rooms_available,rooms_sold',
  '2026-10-03,Linz,5,40',
  '2026-10-04,Graz,50,10',
]);
const bare = askedFile('2026-11-16', ['date,cinema,seats_offered,complaints', '2026-10-03,Bath,50,4']);

describe('how full it was, where what there is and what was taken are counted', () => {
  test.each([
    ['occupancy in October', [[120 / 340]]],
    ['what was our occupancy rate in October 2026?', [[120 / 340]]],
    ['how full were we in October?', [[120 / 340]]],
    ['how full was Bath in October?', [[110 / 240]]],
    ['what share of seats was taken in October?', [[120 / 340]]],
    ['what percentage of seats did we fill in October', [[120 / 340]]],
    ['what share of Lounge seats was filled in October', [[30 / 40]]],
    ['what share of seats in Bath was sold in October', [[110 / 240]]],
    ['how many seats stayed empty in October', [[220]]],
    ['how many seats were not taken in October', [[220]]],
    ['how many seats did we not sell in October', [[220]]],
    ['unsold seats in October', [[220]]],
    ['how many seats did not stay empty in October', [[120]]],
    ['how many seats did we fill in October', [[120]]],
    ['capacity in October', [[340]]],
  ])('%s', async (question, rows) => {
    expect((await cinema(question)).tables[0]?.rows, question).toEqual(rows);
  });

  test.each([
    ['which screen is the fullest', 'Lounge'],
    ['which screen had the lowest occupancy', 'Standard'],
    ['emptiest day in October', '2026-10-05'],
  ])('%s', async (question, first) => {
    expect((await cinema(question)).tables[0]?.rows[0]?.[0], question).toBe(first);
  });

  test.each([
    ['were we fuller on October 3 than on October 5', /^Yes: .* 45\.8.%.*against 10.%/],
    ['were we emptier on October 3 than on October 5', /^No: .* 45\.8.%.*against 10.%/],
    ['is Bath fuller than Truro?', /^Yes: .* 45\.8.% against 35.%/],
    ['are Saturdays fuller than Mondays?', /^Yes: .*Saturdays 45\.8.% and Mondays 35.%/],
    ['was Truro emptier on October 5 than on September 7', /^Yes: .* 10.% .* against 60.%/],
  ])('%s', async (question, headline) => {
    expect((await cinema(question)).headline).toMatch(headline);
  });

  test('of which two numbers it is told is said', async () => {
    for (const question of ['occupancy in October', 'what share of seats was taken in October?'])
      expect((await cinema(question)).assumptions[0], question).toMatch(
        /is read as admissions per seat offered/,
      );
  });

  test('rooms that were sold come before all that was booked', async () => {
    expect((await hotel('room occupancy in October')).tables[0]?.rows).toEqual([[0.5]]);
    expect((await hotel('how many rooms were occupied in October')).tables[0]?.rows).toEqual([[50]]);
    expect((await hotel('no-show rate in October')).headline).not.toMatch(/rooms? available/);
  });
});

const hall = askedFile('2026-11-16', [
  'date,hall,capacity,seats_sold,tickets_sold,lessons_booked',
  '2026-10-03,Linz,50,40,39,4',
  '2026-10-04,Graz,50,10,9,2',
]);

describe('where nothing but a capacity is named', () => {
  test('it is how many of whatever was sold there were', async () => {
    expect((await hall('occupancy in October')).tables[0]?.rows).toEqual([[0.5]]);
    expect((await hall('which hall had the highest occupancy in October')).tables[0]?.rows[0]?.[0]).toBe(
      'Linz',
    );
  });

  test('what was sold by the name of its column is read as nothing else', async () => {
    for (const question of [
      'seats sold in October',
      'ticket sold in October',
      'how many lessons were booked in October',
    ])
      expect((await hall(question)).assumptions.join(' '), question).not.toMatch(/is read as/);
    expect((await hall('occupancy in October')).assumptions[0]).toMatch(
      /“occupancy” is read as seats sold per capacity/,
    );
  });
});

describe('nothing is said that is not so', () => {
  test('rooms that are free yet are no whole of those that were sold', async () => {
    expect((await free('occupancy in October')).status).not.toBe('answered');
  });

  test.each(['occupancy in October', 'vacancy rate in October'])(
    'seats are not said to be uncounted: %s',
    async (question) => {
      const { headline, status } = await bare(question);
      expect(status).toBe('clarification_needed');
      expect(headline).not.toMatch(/hold no count/);
    },
  );

  test('what is not told is offered as the part that was taken', async () => {
    const { clarification } = await cinema('vacancy rate in October');
    expect(clarification?.choices[0]?.question).toMatch(/^Occupancy/);
  });

  test('without seats it is told that none are counted', async () => {
    const asked = askedFile('2026-11-16', ['date,show,admissions', '2026-10-03,Owls,50']);
    expect((await asked('occupancy in October')).headline).toMatch(/hold no count of the rooms, seats/);
  });
});

describe('the usual number is what came of it, and not how much there was', () => {
  test.each([
    ['which cinema does worst', ['Truro', 70]],
    ["what's the worst month we ever had", ['2026-09-01', 60]],
    ['Bath in October', [110]],
  ])('%s', async (question, row) => {
    expect((await cinema(question)).tables[0]?.rows[0], question).toEqual(row);
  });

  test('what is offered is of it as well', async () => {
    const { clarification } = await cinema('Bath zorblax');
    expect(clarification?.choices.length).toBeGreaterThan(0);
    for (const choice of clarification?.choices ?? []) expect(choice.question).not.toMatch(/seats/i);
  });

  test('where nothing else is counted it is told', async () => {
    expect((await bare('Bath in October')).tables[0]?.rows[0]).toEqual([50]);
  });
});
