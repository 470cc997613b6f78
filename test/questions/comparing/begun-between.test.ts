import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const FIRST = '2024-01-01' as Day;

/** Two years; the show Maps begins in June 2024, Rare has a row every fortnight from February 2024 on. */
const rows = Array.from({ length: 731 }, (_, at) => addDays(FIRST, at)).flatMap((day, at) => [
  `${day},Trains,10`,
  ...(day >= '2024-06-11' ? [`${day},Maps,5`] : []),
  ...(day >= '2024-02-01' && at % 14 === 0 ? [`${day},Rare,1`] : []),
]);
const ask = askedFile('2026-01-01', ['date,show,downloads', ...rows]);

describe('a name that begins between two times is compared with no days before it', () => {
  test.each(['did Maps grow in the past year?', 'downloads of Maps in Q4 2024 vs Q2 2024'])(
    'it is said when it begins: %s',
    async (question) => {
      const { status, explanation } = await ask(question);
      expect(status, question).toBe('clarification_needed');
      expect(explanation.replace(/\s/g, ' ')).toContain('first appears on Jun 11, 2024');
    },
  );

  test('a part of the days is held against by the day', async () => {
    const { headline, explanation } = await ask('downloads of Maps in 2025 vs 2024');
    expect(headline).toMatch(/against 1,020 in 2024: no change|per day/);
    expect(explanation.replace(/\s/g, ' ')).toContain('first appears on Jun 11, 2024');
  });

  test.each([
    'did Trains grow in the past year?',
    'did Rare grow in the past year?',
    'did Maps grow in December 2025?',
  ])('nothing is said of others: %s', async (question) => {
    const { status, explanation } = await ask(question);
    expect(status, question).toBe('answered');
    expect(explanation).not.toContain('first appears');
  });

  test('where the data begin in the year before, their beginning is said', async () => {
    const { explanation } = await ask('did Trains grow in 2024?');
    expect(explanation.replace(/\s/g, ' ')).toContain('The data begin on Jan 1, 2024');
  });
});
