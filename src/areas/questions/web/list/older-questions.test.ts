import { expect, it } from 'vitest';
import type { Question } from '../../contract.ts';
import { beyondNote, withOlder } from './older-questions.ts';

const question = (id: string, pinned = false): Question => ({
  id,
  questionText: id,
  status: 'answered',
  createdAt: '2026-03-01T08:00:00Z',
  pinned,
  previousQuestionId: null,
  clarification: null,
  failure: null,
});
const full = Array.from({ length: 100 }, (_, at) => question(`${at}`));
const quiet = { listed: full, wanted: '', searching: false, failed: false, older: 0 };

it('adds older questions, each once', () => {
  const found = withOlder([question('b'), question('a')], [question('a'), question('old')]);
  expect(found.map(({ id }) => id)).toEqual(['b', 'a', 'old']);
});

it('says what a full list leaves out', () => {
  expect(beyondNote(quiet)).toBe('The newest 100 questions are shown. Search finds older ones.');
  // Pinned ones come first, however old: then it is not the newest hundred.
  expect(beyondNote({ ...quiet, listed: [question('p', true), ...full.slice(1)] })).toBe(
    'Pinned questions and the newest are shown, 100 in all. Search finds older ones.',
  );
});

it('says of a search whether it reached the older ones', () => {
  expect(beyondNote({ ...quiet, wanted: 'a', searching: true })).toBe('Searching older questions...');
  expect(beyondNote({ ...quiet, wanted: 'a', failed: true })).toBe('Older questions could not be searched.');
  expect(beyondNote({ ...quiet, wanted: 'a', older: 12 })).toBeUndefined();
  expect(beyondNote({ ...quiet, wanted: 'a', older: 100 })).toMatch(/^More match/);
});
