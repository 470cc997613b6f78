import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const museum = askedFile('2026-04-01', [
  'date,site,exhibition,ticket_type,tickets_sold,admissions,revenue',
  ...[
    '2026-02-28,Harbour Museum,Robots & Us,Adult,9,9,180',
    '2026-03-02,Harbour Museum,Robots & Us,Family,2,7,60',
    '2026-03-02,Harbour Museum,Deep Space,Member,6,5,0',
    '2026-03-03,Science Pier,Deep Space,Adult,4,4,80',
    '2026-03-03,Science Pier,Deep Space,Family,1,4,30',
    '2026-03-31,Science Pier,Deep Space,Adult,1,1,20',
    '2026-03-31,Old Town House,Deep Space,Member,2,2,0',
  ],
]);
const hotel = askedFile('2026-04-01', [
  'date,hotel,sessions,bookings,nights,revenue',
  '2026-02-10,Vienna,100,4,12,400',
  '2026-02-10,Graz,50,6,6,300',
  '2026-03-10,Vienna,90,8,9,500',
  '2026-03-10,Salzburg,20,1,2,100',
]);
const library = askedFile('2026-04-01', [
  'date,depot,loans,hire_fees',
  '2026-03-02,Canal,5,50',
  '2026-03-03,North,9,10',
]);

test.each([
  ['people by their name', museum, 'members in March', [[7]]],
  ['in the plural of it', museum, 'families in March', [[11]]],
  [
    'by month',
    museum,
    'adults by month',
    [
      ['2026-02-01', 9],
      ['2026-03-01', 5],
    ],
  ],
  [
    'by another kind',
    museum,
    'members by site',
    [
      ['Harbour Museum', 5],
      ['Old Town House', 2],
    ],
  ],
  ['the busiest of a kind', museum, 'busiest site in March', [['Harbour Museum', 12]]],
  ['the quietest day', museum, 'quietest day in March', [['2026-03-31', 3]]],
  ['their money where it is asked for', museum, 'how much did families spend in March?', [[90]]],
  ['what is no people', museum, 'Science Pier in March', [[130]]],
  ['one that is named', museum, 'busiest site by revenue in March', [['Science Pier', 130]]],
  ['the only count', library, 'busiest depot', [['North', 9]]],
  ['by bookings', hotel, 'busiest hotel by bookings', [['Vienna', 12]]],
])('%s', async (_, ask, question, rows) => {
  const { tables, headline } = await ask(question);
  expect(tables[0]?.rows, headline).toEqual(rows);
});

test('busier than before goes by who came', async () => {
  const { headline } = await museum('was March 2 busier than March 3?');
  expect(headline).toMatch(/^Yes: 12 admissions .* against 8 /);
});

test.each([
  ['busiest month', hotel, ['bookings', 'nights', 'sessions']],
  ["what's our busiest month", hotel, ['bookings', 'nights', 'sessions']],
  ['most popular hotel', hotel, ['bookings', 'nights', 'sessions']],
  ['most popular ticket type', museum, ['tickets sold', 'admissions']],
])('%s is asked back, with each count', async (question, ask, counts) => {
  const { status, clarification } = await ask(question);
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices.map((choice) => /by (.+)$/.exec(choice.question)?.[1])).toEqual(counts);
});

test.each([
  ['how much did Vienna and Graz make together?', [[1200]]],
  ['how much did Vienna and Graz earn together in February?', [[700]]],
  ['how much did Vienna, Graz and Salzburg bring in altogether?', [[1300]]],
  ['how many bookings did Vienna and Graz have together?', [[18]]],
  ['how many did Vienna and Graz have together?', [[240]]],
])('%s', async (question, rows) => {
  const { tables, headline } = await hotel(question);
  expect(tables[0]?.rows, headline).toEqual(rows);
});

test('how a name did is still the whole picture of it', async () => {
  expect((await hotel('how did Vienna do?')).tables[0]?.rows.length).toBeGreaterThan(1);
});

test.each([
  ['is Robots & Us still on?', '2026-03-02', 2],
  ['has Robots & Us ended?', '2026-03-02', 2],
  ['when did Robots & Us end?', '2026-03-02', 2],
  ['does Robots & Us still sell tickets?', '2026-03-02', 2],
  ['is Deep Space still open?', '2026-03-31', 3],
])('%s is told by the last day that has it', async (question, day, sold) => {
  const { tables, headline } = await museum(question);
  expect(tables[0]?.rows, headline).toEqual([[day, sold]]);
});

test.each([
  ['museum visitors in March', [[23]]],
  ['how many visitors did the museum have in March?', [[23]]],
  ['revenue of the museum in March', [[190]]],
  ['Harbour Museum visitors in March', [[12]]],
  ['harbour visitors in March', [[12]]],
  [
    'museum vs pier revenue in March',
    [
      ['Harbour Museum', 60],
      ['Science Pier', 130],
    ],
  ],
])('%s', async (question, rows) => {
  const { tables, headline } = await museum(question);
  expect(tables[0]?.rows, headline).toEqual(rows);
});

test('what it could have been is said', async () => {
  const { assumptions } = await museum('museum visitors in March');
  expect(assumptions.join(' ')).toContain(
    '“museum” is read as all that the data hold, and not as “Harbour Museum” alone',
  );
});
