import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const DAYS = ['2026-03-02', '2026-03-03'];
const asked = (header: string, ...rows: readonly string[]) => {
  const lines = DAYS.flatMap((day) => rows.map((row) => `${day},${row}`));
  return askedFile('2026-03-04', [`date,${header}`, ...lines]);
};

const bikes = asked(
  'plan,bike_type,hires,riders,late_returns,hire_income',
  'Day pass,E-bike,10,8,1,100.50',
  'Day pass,City bike,20,16,0,120.25',
  'Single ride,City bike,40,30,2,90.00',
);
const rooms = asked(
  'room_type,sessions,bookings,nights,revenue',
  'Suite,90,3,9,900.00',
  'Double,200,10,20,1500.00',
);
const wash = asked('site,cars,litres,tips,income', 'North,20,2000,10.0,200.00', 'South,30,3300,30.0,450.00');
const clinic = asked(
  'dentist,appointments,no_shows,minutes,fees',
  'Dr Ash,10,1,260,700.00',
  'Dr Elm,5,2,150,500.00',
);
const mending = asked(
  'depot,loans,breakages,mending_minutes,hire_fees',
  'North,100,2,300,1400.00',
  'South,50,1,90,600.00',
);

describe('what was sold is counted', () => {
  test.each([
    [bikes, 'how many day passes did we sell', 60, 'hires'],
    [bikes, 'how many day passes were sold in March', 60, 'hires'],
    [bikes, 'how many single rides did we sell yesterday', 40, 'hires'],
    [bikes, 'day passes sold in March', 60, 'hires'],
    [rooms, 'how many suites did we sell', 6, 'bookings'],
    [wash, 'how many North did we sell', 40, 'cars'],
  ])('%#: %s', async (ask, question, value, read) => {
    const { tables, assumptions, readAs } = await ask(question);
    expect(tables[0]?.rows[0]?.[0], question).toBe(value);
    expect(readAs[0]?.text).toBe(read);
    expect(assumptions.join(' ')).toMatch(/“(?:sell|sold)” is read as/);
  });

  test.each([
    [bikes, 'how much did we sell in March', 621.5],
    [bikes, 'how much income did day passes make', 441.5],
    [bikes, 'how many hires of day passes did we have', 60],
    [bikes, 'how many late returns', 6],
    [rooms, 'how many nights did we sell', 58],
  ])('%#: neighbours are told as before', async (ask, question, value) => {
    expect((await ask(question)).tables[0]?.rows[0]?.[0], question).toBeCloseTo(value, 6);
  });

  test.each([
    [wash, 'how many tips did we get'],
    [wash, 'how many incomes did we have on March 3'],
    [clinic, 'how many fees did we take in March'],
  ])('%#: a sum of money is no number of things', async (ask, question) => {
    expect((await ask(question)).status, question).toBe('clarification_needed');
  });

  test('names and days with money are counted still', async () => {
    expect((await wash('how many sites had income over 500')).tables[0]?.rows[0]?.[0]).toBe(1);
    expect((await wash('how many days had more than 500 income')).tables[0]?.rows[0]?.[0]).toBe(2);
  });
});

describe('the mean of one event', () => {
  test.each([
    [wash, 'average tip', 40 / 50],
    [wash, 'what was the average tip in March', 40 / 50],
    [clinic, 'average fee', 1200 / 15],
    [mending, 'average hire fee', 2000 / 150],
  ])('%#: is of what alone is counted', async (ask, question, value) => {
    const { tables, assumptions } = await ask(question);
    expect(tables[0]?.rows[0]?.[0], question).toBeCloseTo(value, 6);
    expect(assumptions.join(' ')).toMatch(/average (?:tip|fee|hire fee)” is read as .* per /);
  });

  test.each([
    [wash, 'average income', 650],
    [wash, 'average cars', 50],
    [wash, 'average tip per day', 40],
    [clinic, 'average minutes', 410],
    [rooms, 'average bookings', 13],
  ])('%#: several are those of a day', async (ask, question, value) => {
    expect((await ask(question)).tables[0]?.rows[0]?.[0], question).toBeCloseTo(value, 6);
  });

  test('of which is asked where several things are counted', async () => {
    const { status, clarification } = await mending('average mending time by depot');
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices.map(({ question }) => question)).toEqual([
      'Average mending minutes per day by depot',
      'Mending minutes per loan by depot',
      'Mending minutes per breakage by depot',
    ]);
  });
});

describe('persons', () => {
  test.each([
    [bikes, 'riders yesterday'],
    [bikes, 'riders per day'],
    [bikes, 'hires per rider'],
    [bikes, 'average riders'],
  ])('%#: who may be counted twice is said', async (ask, question) => {
    expect((await ask(question)).assumptions.join(' '), question).toContain('are added up');
  });

  test('bookings are none', async () => {
    expect((await rooms('bookings yesterday')).assumptions.join(' ')).not.toContain('added up');
  });
});
