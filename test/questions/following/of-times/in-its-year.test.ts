import { describe, expect, test } from 'vitest';
import { followedFile } from '../../asking/asked-file.ts';

const LINES = [
  'date,device,revenue,sessions',
  '2024-11-29,mobile,70,7',
  '2025-02-03,mobile,20,2',
  '2025-02-28,mobile,25,3',
  '2025-08-01,mobile,30,3',
  '2025-11-28,mobile,90,9',
  '2026-02-03,mobile,40,4',
  '2026-08-01,mobile,50,5',
  '2026-11-25,mobile,60,6',
];
const told = async (...questions: readonly string[]) => {
  const { status, headline } = await followedFile('2026-11-26', LINES)(...questions);
  return `${status}: ${headline}`.replaceAll(/\s/g, ' ');
};

describe('a year behind a time that was named by its date is that time in the year', () => {
  test.each([
    ['black friday 2025 revenue', 'and this year?', 'There are no data for Nov 27, 2026'],
    ['what was revenue on black friday last year', 'this year?', 'There are no data for Nov 27, 2026'],
    ['black friday 2025 revenue', 'in 2024?', '70 of revenue on Nov 29, 2024'],
    ['revenue in february 2025', 'and this year?', '40 of revenue in February 2026'],
    ['revenue on feb 3 2026', 'and last year?', '20 of revenue on Feb 3, 2025'],
    ['revenue in summer 2025', 'and this year?', '50 of revenue from Jun 1 to Aug 31, 2026'],
    ['revenue in q1 2025', 'and this year?', '40 of revenue from Jan 1 to Mar 31, 2026'],
  ])('%s, %s', async (one, other, expected) => {
    expect(await told(one, other)).toContain(expected);
  });

  test('a date that was a feast only by chance is asked about', async () => {
    expect(await told('revenue on nov 28 2025', 'and in 2024?')).toContain('Which days are meant?');
  });

  test('last month belongs to no year that was named', async () => {
    expect(await told('revenue last month', 'and this year?')).toContain('150 of revenue this year');
  });

  test.each(['last month', 'last week', 'yesterday'])(
    'last year behind %s may be the same days, or all of it',
    async (time) => {
      const { status, clarification } = await followedFile('2026-11-26', LINES)(
        `revenue ${time}`,
        'what about last year?',
      );
      expect(status).toBe('clarification_needed');
      expect(clarification?.choices.map(({ label }) => label)).toContain('Revenue in 2025');
    },
  );

  test('the number is kept behind a year that has no data', async () => {
    expect(await told('revenue on black friday 2025', 'and this year?', 'and 2024?')).toContain(
      '70 of revenue',
    );
  });
});
