import { expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Visits a day: of two years, of which every February has more than its January. */
const lines = daysFrom('2025-01-01' as Day, '2026-03-31' as Day).flatMap((day) => {
  const isJanuary = day.slice(5, 7) === '01';
  return [`${day},google,${isJanuary ? 10 : 30}`, `${day},rss,${isJanuary ? 20 : 15}`];
});
const asked = askedFile('2026-04-01', ['date,source,sessions', ...lines]);

it.each([
  'sessions by source relative to January in February',
  'which source grew most compared with January in February',
  'compared with January, which source grew most in February',
])(
  'holds the time that is asked about against the one that is named behind the comparison: %s',
  async (question) => {
    const { tables } = await asked(question);
    expect(tables[0]?.columns.slice(1, 3)).toEqual(['February 2026', 'January 2026']);
    expect(tables[0]?.rows[0]?.slice(0, 4)).toEqual(['google', 840, 310, 530]);
  },
);

it.each(['which sources fell from February to January', 'change of sessions from February to January'])(
  'asks back which way a change that goes back in time is meant: %s',
  async (question) => {
    const { status, clarification } = await asked(question);
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices.map(({ question: one }) => one)).toEqual([
      expect.stringMatching(/in February 2026 (?:vs|compared with) January 2026$/),
      expect.stringMatching(/in January 2026 (?:vs|compared with) February 2025$/),
    ]);
  },
);

it('goes from December to January as ever', async () => {
  const { tables } = await asked('change of sessions from December to January');
  expect(tables[0]?.rows).toEqual([['Sessions', 930, 1395, -465, -465 / 1395]]);
});

it('asks back where both times are named with their years and the later one first', async () => {
  const { status, clarification } = await asked('growth of sessions from March 2026 to February 2026');
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices.map(({ question }) => question)).toEqual([
    'Growth of sessions from February 2026 to March 2026',
  ]);
});
