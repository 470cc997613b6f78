import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import type { AskedSite } from './asked-site.ts';
import { fuzzedQuestion } from './fuzzed-question.ts';
import { scoreSite } from './score.ts';
import { askedSites } from './sites.ts';

let sites: readonly AskedSite[];
beforeAll(async () => {
  sites = await askedSites();
}, 120_000);

describe('questions of the development set', () => {
  test('give exactly the right table, and never another number as certain', async () => {
    const scored = (await Promise.all(sites.map((site) => scoreSite(site)))).flat();
    const told = (outcome: string) =>
      scored
        .filter((one) => one.outcome === outcome)
        .map(({ question }) => [...(question.after ?? []), question.ask].join(' > '));
    expect(scored.length).toBeGreaterThanOrEqual(1_609);
    expect(told('wrong')).toEqual([]);
    // None that has an answer is refused or asked back either: what was learned is not lost again.
    expect(told('refused')).toEqual([]);
  }, 300_000);
});

test('where several sources could answer, it is said which one did', async () => {
  const { context, facts } = sites.find(({ name }) => name === 'garden') as AskedSite;
  const [own] = context.sources;
  if (own === undefined) throw new Error('The garden has no source.');
  const second = { ...own, id: 'second', name: 'Second shop' };
  const both = { ...context, sources: [{ ...own, name: 'First shop' }, second] };
  for (const text of [
    'How many sessions last week?',
    'How did we do last week?',
    'Why did sessions change last week?',
  ])
    expect(JSON.stringify(await answerQuestion(text, both, facts)), text).toContain('Read from “First shop”');
  const named = await answerQuestion('How did we do in First shop last week?', both, facts);
  expect(named.status).toBe('answered');
  expect(JSON.stringify(named)).not.toContain('Read from');
}, 60_000);

/** Ten thousand of them are a benchmark: `npm run bench -- questions`. */
test('questions that nobody asks are answered or refused, and none breaks anything', async () => {
  const { context, facts } = sites.find(({ name }) => name === 'own') as AskedSite;
  await fc.assert(
    fc.asyncProperty(fuzzedQuestion, async (text) => {
      const answer = await answerQuestion(text, context, facts);
      if (answer.status === 'clarification_needed')
        expect(answer.clarification?.choices.length).toBeGreaterThan(0);
      if (answer.status === 'failed') expect(answer.failure?.reason).toBeTruthy();
      expect(answer.headline).not.toBe('');
    }),
    { numRuns: 1_500 },
  );
}, 300_000);

test('the time for a question grows with its length, not faster', async () => {
  const { context, facts } = sites.find(({ name }) => name === 'own') as AskedSite;
  const timeOf = async (text: string): Promise<number> => {
    const times: number[] = [];
    for (let round = 0; round < 5; round++) {
      const start = performance.now();
      await answerQuestion(text, context, facts);
      times.push(performance.now() - start);
    }
    return Math.min(...times);
  };
  for (const unit of [
    'sessions and ',
    'Germany or France and ',
    'xylophone ',
    'last ',
    '"',
    'and ',
    '/',
    '1 ',
    'between 1 and ',
    'a. ',
    'since we went on Monday ',
    'where it was lower than in May ',
    "'a ",
    '.',
    '- ',
    // One long word
    'a',
    'é',
    '漢',
    'abcdefghijklmnopqrstuvwxyzéàü',
    ',',
    '1',
    "'",
  ]) {
    const [short, long] = [
      await timeOf(unit.repeat(5_000 / unit.length / 10)),
      await timeOf(unit.repeat(5_000 / unit.length)),
    ];
    // Ten times the text; what is quadratic takes a hundred times as long.
    expect(long, unit).toBeLessThan(40 * Math.max(short, 1));
  }
}, 420_000);

test.each(['tick\u200bets', 'tick\u00adets', '\ufefftickets\u2060'])(
  '%j is read as the word that is seen',
  async (word) => {
    const { context, facts } = sites.find(({ name }) => name === 'own') as AskedSite;
    const said = await answerQuestion('How many tickets did we have last week?', context, facts);
    const pasted = await answerQuestion(`How many ${word} did we have last week?`, context, facts);
    expect(said.status).toBe('answered');
    expect(pasted.headline).toBe(said.headline);
  },
);

test('a word that is longer than any word is asked back', async () => {
  const { context, facts } = sites.find(({ name }) => name === 'own') as AskedSite;
  const answer = await answerQuestion(`tickets ${'é'.repeat(4_900)}`, context, facts);
  expect(answer.status).toBe('clarification_needed');
  expect(answer.headline.length).toBeLessThan(100);
});
