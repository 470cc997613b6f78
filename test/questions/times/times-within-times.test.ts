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
const files = {
  hotel: stored('hotel', '2026-10-12'),
  library: stored('library', '2025-09-11'),
  oysters: stored('oysters', '2026-07-01'),
  news: stored('news', '2026-02-26'),
};
type File = keyof typeof files;

const ask = (question: string, file: File = 'hotel') =>
  answerQuestion(question, files[file].context, files[file].facts);
const readOf = async (question: string, file: File = 'hotel') => {
  const { status, readAs } = await ask(question, file);
  return status === 'answered' ? readAs.map(({ text }) => text.replaceAll('\u00a0', ' ')).join('; ') : status;
};
const isTold = async (question: string, number: number, file: File) => {
  const answer = await ask(question, file);
  expect(answer.status, answer.headline).toBe('answered');
  expect(toldAsOne(answer)[0], answer.headline).toBeCloseTo(number, 1);
};

describe('a weekday beside a longer time is every one of them', () => {
  test.each<[string, number, File]>([
    ['Friday bookings in September', 557, 'hotel'],
    ["Friday's bookings in September", 557, 'hotel'],
    ['the Friday bookings in September', 557, 'hotel'],
    ['bookings in September on Friday', 557, 'hotel'],
    ['Saturday bookings, September', 535, 'hotel'],
    ['Saturday bookings last month', 535, 'hotel'],
    ['Saturday bookings in 2026', 5730, 'hotel'],
    ['Sat bookings since August', 1550, 'hotel'],
    ['bookings saturday only', 8772, 'hotel'],
    ['bookings only on Saturday', 8772, 'hotel'],
    ['Wednesday loans in June', 378, 'library'],
    ['Saturday takings in May', 42_325.19, 'oysters'],
  ])('%s', isTold);

  test('by month it is told of each month', async () => {
    const { tables } = await ask('Saturday bookings by month');
    expect(tables[0]?.rows.slice(0, 3).map((row) => row[1])).toEqual([637, 527, 555]);
  });

  test('by hotel it is told of each hotel', async () => {
    const { tables } = await ask('Saturday revenue in July by hotel');
    expect(tables[0]?.rows[0]?.[0]).toBe('Salzburg');
    expect(tables[0]?.rows[0]?.[1]).toBeCloseTo(94_121.03, 1);
  });

  test.each([
    ['Saturday bookings in September vs August', 'only on Saturdays; in September 2026; against'],
    ['Saturday bookings vs Sunday bookings in September', 'Saturdays and Sundays; in September 2026'],
    ['Did Saturday bookings grow in September?', 'only on Saturdays; in September 2026'],
    ['which hotel had the most Saturday bookings in September', 'only on Saturdays; in September 2026'],
  ])('it stays within what is compared: %s', async (question, read) => {
    expect(await readOf(question)).toContain(read);
  });
});

describe('a weekday by itself is the last one', () => {
  test.each([
    'bookings Friday',
    'Friday bookings',
    'bookings on Friday',
    'what did we book on Friday by hotel',
  ])('and says so: %s', async (question) => {
    const { assumptions } = await ask(question);
    expect(assumptions.join(' ').replaceAll('\u00a0', ' ')).toContain(
      '“Friday” is read as the last one, Oct 9, 2026',
    );
  });

  test.each([
    ['bookings last Saturday', 'last Saturday (Oct 10, 2026)'],
    ['bookings on Saturday last week', 'on Oct 10, 2026'],
    ['bookings since Saturday', 'from Oct 10 to Oct 11, 2026'],
    ['bookings Saturday, October 3', 'on Oct 3, 2026'],
    ['bookings on the last Saturday of September', 'on Sep 26, 2026'],
  ])('or the one that is named: %s', async (question, read) => {
    expect(await readOf(question)).toContain(read);
  });

  test.each([
    'Compare Saturday with September bookings',
    'Saturday bookings vs September bookings',
    'What were bookings on Saturday compared to September',
    'difference between Saturday and September bookings',
  ])('and is held against another time where that is asked: %s', async (question) => {
    expect(await readOf(question)).toMatch(/on Oct 10, 2026; against Sep 1, 2026/);
  });
});

