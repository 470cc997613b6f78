import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import type { NearMiss } from '../../../near-misses.ts';

const MONDAY = '2026-03-02' as Day;
const lines = daysFrom(addDays(MONDAY, -21), addDays(MONDAY, 6)).map((day) => `${day},mobile,100,5`);
const { context, facts } = askableFile(
  ['date,device,sessions,purchases', ...lines].join('\n'),
  addDays(MONDAY, 7),
  'shop.csv',
);

const purchases: NearMiss = {
  metric: 'purchases',
  unit: 'count',
  observed: 21,
  low: 25,
  high: 48,
  p: 0.012,
  part: { segment: { device: 'mobile' }, observed: 7, expected: 16.4, p: 0.009 },
};

const ask = async (question: string, nearMisses: readonly NearMiss[]) => {
  const answer = await answerQuestion(question, context, {
    ...facts,
    findingsOf: async (week) =>
      week === MONDAY
        ? { week, metrics: ['sessions', 'purchases'], tested: 40, kept: 0, nearMisses, findings: [] }
        : null,
  });
  expect(answer.status, answer.headline).toBe('answered');
  return {
    headline: answer.headline.replaceAll('\u00a0', ' '),
    explanation: answer.explanation.replaceAll('\u00a0', ' '),
  };
};

describe('a week without a finding', () => {
  it('is not called quiet where a number lay outside its usual range', async () => {
    const { headline, explanation } = await ask('Anything unusual last week?', [purchases]);
    expect(headline).toBe(
      'Nothing certain in the week of Mar 2. Outside the usual range and worth a look: purchases, 21 where 25 to 48 are usual.',
    );
    expect(explanation).toContain('no change went so far that chance can be ruled out');
    expect(explanation).toContain('comes by chance in about 1.2 % of weeks');
    expect(explanation).toContain('mobile visitors, 7 purchases where 16 were expected');
    expect((await ask('What should I do?', [purchases])).headline).toContain('21 where 25 to 48 are usual');
  });

  it('is called so where none did', async () => {
    const { headline, explanation } = await ask('Anything unusual last week?', []);
    expect(headline).toBe('Nothing unusual in the week of Mar 2.');
    expect(explanation).toContain('no change went beyond the usual ups and downs');
  });

  it('tells of one number only what is about it', async () => {
    const own = await ask('Anything unusual with purchases last week?', [purchases]);
    expect(own.headline).toMatch(/^No change of purchases is certain .* 21 where 25 to 48 are usual\.$/);
    const other = await ask('Anything unusual with sessions last week?', [purchases]);
    expect(other.headline).toBe('No unusual change of sessions was found in that week.');
  });
});
