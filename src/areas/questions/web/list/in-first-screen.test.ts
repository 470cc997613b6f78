import { expect, it } from 'vitest';
import type { Question } from '../../contract.ts';
import { inFirstScreen } from './in-first-screen.ts';

const of = (status: Question['status'], id: string): Question => ({
  id,
  questionText: id,
  status,
  createdAt: '2026-11-02T08:00:00Z',
  pinned: false,
  previousQuestionId: null,
  clarification: null,
  failure: null,
});

it('waits for the answers that may be seen at first, and for no other', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => of('answered', id));
  expect(inFirstScreen(all, 844).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(inFirstScreen([of('failed', 'x'), ...all], 300).map(({ id }) => id)).toEqual(['a']);
});
