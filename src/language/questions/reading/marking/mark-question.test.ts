import { expect, test } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { tokenize } from '../../text/tokenize.ts';
import { contentWords } from '../../vocabulary/noise-words.ts';
import { markQuestion } from './mark-question.ts';
import { makeVocabulary } from './vocabulary.ts';

const calendar = {
  today: '2026-03-09' as Day,
  firstDay: '2025-01-01' as Day,
  lastDay: '2026-03-08' as Day,
  monthFirst: false,
};
const vocabulary = makeVocabulary([], []);
const marksOf = (question: string) => markQuestion(tokenize(question), vocabulary, calendar).marks;
const wordsOf = (question: string, type: string) =>
  marksOf(question)
    .filter((mark) => mark.type === type)
    .map(({ said }) => said);

test('no word that says something vanishes beside a number', () => {
  const vanished = [...contentWords].filter((word) => marksOf(`${word} sessions`)[0]?.type === 'noise');
  expect(vanished).toEqual([]);
});

test.each([
  ['registered visitors', 'registered'],
  ['revenue processed last week', 'processed'],
  ['sessions started again', 'started'],
])('%s: %s is not passed over', (question, word) => {
  expect(wordsOf(question, 'unknown')).toEqual([word]);
});

test.each([
  'how many sessions did our website have',
  'sessions for my client meeting',
  'Morning! How many sessions did we have?',
  'what were sessions like last week',
  'hey team, sessions please',
])('%s: who asks, and of which site, says nothing', (question) => {
  expect(wordsOf(question, 'unknown')).toEqual([]);
  expect(marksOf(question).some(({ type }) => type === 'metric')).toBe(true);
});
