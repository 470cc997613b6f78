import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';
import { toldAsOne } from '../asking/first-told.ts';

/** All numbers are counted from the rows of these files by another program. */
const stored = (name: string, today: string) => {
  const bytes = readFileSync(new URL(`../fresh/stored/${name}.csv.gz`, import.meta.url));
  return askableFile(gunzipSync(bytes).toString('utf8'), today as Day, `${name}.csv`);
};
const hotel = stored('hotel', '2026-10-12');

const ask = (question: string) => answerQuestion(question, hotel.context, hotel.facts);
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const readOf = async (question: string) => {
  const { status, readAs, headline } = await ask(question);
  return status === 'answered' ? readAs.map(({ text }) => plain(text)).join('; ') : plain(headline);
};
const isTold = async (question: string, number: number) => {
  const answer = await ask(question);
  expect(answer.status, answer.headline).toBe('answered');
  expect(toldAsOne(answer)[0], answer.headline).toBeCloseTo(number, 1);
  expect(plain(answer.headline)).not.toContain('against');
};

describe('a bound that holds its day', () => {
  test.each([
    ['bookings on or after October 5', 'from Oct 5 to Oct 11, 2026'],
    ['bookings no earlier than October 5', 'from Oct 5 to Oct 11, 2026'],
    ['bookings not before October 5', 'from Oct 5 to Oct 11, 2026'],
    ['bookings October 5 or later', 'from Oct 5 to Oct 11, 2026'],
    ['bookings since October 5 inclusive', 'from Oct 5 to Oct 11, 2026'],
    ['bookings after October 5', 'from Oct 6 to Oct 11, 2026'],
    ['bookings on or before October 5', 'from Aug 1, 2025 to Oct 5, 2026'],
    ['bookings no later than October 5', 'from Aug 1, 2025 to Oct 5, 2026'],
    ['bookings before October 5', 'from Aug 1, 2025 to Oct 4, 2026'],
    ['bookings on or after September', 'from Sep 1 to Oct 11, 2026'],
  ])('begins or ends with it: %s', async (question, read) => {
    expect(await readOf(question)).toContain(read);
  });

  test.each([
    ['bookings on the 4th of October and the 5th', ['Oct 4, 2026', 'Oct 5, 2026']],
    ['bookings on October 4th and the 5th', ['Oct 4, 2026', 'Oct 5, 2026']],
  ])('a day has the month of the one before it: %s', async (question, days) => {
    const { tables } = await ask(question);
    expect(tables[0]?.rows.map(([day]) => plain(String(day)))).toEqual(days);
  });
});

describe('a bound within a stretch is one time, and no comparison', () => {
  test.each([
    ['bookings in 2026 up to the end of March', 13_838],
    ['revenue in 2026 up to the end of March', 5_527_545.08],
    ['bookings in 2025 up to the end of September', 8749],
    ['bookings in 2025 until September', 8749],
    ['bookings this year up to 15 March', 11_362],
    ['bookings in 2026 before June', 23_278],
    ['bookings before June in 2026', 23_278],
    ['bookings up to last Sunday this month', 1696],
    ['bookings in Q2 up to 15 May', 6884],
    ['bookings this year since August 5', 10_814],
    ['bookings before May 3 but after April 20', 1776],
    ['bookings after April 20 and before May 3', 1776],
    ['bookings in 2026 after April 20 and before May 3', 1776],
  ])('%s', isTold);

  test.each([
    ['bookings before May 3 and after May 10', 'from Aug 1, 2025 to May 2, 2026; against May 11, 2026'],
    [
      'bookings this year vs before March',
      'this year (Jan 1 to Oct 11, 2026); against Aug 1, 2025 to Feb 28',
    ],
    ['compare bookings before May 3 with after April 20', 'against Apr 21, 2026'],
    ['did bookings fall in September after August?', 'which days are to be compared'],
    ['bookings in May up to July', 'two times'],
    ['bookings in September through October', 'from Sep 1 to Oct 11, 2026'],
  ])('what is none of its days bounds nothing: %s', async (question, read) => {
    expect(await readOf(question)).toContain(read);
  });
});

describe('from when to when', () => {
  test.each([
    ['bookings from April through to the 5th of May', 5304],
    ['bookings from April up to May 5th', 5304],
    ['bookings from April 20 all the way to May 5', 2393],
    ['bookings from April 20 onwards to May 5', 2393],
    ['bookings starting April 20 and ending May 5', 2393],
    ['bookings between the 10th and the 20th of last month', 1696],
    ['bookings in the 10 days up to May 5', 1508],
    ['bookings from last August to this August', 62_656],
  ])('%s', isTold);

  test('the first of two that the same word names is that of the year before', async () => {
    const { headline } = await ask('from last August to this August, how did bookings change');
    expect(plain(headline)).toContain('4,985 bookings in August 2026, against 4,340 in August 2025');
  });

  test.each([
    ['bookings from December to January', 'from Dec 1, 2025 to Jan 31, 2026'],
    ['bookings from November to February', 'from Nov 1, 2025 to Feb 28, 2026'],
    ['bookings from November 2025 to February 2026', 'from Nov 1, 2025 to Feb 28, 2026'],
    ['bookings from Friday to Monday', 'from Oct 2 to Oct 5, 2026'],
    ['bookings from last Monday to last Friday', 'from Oct 5 to Oct 9, 2026'],
    ['bookings from January to February 2026', 'from Jan 1 to Feb 28, 2026'],
  ])('a year or a week is moved where that is plain: %s', async (question, read) => {
    expect(await readOf(question)).toContain(read);
  });

  test.each(['bookings from April 2026 to March 2026', 'bookings from 2026-05-10 to 2026-05-03'])(
    'an end before its beginning is asked about: %s',
    async (question) => {
      expect(await readOf(question)).toContain('goes back in time');
    },
  );

  test.each([
    'bookings in the last 900 years',
    'bookings in the last 1000 years',
    'bookings by month over the past 1000 years',
    'bookings in the first 99999999999999999999 days of 2026',
    'bookings 5000 years ago',
    'bookings in the 900 years before May',
  ])('more than any data reach back is asked about: %s', async (question) => {
    expect((await ask(question)).status).toBe('clarification_needed');
  });

  test('what the data reach is told of a hundred years', async () => {
    expect(await readOf('bookings in the last 100 weeks')).toContain('bookings');
  });
});

