import { expect, test } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { tokenize } from '../../../text/tokenize.ts';
import type { Mark } from '../../mark.ts';
import { markQuestion } from '../../marking/mark-question.ts';
import { makeVocabulary } from '../../marking/vocabulary.ts';
import { withoutTold } from './without-told.ts';

const calendar = {
  today: '2026-03-30' as Day,
  firstDay: '2025-01-01' as Day,
  lastDay: '2026-03-29' as Day,
  monthFirst: true,
};
const vocabulary = makeVocabulary([], []);
const marksOf = (text: string): readonly Mark[] => markQuestion(tokenize(text), vocabulary, calendar).marks;

test.each([
  ['We raised the price on March 6. Did sales go up since?', 'Did sales go up since March 6?'],
  ['We raised the price on March 6, did sales go up since then?', 'did sales go up since March 6?'],
  ['On March 6 we relaunched. How is revenue since that day?', 'How is revenue since March 6?'],
  [
    'Our newsletter went out on March 6 - how many orders the day after?',
    'how many orders the day after March 6?',
  ],
  [
    'Our relaunch was on May 1 2025. Compare revenue before and after.',
    'Compare revenue before and after May 1 2025.',
  ],
  ['sessions since the relaunch on March 6', 'sessions since March 6'],
  ['After we raised the prices on March 6, did orders fall?', 'since March 6, did orders fall?'],
  ['orders in the week after the newsletter on March 6', 'orders in the week starting March 6'],
])('%s', (text, asked) => {
  expect(withoutTold(text, marksOf).text).toBe(asked);
});

test.each([
  'We opened a shop in Ghent on March 6. How are sales since?',
  'How are sales since March 6?',
  'Out of the people who sign up, what share of sessions is on mobile?',
  'Among the countries with more than 1,000 sessions, which one has the lowest revenue?',
  'Our fiscal year starts in April. How were sales in Q1?',
  'We ignore tablets. How many sessions did we have last week?',
  'I only care about paying people. How many sessions did we have last week?',
  'If we leave out Germany, what were sales?',
  'Take the 5 countries with the most sessions in March: how did their revenue change?',
  'We had 300 orders. How many were it last week?',
  'What were sales on March 6? And on March 7?',
  'revenue before and after March 6',
])('nothing is taken for told in: %s', (text) => {
  expect(withoutTold(text, marksOf)).toEqual({ text, told: null });
});