describe('May before a number is the month', () => {
  test.each<[string, number, File]>([
    ['May revenue', 1_681_867.52, 'hotel'],
    ['show me May revenue', 1_681_867.52, 'hotel'],
    ['may bookings', 4839, 'hotel'],
    ["May's bookings", 4839, 'hotel'],
    ['how were may bookings', 4839, 'hotel'],
    ['May cancellations in Vienna', 222, 'hotel'],
    ["May's page views", 244_675, 'news'],
    ["May's opinion page views", 23_526, 'news'],
  ])('%s', isTold);

  test.each([
    ['May and June revenue', 'in May 2026 and in June 2026'],
    ['May revenue vs April revenue', 'in May 2026; against Apr 1, 2026'],
    ["May's revenue against June's", 'in May 2026; against Jun 1, 2026'],
    ['May revenue by hotel', 'by hotel; in May 2026'],
    ['May 3 revenue', 'on May 3, 2026'],
  ])('beside another one, too: %s', async (question, read) => {
    expect(await readOf(question)).toContain(read);
  });

  test.each([
    'may I see revenue',
    'May we see the revenue by hotel?',
    'what may have caused the drop in revenue',
    'which hotel may have lost revenue in September',
    'May the manager see the revenue?',
  ])('and a helping verb stays one: %s', async (question) => {
    expect(await readOf(question)).not.toContain('May 2026');
  });

  test('somebody called May stays somebody', async () => {
    const rows = ['2026-05-01,May,10', '2026-05-02,Tom,20', '2026-06-01,May,7', '2026-06-02,Tom,9'];
    const { context, facts } = askableFile(
      ['date,agent,tickets', ...rows].join('\n'),
      '2026-06-04' as Day,
      'desk.csv',
    );
    const told = async (question: string) => toldAsOne(await answerQuestion(question, context, facts))[0];
    expect(await told("May's tickets")).toBe(17);
    expect(await told('May tickets in June')).toBe(7);
    expect(await told('tickets in May')).toBe(30);
    expect(await told('tickets for May in May')).toBe(10);
  });
});

describe('a part of a longer time', () => {
  test.each<[string, number, File]>([
    ['last quarter of 2025 revenue', 5_416_659.65, 'hotel'],
    ['final quarter of 2025 revenue', 5_416_659.65, 'hotel'],
    ['last quarter in 2025 bookings', 15_021, 'hotel'],
    ['bookings in the last month of 2025', 5550, 'hotel'],
    ['last half of 2025 bookings', 23_770, 'hotel'],
    ['first half of September bookings', 2409, 'hotel'],
    ['last half of September bookings', 2423, 'hotel'],
    ["bookings in May's last week", 1154, 'hotel'],
    ['bookings in the last week of September', 1092, 'hotel'],
    ['bookings in the fourth week of September', 1092, 'hotel'],
    ['bookings in the fifth week of August', 1175, 'hotel'],
  ])('%s', isTold);

  test('is held against another one', async () => {
    const { tables } = await ask('last quarter of 2025 revenue against the first quarter of 2026');
    expect(tables[0]?.rows[0]?.[1]).toBeCloseTo(5_416_659.65, 1);
    expect(tables[0]?.rows[0]?.[2]).toBeCloseTo(5_527_545.08, 1);
  });

  test('names its days where weeks are counted', async () => {
    const { assumptions } = await ask('bookings in the last week of September');
    expect(assumptions.join(' ').replaceAll('\u00a0', ' ')).toContain('from Sep 28, 2026 to Oct 4, 2026');
  });

  test.each([
    'last quarter of September bookings',
    'bookings in the third quarter of September',
    'bookings in the fifth week of September',
  ])('that no calendar has is asked about: %s', async (question) => {
    expect(await readOf(question)).toBe('clarification_needed');
  });

  test.each([
    ['bookings last quarter', 'last quarter (Jul 1 to Sep 30, 2026)'],
    ['bookings last week', 'last week (Oct 5 to Oct 11, 2026)'],
    ['bookings last month by hotel', 'by hotel; in September 2026'],
    ['bookings in the last two weeks of September', 'from Sep 17 to Sep 30, 2026'],
    ['bookings in the first quarter of 2026', 'from Jan 1 to Mar 31, 2026'],
  ])('is not found where none is named: %s', async (question, read) => {
    expect(await readOf(question)).toContain(read);
  });
});

describe('two times that nothing holds against each other', () => {
  test.each([
    'bookings for the Saturday in September',
    'Saturday bookings yesterday',
    'last Saturday bookings in September',
    'bookings in September last week',
    'bookings last month in August',
    'bookings May June',
    'which hotel had the most bookings in May last week',
    'top 3 hotels in September last week',
    'bookings per day in September last week',
  ])('are asked about: %s', async (question) => {
    const { status, headline } = await ask(question);
    expect(status).toBe('clarification_needed');
    expect(headline).toContain('two times');
  });

  test('each way of meaning them is offered', async () => {
    const answer = await ask('bookings for the Saturday in September');
    const choices = answer.clarification?.choices ?? [];
    expect(choices.map(({ label }) => label)).toEqual([
      'Bookings in September 2026 on Saturdays',
      'Bookings on October 10, 2026',
      'Bookings in September 2026',
      'Bookings on October 10, 2026 vs September 2026',
    ]);
  });

  test.each([
    ['bookings May, June', 'in May 2026 and in June 2026'],
    ['bookings in May and in June', 'in May 2026 and in June 2026'],
    ['bookings in September, week by week (starting September 1)', 'by week; in September 2026'],
    ['bookings in May or June', 'against Jun 1, 2026'],
    ['how did bookings change from May to June', 'against May 1, 2026'],
    ['bookings last week vs the week before', 'against Sep 28, 2026'],
  ])('are told where they are listed or compared: %s', async (question, read) => {
    expect(await readOf(question)).toContain(read);
  });
});
