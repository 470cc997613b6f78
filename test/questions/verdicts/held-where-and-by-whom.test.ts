import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const studios = [
  'date,studio,class_type,bookings,revenue',
  '2026-04-10,Clapham,Boxing,40,400',
  '2026-04-10,Clapham,Spin,30,300',
  '2026-04-10,Richmond,Boxing,90,900',
  '2026-04-10,Richmond,Spin,95,990',
  '2026-05-10,Clapham,Boxing,60,610',
  '2026-05-10,Clapham,Spin,50,500',
  '2026-05-10,Richmond,Boxing,80,800',
  '2026-05-10,Richmond,Spin,85,900',
];
const ask = askedFile('2026-06-15', studios);
const rows = async (question: string, asked = ask) => {
  const { status, tables, headline } = await asked(question);
  return status === 'answered' ? tables[0]?.rows.map(([name]) => name) : headline;
};
const choices = async (question: string, asked = ask) => {
  const { status, clarification } = await asked(question);
  return [status, ...(clarification?.choices.map((one) => one.question) ?? [])];
};

describe('where it holds', () => {
  test.each([
    ['where is Boxing bigger than Spin in May?', ['Clapham']],
    ['Where does Boxing beat Spin in May by bookings', ['Clapham']],
    ['where did Spin bring more bookings than Boxing in April', ['Richmond']],
  ])('is told by the places: %s', async (question, places) => {
    expect(await rows(question)).toEqual(places);
  });

  test('of several kinds of places it is asked which', async () => {
    const other = askedFile('2026-06-15', [
      'date,country,city,plan,bookings',
      '2026-05-10,Austria,Graz,Basic,4',
      '2026-05-10,Germany,Bonn,Pro,9',
    ]);
    expect(await choices('where does Basic beat Pro in May', other)).toEqual([
      'clarification_needed',
      'In which countries does Basic beat Pro in May',
      'In which cities does Basic beat Pro in May',
    ]);
  });
});

describe('who had more in one time than in another', () => {
  test('is asked back where no column tells persons', async () => {
    const [status, ...offered] = await choices('who booked more in April than in May?');
    expect(status).toBe('clarification_needed');
    expect(offered[0]).toBe('Which studios booked more in April than in May?');
    expect(await rows(offered[0] ?? '')).toEqual(['Richmond']);
  });

  test('is told of the persons, in the order of the question', async () => {
    const reps = askedFile('2026-04-10', [
      'date,sales_rep,units,revenue',
      '2026-02-10,Grace Low,9,90',
      '2026-02-10,Ann Reed,4,40',
      '2026-03-10,Grace Low,5,50',
      '2026-03-10,Ann Reed,8,80',
    ]);
    expect(await rows('Who sold more in February than in March?', reps)).toEqual(['Grace Low']);
    expect(await rows('who sold less in February than in March?', reps)).toEqual(['Ann Reed']);
  });
});

const letters = askedFile('2026-06-15', [
  'date,newsletter,country,emails_sent,opens',
  '2026-05-09,Brief,Norway,10,4',
  '2026-05-10,Brief,Norway,10,5',
  '2026-05-09,Radar,Norway,10,3',
  '2026-05-09,Radar,Denmark,10,3',
]);

test.each([
  ['Which newsletter is not sent on Sundays?', ['Radar']],
  ["which newsletters aren't sent to Denmark", ['Brief']],
])('what is not sent there had none there: %s', async (question, names) => {
  expect(await rows(question, letters)).toEqual(names);
});

const garage = askedFile('2026-06-15', [
  'date,vehicle_make,job_type,jobs',
  '2026-05-09,Ford,Service,10',
  '2026-05-09,Mini,Brakes,20',
]);

test('a word of asking that a column is called by is that column', async () => {
  expect(await rows('jobs by make in May', garage)).toEqual(['Mini', 'Ford']);
});

test('drivers that are counted are people, whom the data lack', async () => {
  const { status } = await garage('how many drivers were there in May?');
  expect(status).toBe('clarification_needed');
});

const repairs = askedFile('2026-06-15', [
  'date,mechanic,invoiced',
  '2026-05-09,Sunny Singh,10',
  '2026-05-09,Pat Jones,20',
]);

test('what days were like is no name', async () => {
  expect((await repairs('invoiced on sunny days in May')).status).toBe('clarification_needed');
  expect((await repairs("Sunny's invoiced in May")).tables[0]?.rows).toEqual([[10]]);
});

const hotel = askedFile('2026-06-15', [
  'date,hotel,sessions,users,bookings,nights,revenue',
  '2026-05-09,Linz,120,90,4,9,500',
  '2026-05-10,Graz,110,80,5,8,400',
]);

test('guests are no visitors of the site, and nothing is told per guest', async () => {
  const { status, headline } = await hotel('revenue per guest in May');
  expect(status).toBe('clarification_needed');
  expect(headline).toContain('Nothing counts these themselves');
});
