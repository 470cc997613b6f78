import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { fuzzedQuestion } from '../asking/fuzzed-question.ts';
import { ownSite } from '../sites.ts';

const { context, facts } = ownSite();

/** Ten thousand of them are a benchmark: `npm run bench -- questions`. */
test('questions that nobody asks are answered or refused, and none breaks anything', async () => {
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
}, 900_000);

test('the time for a question grows with its length, not faster', async () => {
  const timeOf = async (text: string): Promise<number> => {
    const times: number[] = [];
    for (let round = 0; round < 5; round++) {
      // What was read once is kept: each round is another text
      const anew = `${text} ${round}`;
      const start = performance.now();
      await answerQuestion(anew, context, facts);
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
}, 900_000);

test.each(['tick\u200bets', 'tick\u00adets', '\ufefftickets\u2060'])(
  '%j is read as the word that is seen',
  async (word) => {
    const said = await answerQuestion('How many tickets did we have last week?', context, facts);
    const pasted = await answerQuestion(`How many ${word} did we have last week?`, context, facts);
    expect(said.status).toBe('answered');
    expect(pasted.headline).toBe(said.headline);
  },
);

test('a word that is longer than any word is asked back', async () => {
  const answer = await answerQuestion(`tickets ${'é'.repeat(4_900)}`, context, facts);
  expect(answer.status).toBe('clarification_needed');
  expect(answer.headline.length).toBeLessThan(100);
});
