import { expect, it } from 'vitest';
import type { Explanation } from '#src/engine/analysis.ts';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

const MONDAY = '2026-03-02' as Day;

/** Seven a day on mobile, then one; the desktop lost half of its own. */
const { context, facts } = askableFile(
  [
    'date,device,purchases,revenue',
    ...daysFrom(addDays(MONDAY, -70), addDays(MONDAY, 6)).flatMap((day) => [
      `${day},mobile,${day < MONDAY ? 7 : 1},${day < MONDAY ? 700 : 100}`,
      `${day},desktop,${day < MONDAY ? 10 : 5},${day < MONDAY ? 1000 : 500}`,
    ]),
  ].join('\n'),
  addDays(MONDAY, 7),
  'shop.csv',
);

const effectOf = (observed: number, expected: number, half: number): Explanation['effect'] => ({
  observed,
  expected,
  absolute: observed - expected,
  relative: observed / expected - 1,
  low: observed - expected - half,
  high: observed - expected + half,
  level: 0.95,
  shareOfSiteChange: null,
});

const ask = (question: string, said: Pick<Explanation, 'effect' | 'p' | 'withoutOutliers'>) =>
  answerQuestion(question, context, {
    ...facts,
    findingsOf: async () => null,
    explain: async (metric, segment, week) => ({
      week,
      metric,
      segment,
      attributions: [],
      guards: [],
      findings: [],
      ...said,
    }),
  });

it('tells of a part what it had in the weeks before, and that what was expected of it is as the site moved', async () => {
  const { explanation } = await ask('Why did mobile purchases drop last week?', {
    effect: effectOf(7, 25, 10),
    p: 0.0004,
    withoutOutliers: null,
  });
  expect(explanation).toContain(
    'In the 8 weeks before, it was 49 a week (median). As the whole site moved, about 25 were to be expected (15 to 35). The difference is more than',
  );
  expect(explanation).not.toContain('From the weeks before');
});

it('holds of money with outlying orders what is left without them against what is expected of that', async () => {
  const { explanation } = await ask('Why did revenue drop last week?', {
    effect: effectOf(4200, 10_201, 4_272),
    p: 0.011,
    withoutOutliers: { effect: effectOf(4000, 10_018, 4_000), p: 0.013 },
  });
  expect(explanation).toContain(
    'From the weeks before, about 10,018 were to be expected (6,018 to 14,018). Its largest orders count only as far as usual ones go, which makes 4,000: the range and the test are of that. That lies outside of the range, yet a difference like this comes by chance in about 1.3',
  );
  expect(explanation).not.toContain('10,201');
});
