import { describe, expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const falcons = askedFile('2026-04-10', [
  'date,handler,daypart,sorties,birds_moved',
  '2026-02-10,Kofi,dawn,4,50',
  '2026-02-11,Yuki,dusk,9,10',
  '2026-03-10,Kofi,dawn,5,60',
  '2026-03-11,Yuki,dusk,2,40',
]);

describe('where what was moved is counted', () => {
  test.each([
    ['who moved the most birds in March', [['Kofi', 60]]],
    ['which handler moved the fewest birds in March', [['Yuki', 40]]],
    ['how many birds did Kofi move in March', [[60]]],
  ])('%s', async (question, rows) => {
    expect((await falcons(question)).tables[0]?.rows).toEqual(rows);
  });

  test('it is held against another, and not against the month before', async () => {
    expect((await falcons('did Kofi move more birds than Yuki in March')).headline).toMatch(
      /^Yes: Kofi had 20 more/,
    );
  });

  test.each(['did birds moved change in March', 'which handler changed the most in March'])(
    '%s is about a change',
    async (question) => {
      expect((await falcons(question)).tables[0]?.columns).toContain('Change');
    },
  );
});

const homes = askedFile('2026-04-10', [
  'date,property_type,leads,viewings',
  '2026-01-10,House,9,4',
  '2026-02-10,Flat,9,8',
  '2026-03-10,House,6,3',
  '2026-03-11,Flat,5,2',
]);

test.each([
  ['house viewings in March', 3],
  ['property viewings in March', 5],
  ['flat viewings in March', 2],
])('%s', async (question, value) => {
  expect((await homes(question)).tables[0]?.rows).toEqual([[value]]);
});

/** Every day of a year, each with one less than the day before. */
const daily = askedFile('2026-04-01', [
  'date,property_type,leads',
  ...daysFrom('2025-04-01' as Day, '2026-03-31' as Day).map((day, at) => `${day},House,${1000 - at}`),
]);

describe('since a month', () => {
  test.each(['are leads down since February', 'have House leads dropped since February'])(
    '%s is asked about',
    async (question) => {
      const { status, clarification } = await daily(question);
      expect(status).toBe('clarification_needed');
      expect(clarification?.choices).toHaveLength(2);
    },
  );

  test('since a day it is before and after', async () => {
    expect((await daily('are leads down since March 10')).headline).toMatch(/^Yes/);
  });
});
