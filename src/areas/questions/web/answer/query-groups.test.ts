import { expect, it } from 'vitest';
import type { AnswerQuery } from '../../answer-form.ts';
import { queryGroups } from './query-groups.ts';

const query = (words: string, id = 'shop'): AnswerQuery => ({
  words,
  source: { id, name: id },
  plan: {},
  sql: '',
  parameters: {},
  columns: [],
  labels: [],
  formats: [],
  currency: null,
  rows: [],
  ranAt: '2026-11-23T08:00:00.000Z',
  agrees: true,
});
const told = (...queries: readonly AnswerQuery[]) =>
  queryGroups(queries).map(({ title, queries: alike }) => [
    title,
    alike.map(({ place, words }) => `${place} ${words}`),
  ]);
const END = 'sorted by Sessions from high to low, at most 10,000 rows.';

it('puts one query of several periods under one heading, each by what it differs in', () => {
  const week = 'from Mar 27, 2017 to Apr 2, 2017';
  const before = 'from Mar 20, 2017 to Mar 26, 2017';
  expect(
    told(
      query(`Sessions, ${week}, at most 10,000 rows.`),
      query(`Sessions by Channel, ${week}, ${END}`),
      query(`Sessions, ${before}, at most 10,000 rows.`),
      query(`Sessions by Channel, where Country is “Peru, from here”, on Mar 20, 2017, ${END}`),
      query(`Sessions by day, ${week}, ${END}`),
    ),
  ).toEqual([
    ['Sessions', ['0 From Mar 27, 2017 to Apr 2, 2017', '2 From Mar 20, 2017 to Mar 26, 2017']],
    [
      'Sessions by Channel',
      ['1 From Mar 27, 2017 to Apr 2, 2017', '3 Where Country is “Peru, from here”, on Mar 20, 2017'],
    ],
    ['Sessions by day', [`4 Sessions by day, ${week}, ${END}`]],
  ]);
});

it('tells the whole of what differs in its order or its length alone', () => {
  const [, [first]] = told(
    query('Sessions, on Mar 20, 2017, at most 5 rows.'),
    query('Sessions, on Mar 20, 2017, at most 9 rows.'),
  )[0] as [string, string[]];
  expect(first).toBe('0 On Mar 20, 2017, at most 5 rows.');
});

it('keeps sources apart, and queries of which nothing can be told', () => {
  const words = 'Sessions, on Mar 20, 2017, at most 5 rows.';
  expect(told(query(words), query(words, 'garden'))).toHaveLength(2);
  expect(told(query('Something else'))).toEqual([['Something else', ['0 Something else']]]);
});
