import { expect, test } from 'vitest';
import { wordsOf } from '../../text/tokenize.ts';
import { framingPhrases } from '../../vocabulary/framing-phrases.ts';
import { commonPhrases } from './common-phrases.ts';

/**
 * Phrases that say two things: which one is taken first, and why. The other stays with the mark, for the steps that see what stands
 * beside it. One that is not here would be decided by the order of lists alone.
 */
const TIES: Readonly<Record<string, string>> = {
  hit: 'what pages get before what reaches a number, which has a number behind it',
  unique: '"unique visitors" are users; before another word it says distinct',
  'first page': 'the page that a visit begins with; the first page of results beside positions',
  number: '"the numbers of March" are all of them; "the number of" counts',
  analytic: 'what is asked of before where it is from',
  'make up': 'what makes it up is a split; "make up 20 %" a share',
  'bought with': 'with what is in the data before what carts held',
  concerning: 'about what, before what worries',
  regarding: 'about what, before in which terms',
  reached: 'where a channel reaches before how much is reached',
  uber: 'German "über" is about before above',
  and: 'joins before it goes on from the question before',
  und: 'joins before it goes on from the question before',
  also: 'joins before it goes on from the question before',
  'second page': 'of results before those of a visit',
  'drop off': 'a loss before the steps of a funnel',
  poor: 'the worst of a list before what is low',
  bad: 'the worst of a list before what is low',
  weak: 'the worst of a list before what is low',
};

test('a phrase has one meaning, but for those of which it is said which one comes first', () => {
  const meaning = (mark: object): string => JSON.stringify({ ...mark, said: undefined, others: undefined });
  const several = [...commonPhrases()].flatMap(([phrase, marks]) =>
    new Set(marks.map(meaning)).size > 1 ? [phrase] : [],
  );
  expect(several.sort()).toEqual(Object.keys(TIES).sort());
});

test('what only frames a question is no phrase of its own', () => {
  const phrases = commonPhrases();
  const both = framingPhrases.map((words) => wordsOf(words).join(' ')).filter((words) => phrases.has(words));
  expect(both).toEqual([]);
});
