import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { dateColumnOf, inSnakeCase } from './date-column-of.ts';
import { factsFromCsv } from './facts-from-csv.ts';
import { isNumber } from './is-number.ts';
import { UnreadableFacts } from './unreadable-facts.ts';

const week = '2026-03-02' as Day;

describe('facts from a table', () => {
  it('tells dimensions from metrics and missing days from zeros', () => {
    const facts = factsFromCsv(
      'date,channel,page,sessions,downloads\n2026-02-24,"Paid, Search",/a,10,1\r\n2026-03-02,Direct,"/b""c""",5,0\n2026-03-09,Direct,/a,99,9\n',
      week,
    );
    const [table] = facts.tables;
    expect(table?.dimensions.map(({ id, members }) => [id, members])).toEqual([
      ['channel', ['Paid, Search', 'Direct']],
      ['page', ['/a', '/b"c"']],
    ]);
    expect(table?.values).toEqual({ sessions: Float64Array.of(10, 5), downloads: Float64Array.of(1, 0) });
    expect(facts.metrics['downloads']).toMatchObject({ unit: 'count', kind: { type: 'additive' } });
    expect(facts.days).toHaveLength(14);
    expect(facts.days[0]).toBe('2026-02-23');
    expect([...(table?.present ?? [])]).toEqual([0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
  });

  it('takes a day of the week that most weeks are without for one on which nothing happened', () => {
    const rows = (isOpen: (day: number) => boolean) =>
      Array.from({ length: 35 }, (_, day) => day)
        .filter(isOpen)
        .map((day) => `${addDays('2026-02-02' as Day, day)},Direct,5`);
    const presentOf = (isOpen: (day: number) => boolean) =>
      [
        ...(factsFromCsv(`date,channel,sessions\n${rows(isOpen).join('\n')}\n`, week).tables[0]?.present ??
          []),
      ]
        .map((one, day) => (one ? -1 : day))
        .filter((day) => day >= 0);
    const isWeekend = (day: number) => day % 7 >= 5;
    expect(presentOf((day) => !isWeekend(day))).toEqual([]);
    expect(presentOf((day) => !isWeekend(day) || day === 12)).toEqual([]);
    // A day of work without rows is missing, and so is a week without any.
    expect(presentOf((day) => !isWeekend(day) && day !== 30)).toEqual([30]);
    expect(presentOf((day) => !isWeekend(day) && (day < 14 || day > 20))).toEqual([
      14, 15, 16, 17, 18, 19, 20,
    ]);
    // Too few weeks to tell.
    expect(presentOf((day) => !isWeekend(day) && day >= 14)).toEqual([5, 6, 12, 13, 19, 20]);
  });

  it.each([
    ['', 'empty'],
    ['when,sessions\n2026-03-02,1\n', 'no column "date"'],
    ['date,sessions\n2026-02-30,1\n', 'line 2: "2026-02-30" is no date'],
    ['date,sessions\n2026-03-02,many\n', 'line 2: "many" is no number'],
    ['date,sessions\n2026-03-02,1,2\n', 'line 2 has 3 cells'],
    ['date,channel\n2026-03-02,Direct\n', 'no metric column'],
    ['date,users\n2026-03-02,3\n', 'cannot be added up'],
    ['date,sessions\n2027-03-02,3\n', 'no row up to 2026-03-08'],
    ['date,sessions,sessions\n2026-03-02,3,3\n', 'appears twice'],
    ['date,channel,sessions\n2026-03-02,"Direct,3\n', 'not closed'],
  ])('refuses %j', (text, reason) => {
    expect(() => factsFromCsv(text, week)).toThrow(UnreadableFacts);
    expect(() => factsFromCsv(text, week)).toThrow(reason);
  });
});

describe('the header of an export', () => {
  it.each([
    [['Class Date', 'No-Shows', 'Booking Channel'], ['class_date', 'no_shows', 'booking_channel'], 0],
    [['landingPage', 'Date', 'sessions'], ['landingPage', 'date', 'sessions'], 1],
    [['Name', 'sessions'], ['name', 'sessions'], -1],
  ])('%j', (header, names, date) => {
    expect(header.map(inSnakeCase)).toEqual(names);
    expect(dateColumnOf(header, [header.map(() => '2026-03-02')])).toBe(date);
  });

  it('takes no column for the day whose cells are none', () => {
    expect(dateColumnOf(['Day Type', 'sessions'], [['Monday', '1']])).toBe(-1);
  });

  it('takes none of two', () => {
    const header = ['Order Date', 'Ship Date'];
    expect(dateColumnOf(header, [['2026-03-02', '2026-03-04']])).toBe(-1);
  });

  it('tells the line of a cell that is no day', () => {
    const text = 'Class Date,sessions\n2026-03-02,1\n2026-02-30,1\n';
    expect(() => factsFromCsv(text, week)).toThrow('line 3: "2026-02-30" is no date');
  });

  it('gives the names of an analysis as they are written', () => {
    const facts = factsFromCsv('Date,Studio,sessions\n2026-03-02,A,1\n', week);
    expect(facts.tables[0]?.dimensions.map(({ id }) => id)).toEqual(['Studio']);
  });
});

it('a number too large to be counted exactly is none', () => {
  expect(isNumber('9007199254740991')).toBe(true);
  expect(isNumber('1e308')).toBe(false);
  expect(isNumber('-1e17')).toBe(false);
});
