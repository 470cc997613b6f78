import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const BAYS = Array.from({ length: 14 }, (_, at) => `Bay ${String.fromCharCode(65 + at)}`);
const asked = askedFile('2026-03-01', [
  'date,bay,dives',
  ...BAYS.flatMap((bay, at) => [`2026-01-05,${bay},${20 - at}`, `2026-02-05,${bay},${30 - 2 * at}`]),
]);
const explanationOf = async (question: string) => {
  const { status, explanation } = await asked(question);
  expect(status, question).toBe('answered');
  return explanation.replaceAll('\u00a0', ' ');
};

describe('a ranking of more than are listed', () => {
  test.each([
    'top bays by dives',
    'which bays had the fewest dives',
    'bays by biggest change in dives in February',
  ])('says how many there are: %s', async (question) => {
    expect(await explanationOf(question)).toMatch(
      /Listed are the first 10 of 14 bays\.|Of 14 bays .* listed\./,
    );
  });

  test.each(['top 10 bays by dives', 'which bay had the most dives', 'dives by bay'])(
    'of as many as were asked for it is not said: %s',
    async (question) => {
      expect(await explanationOf(question)).not.toContain('Listed');
    },
  );
});
