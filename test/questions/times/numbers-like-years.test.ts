import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** 2026-03-01 … 03-05: 1900, 2000, 2040, 2150 and 3000 dives, of which the north has 2026 on March 3; nothing of 2025. */
const asked = askedFile('2026-03-06', [
  'date,bay,dives',
  '2026-03-01,North,1900',
  '2026-03-02,North,2000',
  '2026-03-03,North,2026',
  '2026-03-03,South,14',
  '2026-03-04,South,2150',
  '2026-03-05,West,3000',
]);
const namesOf = async (question: string) => {
  const answer = await asked(question);
  expect(answer.status, question).toBe('answered');
  return answer.tables[0]?.rows.map(([name]) => name);
};
const choicesOf = async (question: string) => {
  const answer = await asked(question);
  expect(answer.status, question).toBe('clarification_needed');
  return answer.clarification?.choices.map((choice) => choice.question);
};

describe('four digits that count something are no year', () => {
  test.each([
    ['days with between 2000 and 2100 dives', ['2026-03-02', '2026-03-03']],
    ['days with dives between 2000 and 2500', ['2026-03-02', '2026-03-03', '2026-03-04']],
    ['days that had 2010 or more dives', ['2026-03-03', '2026-03-04', '2026-03-05']],
    ['days when dives hit 2040', ['2026-03-03', '2026-03-04', '2026-03-05']],
    ['days with dives under 2000', ['2026-03-01']],
    ['days with exactly 2000 dives', ['2026-03-02']],
    // No data are of that year
    ['bays with dives over 2010', ['North', 'West', 'South']],
    ['bays over 2026 dives', ['North', 'West', 'South']],
  ])('%s', async (question, names) => {
    expect(await namesOf(question)).toEqual(names);
  });

  test.each(['dives by bay in 2026', 'dives of 2026 by bay', '2026 dives by bay', 'dives by bay over 2026'])(
    '%s',
    async (question) => {
      expect(await namesOf(question)).toEqual(['North', 'West', 'South']);
    },
  );
});

test('two years that are compared are years', async () => {
  const answer = await asked('compare 2026 dives with 2025 dives');
  expect(answer.clarification?.choices ?? [], answer.headline).not.toContainEqual(
    expect.objectContaining({ question: expect.stringContaining('exactly') }),
  );
  expect(answer.headline).not.toContain('refer to');
});

describe('how near is near, and whether so many are exactly so many, is asked', () => {
  test.each([
    'days with around 2000 dives',
    'days with ca. 2000 dives',
    'days with close to 2000 dives',
    'days when dives were about 2000',
  ])('%s', async (question) => {
    const choices = await choicesOf(question);
    expect(choices).toHaveLength(2);
    expect(choices?.[0]).toContain('between 1,900 and 2,100');
    expect(await namesOf(choices?.[0] ?? '')).toEqual(['2026-03-01', '2026-03-02', '2026-03-03']);
  });

  test('days with 2000 dives', async () => {
    const choices = await choicesOf('days with 2000 dives');
    expect(choices).toEqual(['Days with exactly 2000 dives', 'Days with at least 2000 dives']);
  });

  test('a limit over a year of the data', async () => {
    expect(await choicesOf('bays with dives over 2026')).toEqual([
      'Bays with dives above 2026',
      'Bays with dives in 2026',
    ]);
  });
});
