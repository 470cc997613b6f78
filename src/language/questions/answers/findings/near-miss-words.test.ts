import { describe, expect, it } from 'vitest';
import type { TestedNode } from '#src/engine/analysis.ts';
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

const ask = async (question: string, nearMisses: readonly NearMiss[], nodes: readonly TestedNode[] = []) => {
  const answer = await answerQuestion(question, context, {
    ...facts,
    findingsOf: async (week) =>
      week === MONDAY
        ? { week, metrics: ['sessions', 'purchases'], tested: 40, kept: 0, nodes, nearMisses, findings: [] }
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

const node = (over: Partial<TestedNode>): TestedNode => ({
  id: 'one',
  test: 'negative_binomial_t',
  parent: null,
  segment: {},
  metric: 'purchases',
  observed: 35,
  expected: 36.5,
  p: 0.0099,
  q: 0.521,
  verdict: 'not_significant',
  ...over,
});

describe('why a number of an analysed week moved', () => {
  const why = async (nearMisses: readonly NearMiss[], nodes: readonly TestedNode[]) =>
    (await ask('Why did purchases fall last week?', nearMisses, nodes)).explanation;

  it('is judged as the week is: what is near is called near, with its q', async () => {
    const told = await why([purchases], [node({})]);
    expect(told).toContain(
      'yet the analysis of the week does not hold it for certain: taken by itself, a difference like this comes by chance in about 0.99 % of weeks, and among its 40 tests some are as far off in any week (q = 0.52).',
    );
    expect(told).not.toContain('more than the usual ups and downs');
  });

  it('is no change where the week keeps none, and not tested where it was not', async () => {
    expect(await why([], [node({ p: 0.34, q: 1 })])).toContain(
      'tested this number as one of 40 and keeps no change of it: taken by itself, a difference like this comes by chance in about 34 % of weeks (q = 1).',
    );
    // A part of it, a drift and money with its largest orders are other numbers.
    const others = [
      node({ segment: { device: 'mobile' } }),
      node({ test: 'trend_t' }),
      node({ test: 'raw_revenue_t' }),
    ];
    const told = await why([], others);
    expect(told).not.toContain('q = 0.52');
    expect(told).not.toContain('more than the usual ups and downs');
  });
});
