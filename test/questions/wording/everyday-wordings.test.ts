import { describe, expect, test } from 'vitest';
import type { Answer } from '#src/shared/answer.ts';
import { askedFile } from '../asking/asked-file.ts';

const library = askedFile('2025-09-11', [
  'date,depot,kit_family,booked_via,loans,late_returns,mending_minutes',
  '2025-08-01,Harbour,Carpentry,app,10,2,90',
  '2025-08-02,Harbour,Cargo and moving,phone,4,1,30',
  '2025-08-02,Mill,Carpentry,phone,3,5,60',
  '2025-07-02,Mill,Carpentry,app,6,0,120',
]);
const laundry = askedFile('2026-04-01', [
  'date,washhouse,client_kind,linen,soiled_kg,rewashes,litres_drawn',
  '2026-03-02,Ghent,hotel,bathrobes,30,4,100',
  '2026-03-03,Ghent,care home,towels,20,9,200',
  '2026-03-03,Ostend,spa,bathrobes,10,2,50',
]);
const bikes = askedFile('2026-11-21', [
  'date,station,hires,damage_reports',
  '2026-11-03,North,10,5',
  '2026-11-03,Market,10,4',
  '2026-11-10,North,30,2',
]);
const jobs = askedFile('2026-07-22', [
  'date,traffic_source,job_views,ad_spend',
  '2026-06-03,Indeed,100,30',
  '2026-06-03,Direct,50,0',
]);
const pages = askedFile('2026-03-09', [
  'date,landing_page,sessions,revenue',
  '2026-02-02,/guides/roses,20,1',
  '2026-02-02,/guides/herbs,30,1',
  '2026-02-02,/shop/pots,90,1',
]);
const courses = askedFile('2026-07-01', [
  'date,channel,sessions,signups,enrolments',
  '2026-02-03,Paid Search,100,20,5',
  '2026-02-03,Paid Social,100,40,4',
]);
const hotel = askedFile('2026-10-12', [
  'date,hotel,sessions,bookings,cancellations',
  '2026-10-06,Graz,100,20,5',
]);
const museum = askedFile('2026-04-01', [
  'date,site,tickets_sold,admissions',
  '2026-03-03,Harbour,12,10',
  '2026-03-04,Castle,9,7',
]);

const rowsOf = ({ tables }: Answer) => tables[0]?.rows;

describe('everyday wordings', () => {
  test('a lead-in and the doors that people come in by ask nothing', async () => {
    expect(rowsOf(await bikes('monday catch-up: hires last week and the week before'))).toEqual([
      ['Hires', 30, 20, 10, 0.5],
    ]);
    const came = await museum('Morning! how many visitors came through the doors last month?');
    expect(rowsOf(came)).toEqual([[17]]);
  });

  test('hours that were spent on something are made of its minutes', async () => {
    expect(rowsOf(await library('how many hours did we spend mending kit in August'))).toEqual([[3]]);
    expect(rowsOf(await library('hours spent mending in July'))).toEqual([[2]]);
    expect((await library('at what hour do we lend most')).status).toBe('failed');
  });

  test('pages below a path are ranked one by one', async () => {
    expect(rowsOf(await pages('Rank our /guides/ pages by sessions last month'))).toEqual([
      ['/guides/herbs', 30],
      ['/guides/roses', 20],
    ]);
  });

  test('who never did it has none of it', async () => {
    for (const question of [
      'which depot never lends out Cargo and moving kit?',
      'depots that never lend Cargo and moving',
    ])
      expect(rowsOf(await library(question)), question).toEqual([['Mill', 0]]);
    expect(rowsOf(await jobs("traffic sources we've never paid a cent for"))).toEqual([['Direct', 0]]);
    expect(rowsOf(await bikes('stations with no hires last week'))).toEqual([['Market', 0]]);
  });

  test('kinds of something are the one column that is called so', async () => {
    expect(rowsOf(await laundry('which kinds of client send us bathrobes?'))).toEqual([
      ['hotel', 30],
      ['spa', 10],
    ]);
  });

  test('a gerund is the event that is counted', async () => {
    expect(rowsOf(await laundry('which washhouse does the most rewashing?'))).toEqual([['Ghent', 13]]);
    expect(rowsOf(await library('which depot has the worst late returning'))).toEqual([['Mill', 5]]);
    expect(rowsOf(await laundry('how much water did we use in March'))).toEqual([[350]]);
  });

  test('what was not done by a name leaves it out', async () => {
    for (const question of [
      'loans last month that were NOT booked through the app',
      'how many loans were not booked by app last month',
    ])
      expect(rowsOf(await library(question))?.[0]?.[0], question).toBe(7);
  });

  test('whose one number turns into another is the rate of both', async () => {
    const question =
      'Since January, whose signups turn into enrolments more often - Paid Search or Paid Social?';
    expect(rowsOf(await courses(question))).toEqual([
      ['Paid Search', 0.25],
      ['Paid Social', 0.1],
    ]);
  });

  test('whether one number grew while another one fell is answered of both', async () => {
    const { headline } = await bikes('did hires grow while damage reports fell last week');
    expect(headline).toMatch(/^Yes: 30 hires/);
    expect(headline).toContain('2 damage reports');
  });

  test('no-shows that a file does not count are not there', async () => {
    const { status, failure, headline } = await hotel('how many no-shows last week');
    expect([status, headline]).toEqual(['failed', 'The connected data hold no count of no-shows.']);
    expect(failure?.nearest.some((one) => /cancellations/i.test(one))).toBe(true);
  });
});
