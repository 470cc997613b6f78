import { expect, it } from 'vitest';
import type { Question } from '../../contract.ts';
import { keptWith, withKept } from './keep-in-place.ts';

const at = (hour: number): Question => ({
  id: `q${hour}`,
  questionText: `Sessions at ${hour}`,
  status: 'answered',
  createdAt: `2026-11-23T0${hour}:00:00.000Z`,
  pinned: false,
  previousQuestionId: null,
  clarification: null,
  failure: null,
});
const all = [at(5), at(4), at(3), at(2)];
const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id);

it('leaves what is found as it is while nothing is kept', () => {
  expect(withKept(all, [at(4)], [])).toEqual([at(4)]);
  expect(withKept(all, [at(4)], [{ id: 'q4' }])).toEqual([at(4)]);
});

it('keeps what the filter leaves out by now at its place in time', () => {
  expect(idsOf(withKept(all, [at(5), at(2)], [{ id: 'q3' }]))).toEqual(['q5', 'q3', 'q2']);
  expect(idsOf(withKept(all, [at(3)], [{ id: 'q2' }]))).toEqual(['q3', 'q2']);
});

it('shows what was asked from a line below it, found or not, and once', () => {
  expect(idsOf(withKept(all, [at(4), at(2)], [{ id: 'q5', after: 'q2' }]))).toEqual(['q4', 'q2', 'q5']);
  expect(idsOf(withKept(all, [at(5), at(2)], [{ id: 'q5', after: 'q2' }]))).toEqual(['q2', 'q5']);
});

it('forgets what was deleted, and shows one whose line is gone by its time', () => {
  expect(idsOf(withKept(all, [at(4)], [{ id: 'gone' }]))).toEqual(['q4']);
  expect(idsOf(withKept(all, [at(4)], [{ id: 'q5', after: 'gone' }]))).toEqual(['q5', 'q4']);
});

it('keeps the place that was had first', () => {
  const once = keptWith([], { id: 'q5', after: 'q2' });
  expect(keptWith(once, { id: 'q5' })).toBe(once);
});
