import { expect, it } from 'vitest';
import { readQuestions } from './read-questions.ts';

it('takes a refusal for a failure, not for an empty list', () => {
  expect(() => readQuestions({ success: false, error: 'boom', questions: [] })).toThrow(
    expect.objectContaining({ said: 'boom' }),
  );
  expect(() => readQuestions({ success: false })).toThrow(
    expect.objectContaining({ said: expect.stringContaining('no reason') }),
  );
  expect(() => readQuestions(undefined)).toThrow();
  expect(readQuestions({ success: true, questions: [] }).questions).toEqual([]);
});

it('reads a question of the bare fields, and leaves out what nobody could lead to', () => {
  const bare = { id: 'a', questionText: 'Why?', status: 'answered', createdAt: '2026-11-02T10:00:00Z' };
  expect(
    readQuestions({ success: true, questions: [bare, { questionText: 'no id' }, null] }).questions,
  ).toEqual([{ ...bare, pinned: false, previousQuestionId: null, clarification: null, failure: null }]);
});
