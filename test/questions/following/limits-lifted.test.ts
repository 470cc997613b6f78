import { describe, expect, it } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

const LINES = [
  'date,hotel,device,bookings',
  '2026-04-01,Vienna,mobile,5',
  '2026-04-01,Graz,desktop,9',
  '2026-04-02,Linz,mobile,20',
  '2026-04-02,Linz,tablet,40',
];
const follow = followedFile('2026-05-01', LINES);

/** Counted from the rows. */
const bookings = (isMeant: (row: readonly string[]) => boolean = () => true): number =>
  LINES.slice(1)
    .map((line) => line.split(','))
    .filter(isMeant)
    .reduce((sum, row) => sum + Number(row[3]), 0);

describe('limits of the question before', () => {
  it.each([
    [['bookings in Vienna last month', 'and Graz', 'and overall'], bookings()],
    [['bookings last month', 'except mobile', 'all devices'], bookings()],
    [['bookings in Vienna last month', 'remove all filters'], bookings()],
    [['bookings in Vienna last month', 'forget Vienna'], bookings()],
    [
      ['bookings on mobile in Vienna last month', 'all hotels'],
      bookings(([, , device]) => device === 'mobile'),
    ],
    [['bookings in Vienna or Graz last month', 'not Graz'], bookings(([, hotel]) => hotel === 'Vienna')],
    [
      ['bookings in Vienna or Graz last month', 'not Graz', 'and Linz too'],
      bookings(([, hotel]) => hotel !== 'Graz'),
    ],
    // A single name that is left out leaves the others
    [['bookings in Vienna last month', 'not Vienna'], bookings(([, hotel]) => hotel !== 'Vienna')],
  ])('%j', async (questions, value) => {
    const answer = await follow(...questions);
    expect(answer.status).toBe('answered');
    expect(answer.tables[0]?.rows[0]?.[0]).toBe(value);
  });
});
