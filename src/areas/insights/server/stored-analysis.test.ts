import { expect, it } from 'vitest';
import { analyzeWeek } from '#src/engine/analyze-week.ts';
import { simulateSite } from '../../../../benchmarks/sites/simulate-site.ts';
import { StoredAnalysis } from './stored-analysis.ts';

const stored = (analysis: object): unknown => JSON.parse(JSON.stringify(analysis));

it.each([
  ['a quiet week', { seed: 1 }],
  ['a week in which the whole site moved', { seed: 2, siteFactor: 1.4 }],
  ['a small site', { seed: 3, sessions: 60, countries: 3 }],
  ['a short history', { seed: 4, history: 4 }],
])('%s comes back from the database as it went in', (_, site) => {
  const analysis = analyzeWeek(simulateSite(site), { seed: 1, stepsBudget: 20 });
  expect(StoredAnalysis.parse(stored(analysis))).toEqual(analysis);
});

it('refuses a row that lacks a number', () => {
  const analysis = analyzeWeek(simulateSite({ seed: 2, siteFactor: 1.4 }), { seed: 1 });
  expect(analysis.findings).not.toHaveLength(0);
  const [finding] = analysis.findings;
  const spoiled = { ...analysis, findings: [{ ...finding, effect: { ...finding?.effect, expected: null } }] };
  expect(StoredAnalysis.safeParse(stored(spoiled)).success).toBe(false);
});
