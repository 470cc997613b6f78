import { expect, it } from 'vitest';
import type { Question } from '../../contract.ts';
import { filterQuestions, statusTabs } from './filter-questions.ts';

const question = (
  id: string,
  questionText: string,
  status: Question['status'],
  createdAt: string,
): Question => ({
  id,
  questionText,
  status,
  createdAt,
  pinned: id === 'a',
  previousQuestionId: null,
  clarification: null,
  failure: null,
});
const questions = [
  question('a', 'Sessions from Germany', 'answered', '2026-03-01T08:00:00Z'),
  question('b', 'Revenue last week', 'failed', '2026-03-03T08:00:00Z'),
  question('c', 'sessions on mobile', 'running', '2026-03-02T08:00:00Z'),
];
const ids = (found: readonly Question[]) => found.map(({ id }) => id).join('');

it('finds texts that contain what is searched, whatever the case, newest first', () => {
  expect(ids(filterQuestions(questions, '', 'all'))).toBe('bca');
  expect(ids(filterQuestions(questions, ' SESSIONS ', 'all'))).toBe('ca');
  expect(ids(filterQuestions(questions, 'sessions', 'answered'))).toBe('a');
  expect(ids(filterQuestions(questions, 'nothing', 'all'))).toBe('');
});

it('counts every status, and offers the one that asks back only where something does', () => {
  const shown = (list: readonly Question[]) =>
    statusTabs(list).map(({ label, count }) => `${label} ${count}`);
  expect(shown(questions)).toEqual(['All 3', 'Answered 1', 'Processing 1', 'Pending 0', 'Failed 1']);
  const asking = question('d', 'Which?', 'clarification_needed', '2026-03-04T08:00:00Z');
  expect(shown([...questions, asking]).at(-1)).toBe('Needs clarification 1');
  const found = statusTabs([...questions, asking], 'which?').map(({ label, count }) => `${label} ${count}`);
  expect(found).toEqual([
    'All 1',
    'Answered 0',
    'Processing 0',
    'Pending 0',
    'Failed 0',
    'Needs clarification 1',
  ]);
});