describe('weekdays that do not count', () => {
  test.each([
    ['bookings every day but Sunday last week', 927],
    ['bookings any day but Monday last week', 962],
    ['bookings on all days but Sunday last week', 927],
    ['bookings on every day except for Sunday last week', 927],
    ['bookings on all days other than Sundays in September', 4043],
    ['bookings on every day but the weekend in September', 3508],
  ])('%s', isTold);

  test.each([
    ['bookings every day last week', 'by day'],
    ['bookings any day last week', 'by day'],
    ['bookings by channel for all channels but Email last week', 'without channel “Email”'],
    ['bookings every Sunday in September', 'Sundays'],
    ['bookings every day in September on Sundays', 'only on Sundays'],
  ])('what names no weekday to leave out is as it was: %s', async (question, read) => {
    expect(await readOf(question)).toContain(read);
  });
});

describe('the week of a weekday', () => {
  test.each([
    ['Did Monday have more bookings than Wednesday last week?', [155, 167]],
    ['Was Tuesday better than Friday last week in bookings?', [180, 142]],
    ['did we get more bookings on Monday than on Tuesday last week?', [155, 180]],
  ])('is that of both: %s', async (question, [first, second]) => {
    const told = (await ask(question)).headline.match(/\b\d{3}\b(?! %)/g);
    expect(told?.slice(0, 2).map(Number)).toEqual([first, second]);
  });

  test.each([
    ['bookings on Wednesday two weeks ago', 154],
    ['bookings on Wednesday the week before last', 154],
    ['bookings last week Wednesday', 167],
    ['bookings on Wednesday of last week', 167],
    ['bookings the week before last', 1092],
    ['bookings in the month before last', 4985],
    ['bookings in the last 2 weeks', 2209],
  ])('%s', isTold);

  test.each([
    ['bookings the week before last Friday', 'from Oct 2 to Oct 8, 2026'],
    ['bookings last week vs the week before', 'against Sep 28, 2026 to Oct 4, 2026'],
    ['bookings last week vs the week before last', 'against Sep 28, 2026 to Oct 4, 2026'],
    ['bookings last Monday vs Wednesday last week', 'on Oct 7, 2026; against Oct 5'],
    ['bookings on Mondays vs Tuesdays last week', 'Mondays and Tuesdays'],
    ['bookings last 2 weeks vs 2 weeks before', 'against Sep 14, 2026 to Sep 27'],
    ['bookings in the last 30 days compared to the 30 before', 'against Aug 13, 2026 to Sep 11'],
  ])('near it: %s', async (question, read) => {
    expect(await readOf(question)).toContain(read);
  });
});

/** Today is a Thursday: the last Monday is one of this week. */
describe('the week of a weekday that has come again', () => {
  const { context, facts } = stored('saas', '2026-05-14');
  const headlineOf = async (question: string) =>
    plain((await answerQuestion(question, context, facts)).headline);

  test.each([
    [
      'Did Wednesday have more sessions than Thursday last week?',
      '1,354 sessions on May 6, 2026, against 1,345 on May 7',
    ],
    [
      'Was Monday better than Tuesday last week in sessions?',
      '1,476 sessions on May 4, 2026, against 1,436 on May 5',
    ],
    [
      'Was Monday last week better than Tuesday in sessions?',
      '1,476 sessions on May 4, 2026, against 1,436 on May 5',
    ],
    ['sessions on Tuesday last week vs Monday', '1,436 sessions on May 5, 2026, against 1,476 on May 4'],
    [
      'did we get more sessions on Monday than on Tuesday last week?',
      '1,476 sessions on May 4, 2026, against',
    ],
    ['sessions from last Monday to last Friday', '7,062 sessions from May 4 to May 8, 2026'],
    ['sessions on Wednesday two weeks ago', '1,277 sessions on Apr 29, 2026'],
  ])('%s', async (question, told) => {
    expect(await headlineOf(question)).toContain(told);
  });

  test.each([
    ['sessions last Monday', '1,466 sessions last Monday (May 11, 2026)'],
    ['sessions on Tuesday last week vs last Monday', '1,466 sessions last Monday (May 11, 2026), against'],
    ['sessions on Monday', '1,466 sessions on May 11, 2026'],
    ['sessions on Tuesday last week and in April', '1,436 sessions on May 5, 2026'],
    ['did Wednesday have more sessions than Thursday in April?', 'Wednesdays 6,815 and Thursdays 6,814'],
  ])('near it: %s', async (question, told) => {
    expect(await headlineOf(question)).toContain(told);
  });
});
