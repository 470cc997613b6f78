import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { askedFile, followedFile } from '../../asking/asked-file.ts';

const LINES = [
  'date,country,sessions,bounces,clicks,impressions',
  ...['2025-07-10', '2025-09-10', '2026-01-10', '2026-02-10', '2026-03-05', '2026-03-08'].flatMap(
    (day, at) => [
      `${day},Germany,${100 + at * 10},40,${20 - at},${200 + at * 100}`,
      `${day},France,${50 + at},10,5,100`,
    ],
  ),
];
const told = async (...questions: readonly string[]) => {
  const { status, headline } = await followedFile('2026-03-09', LINES)(...questions);
  return `${status}: ${headline}`.replaceAll(/\s/g, ' ');
};

describe('better or worse than a time that is named, behind a question with its own', () => {
  test.each([
    [
      'sessions last month',
      'is ctr better than in september',
      /^answered: No: .*February 2026, against .*September 2025/,
    ],
    [
      'ctr from germany last month',
      'is ctr worse than in summer',
      /^answered: Yes: .*Germany.*February 2026, against .*Jul 10 to Aug 31, 2025/,
    ],
    [
      'ctr last month',
      'is it better than in january',
      /^answered: No: .*February 2026, against .*January 2026/,
    ],
    [
      'sessions last month',
      'are they higher than in september',
      /^answered: .*February 2026, against .*September 2025/,
    ],
  ])('%s, %s', async (one, other, expected) => {
    expect(await told(one, other)).toMatch(expected);
  });

  test.each([
    ['ctr last month', 'is it better than in february'],
    ['is ctr better from germany than from france', 'is germany better than in february'],
  ])('%s, %s: asked back against what', async (one, other) => {
    expect(await told(one, other)).toContain('Compared with what?');
  });

  test('alone, which time is meant is asked back', async () => {
    const { headline, clarification } = await askedFile(
      '2026-03-09',
      LINES,
    )('is our ctr worse than in summer');
    expect(headline).toBe('Compared with what?');
    expect(clarification?.choices.map(({ question }) => question)).toContain('ctr last month vs summer');
  });
});

test('what stands behind "vs" is what is held against, wherever the time of the question stands', async () => {
  const days = Array.from({ length: 36 }, (_, at) => addDays('2026-02-01' as Day, at));
  const asked = askedFile('2026-03-09', [
    'date,clicks,impressions',
    ...days.map((day) => `${day},${day < '2026-03-01' ? 10 : 9},100`),
  ]);
  for (const question of [
    'how are clicks doing vs last month, month to date',
    'clicks vs february, this month',
  ])
    expect((await asked(question)).headline.replaceAll(/\s/g, ' ')).toMatch(
      /^72 clicks .*this month .*, against 80 from Feb 1 to Feb 8, 2026: 10 % fewer/,
    );
});

test('how many months before are meant is asked back', async () => {
  const days = Array.from({ length: 150 }, (_, at) => addDays('2025-10-01' as Day, at));
  const lines = ['date,sessions,clicks', ...days.map((day) => `${day},10,1`)];
  const asked = askedFile('2026-03-01', lines);
  const { status, clarification } = await asked('sessions last month vs the months before');
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices.map(({ question }) => question.toLowerCase())).toEqual([
    'sessions last month vs the month before',
    'sessions last month vs the 3 months before',
  ]);
});
