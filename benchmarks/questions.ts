import fc from 'fast-check';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import type { AskedSite } from '../test/questions/asking/asked-site.ts';
import { fuzzedQuestion } from '../test/questions/asking/fuzzed-question.ts';
import { type Scored, scoreSite } from '../test/questions/score.ts';
import { askedSites } from '../test/questions/sites.ts';
import { report } from './harness/figure.ts';

/**
 * How many questions of the development set give exactly the right table, how many give other numbers as certain, and how
 * long an answer takes; then ten thousand questions that nobody asks.
 */
const sites: readonly AskedSite[] = await askedSites();
const scored: Scored[] = [];
for (const site of sites) scored.push(...(await scoreSite(site)));
const share = (outcome: Scored['outcome']) =>
  scored.filter((one) => one.outcome === outcome).length / scored.length;
report({
  name: 'questions/development/exact',
  value: share('exact'),
  unit: 'share',
  reference: 'goal 0.95',
  ratio: share('exact') / 0.95,
});
for (const [outcome, reference] of [
  ['wrong', 'goal 0'],
  ['refused', 'of those with an answer'],
] as const)
  report({
    name: `questions/development/${outcome}`,
    value: share(outcome) * scored.length,
    unit: 'questions',
    reference,
    ratio: null,
  });
const times = scored.map(({ ms }) => ms).sort((a, b) => a - b);
const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
report({ name: 'questions/p95', value: p95, unit: 'ms', reference: 'goal 1500 ms', ratio: p95 / 1500 });

const RUNS = 10_000;
const { context, facts } = sites.find(({ name }) => name === 'own') as AskedSite;
const run = await fc.check(
  fc.asyncProperty(fuzzedQuestion, async (text) => {
    await answerQuestion(text, context, facts);
  }),
  { numRuns: RUNS },
);
report({
  name: 'questions/fuzzed',
  value: run.numRuns,
  unit: 'questions without an exception',
  reference: `goal ${RUNS}`,
  ratio: run.failed ? 0 : run.numRuns / RUNS,
});
