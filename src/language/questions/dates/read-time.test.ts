import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { tokenize } from '../text/tokenize.ts';
import { readTime } from './read-time.ts';
import type { Calendar } from './time-text.ts';

/** A Monday. */
const calendar: Calendar = {
  today: '2026-03-09' as Day,
  firstDay: '2024-12-30' as Day,
  lastDay: '2026-03-08' as Day,
  monthFirst: false,
};

function read(text: string): string {
  const tokens = tokenize(text);
  const found = readTime(tokens, 0, calendar);
  if (found === undefined || found.length !== tokens.length) return 'not read';
  const { value } = found;
  if (value.type !== 'period') return value.type === 'relative' ? value.to : value.type;
  return `${value.period.from}..${value.period.to}`;
}

describe('dates in words', () => {
  test.each([
    ['yesterday', '2026-03-08..2026-03-08'],
    ['from February 3 on', '2026-02-03..2026-03-08'],
    ['from January onwards', '2026-01-01..2026-03-08'],
    ['the day after February 3', '2026-02-04..2026-02-04'],
    ['the two weeks before February 16', '2026-02-02..2026-02-15'],
    ['the week right after February 3', '2026-02-04..2026-02-10'],
    ['the month before February', '2026-01-01..2026-01-31'],
    ['the month after January 31', '2026-02-01..2026-02-28'],
    ['3 days leading up to March 1', '2026-02-26..2026-02-28'],
    ['the week before Easter', 'not read'],
    ['first Monday of February', '2026-02-02..2026-02-02'],
    ['the second Tuesday in January 2026', '2026-01-13..2026-01-13'],
    ['the last Friday of last month', '2026-02-27..2026-02-27'],
    ['the fifth Monday of February', 'not read'],
    ['last week', '2026-03-02..2026-03-08'],
    ['the past two weeks', '2026-02-23..2026-03-08'],
    ['last 30 days', '2026-02-07..2026-03-08'],
    ['last month', '2026-02-01..2026-02-28'],
    ['last 3 months', '2025-12-01..2026-02-28'],
    ['last quarter', '2025-10-01..2025-12-31'],
    ['last year', '2025-01-01..2025-12-31'],
    ['this month', '2026-03-01..2026-03-08'],
    ['year to date', '2026-01-01..2026-03-08'],
    ['ytd', '2026-01-01..2026-03-08'],
    ['last weekend', '2026-03-07..2026-03-08'],
    ['last Monday', '2026-03-02..2026-03-02'],
    ['Wednesday', '2026-03-04..2026-03-04'],
    ['March', '2026-03-01..2026-03-08'],
    ['April', '2025-04-01..2025-04-30'],
    ['feb 2025', '2025-02-01..2025-02-28'],
    ["Feb '25", '2025-02-01..2025-02-28'],
    ['february last year', '2025-02-01..2025-02-28'],
    ['Q1', '2026-01-01..2026-03-08'],
    ['Q4 2025', '2025-10-01..2025-12-31'],
    ['the first quarter of 2025', '2025-01-01..2025-03-31'],
    ['H1 2025', '2025-01-01..2025-06-30'],
    ['2025', '2025-01-01..2025-12-31'],
    ['2026-02', '2026-02-01..2026-02-28'],
    ['2026-02-13', '2026-02-13..2026-02-13'],
    ['14.02.2026', '2026-02-14..2026-02-14'],
    ['3/5/2026', '2026-05-03..2026-05-03'],
    ['3/25/2025', '2025-03-25..2025-03-25'],
    ['Feb 3', '2026-02-03..2026-02-03'],
    ['the 14th of February', '2026-02-14..2026-02-14'],
    ['Tuesday, March 3', '2026-03-03..2026-03-03'],
    ['April 5', '2025-04-05..2025-04-05'],
    ['early February', '2026-02-01..2026-02-10'],
    ['mid-January', '2026-01-11..2026-01-20'],
    ['late February', '2026-02-21..2026-02-28'],
    ['the first half of February', '2026-02-01..2026-02-14'],
    ['18 to 21 April 2025', '2025-04-18..2025-04-21'],
    ['CW 8', '2026-02-16..2026-02-22'],
    ['between 5 and 12 January', '2026-01-05..2026-01-12'],
    ['from Feb 3 to 9', '2026-02-03..2026-02-09'],
    ['Jan 15 to Feb 15', '2026-01-15..2026-02-15'],
    ['from December to February', '2025-12-01..2026-02-28'],
    ['2026-02-01 to 2026-02-15', '2026-02-01..2026-02-15'],
    ['since 1 February', '2026-02-01..2026-03-08'],
    ['before February 2025', '2024-12-30..2025-01-31'],
    ['the week of Feb 13', '2026-02-09..2026-02-15'],
    ['week 8', '2026-02-16..2026-02-22'],
    ['KW 8', '2026-02-16..2026-02-22'],
    ['week 52 of 2025', '2025-12-22..2025-12-28'],
    ['2026-W01', '2025-12-29..2026-01-04'],
    ['the first week of February', '2026-02-02..2026-02-08'],
    ['the last two weeks of January', '2026-01-18..2026-01-31'],
    ['two weeks ago', '2026-02-23..2026-03-01'],
    ['3 days ago', '2026-03-06..2026-03-06'],
    ['letzte Woche', '2026-03-02..2026-03-08'],
    ['the week before', 'before'],
    ['the previous period', 'before'],
    ['the same week last year', 'year_before'],
    ['the same week of the previous year', 'year_before'],
    ['a year ago', 'year_before'],
    ['one year ago', 'year_before'],
    ['1 year ago', 'year_before'],
    ['a year earlier', 'year_before'],
    ['one year earlier', 'year_before'],
    ['the year before', 'year_before'],
    ['a year prior', 'year_before'],
    ['the same days one year earlier', 'year_before'],
    ['the same period one year before', 'year_before'],
    ['the same week a year prior', 'year_before'],
    ['the same day a week earlier', 'week_before'],
    ['the same day the week before', 'week_before'],
    ['last summer', '2025-06-01..2025-08-31'],
    ['this winter', '2025-12-01..2026-02-28'],
    ['summer 2024', '2024-06-01..2024-08-31'],
    ['winter of 2024', '2024-12-01..2025-02-28'],
    ['this spring', '2026-03-01..2026-03-08'],
    ['last spring', '2025-03-01..2025-05-31'],
    ['last fall', '2025-09-01..2025-11-30'],
    ['since last autumn', '2025-09-01..2026-03-08'],
    ['fall', 'not read'],
    ['summer', 'not read'],
    ['a Saturday', 'not read'],
    ['on Mondays', 'weekdays'],
    ['weekends', 'weekdays'],
    ['next week', 'future'],
    ['tomorrow', 'future'],
    ['Easter', 'feast'],
    ['Black Friday', '2025-11-28..2025-11-28'],
    ['Black Friday 2024', '2024-11-29..2024-11-29'],
    ['Black Friday week', 'feast'],
    ['Easter Monday 2024', '2024-04-01..2024-04-01'],
    ['New Year’s Eve last year', '2025-12-31..2025-12-31'],
    ['2026-02-30', 'not read'],
    ['week 54', 'not read'],
    ['31 February', 'not read'],
    ['sessions', 'not read'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test('whatever is read lies on real days in order', () => {
    const word = fc.constantFrom(
      'last',
      'this',
      'the',
      'week',
      'month',
      'of',
      'to',
      'from',
      'between',
      'and',
      'since',
      'until',
      'Feb',
      'March',
      'may',
      '2025',
      '3',
      '31',
      '14th',
      'quarter',
      'Q3',
      'first',
      'two',
      'days',
      'ago',
      'year',
      'half',
      '2026-02-01',
      '29.02.2025',
      'Monday',
      'weekend',
      '-',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 9 }), (words) => {
        const found = readTime(tokenize(words.join(' ')), 0, calendar);
        if (found?.value.type !== 'period') return;
        const { from, to } = found.value.period;
        expect(from <= to).toBe(true);
        for (const day of [from, to])
          expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
      }),
      { numRuns: 3_000 },
    );
  });
});
