import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-03-18', [
  'date,plan,signups',
  ...Array.from(
    { length: 17 },
    (_, day) => `2026-03-${String(day + 1).padStart(2, '0')},Team,${day < 7 ? 2 : 5}`,
  ),
]);

describe('a target that is told with the question', () => {
  test.each([
    ['goal: 60 signups in march, how are we doing?', /^Yes: 64 signups/],
    ['target is 90 signups in march - are we there yet', /^No: 64 signups/],
    ['our target of 90 signups in march: did we hit it?', /^No: 64 signups/],
    ['did we hit our target of 60 signups in march?', /^Yes: 64 signups/],
    ['signups target 35 per week - how many weeks did we hit it this year?', /^1 week /],
    ['how many weeks did we reach our goal of 35 signups this year?', /^1 week /],
  ])('%s', async (question, told) => {
    expect((await ask(question)).headline).toMatch(told);
  });

  test('how it will end is no question of the data', async () => {
    const { status, headline } = await ask('are we on track for 90 signups in march?');
    expect(status).toBe('failed');
    expect(headline).toContain('no forecast is made');
  });
});
