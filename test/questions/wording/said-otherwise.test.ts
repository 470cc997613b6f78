import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { NotAnswerable } from '#src/language/questions/reading/problem.ts';
import { readQuestion } from '#src/language/questions/reading/read-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';
import { otherVerbs, saidOtherwise } from './said-otherwise.ts';

/** Each kind of words in one sentence: whatever is said, the question is read like that with the plain word. */
const TODAY: Readonly<Record<string, Day>> = {
  'shop-daily': '2017-04-01' as Day,
  publisher: '2026-03-09' as Day,
  saas: '2026-05-14' as Day,
  gsc: '2026-03-09' as Day,
  news: '2026-02-26' as Day,
  travel: '2026-09-10' as Day,
};

const known = new Map<string, ReturnType<typeof askableFile>['context']>();
function contextOf(name: string) {
  const file = name === 'shop' ? 'shop-daily' : name;
  const kept = known.get(file);
  if (kept) return kept;
  const text = gunzipSync(readFileSync(new URL(`../fresh/stored/${file}.csv.gz`, import.meta.url))).toString(
    'utf8',
  );
  const { context } = askableFile(text, TODAY[file] as Day, `${file}.csv`);
  known.set(file, context);
  return context;
}

/** What is read, but for the words that it was read from. */
function readingOf(file: string, question: string): unknown {
  try {
    const { reading } = readQuestion(question, contextOf(file));
    // "Best" is kept as a wish for the numbers that follow, and is the highest of this one all the same
    const rank = reading.rank && { ...reading.rank, wish: undefined };
    const periods = reading.periods.map(({ from, to }) => ({ from, to }));
    return { ...reading, rank, assumptions: [], periods };
  } catch (error) {
    if (error instanceof NotAnswerable) return error.problem.type;
    throw error;
  }
}

describe('the same, said otherwise', () => {
  for (const { plain, frames, words } of saidOtherwise)
    for (const [file, frame] of frames)
      it(`${plain}: ${frame}`, () => {
        const wanted = readingOf(file, frame.replace('_', plain));
        expect(wanted).toBeTypeOf('object');
        const others = words
          .split(',')
          .map((word) => word.trim())
          .filter(
            (word) => JSON.stringify(readingOf(file, frame.replace('_', word))) !== JSON.stringify(wanted),
          );
        expect(others).toEqual([]);
      });

  it('passes no verb that takes away, undoes, compares or foresees', () => {
    const passed = otherVerbs.filter((verb) => {
      const read = readingOf('shop', `which channel ${verb} the most revenue last month`);
      const plain = readingOf('shop', 'which channel had the most revenue last month');
      return JSON.stringify(read) === JSON.stringify(plain);
    });
    expect(passed).toEqual([]);
  });

  it('asks about a verb that nobody wrote down: it may say the contrary', () => {
    const question = 'which channel schlepped in the most revenue last month';
    expect(() => readQuestion(question, contextOf('shop'))).toThrow(
      expect.objectContaining({ problem: expect.objectContaining({ said: ['schlepped'] }) }),
    );
  });
});
