import { expect, it } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import type { QuestionContext } from '../question-context.ts';
import { keptByContext } from './kept-by-context.ts';

const context = (): QuestionContext => ({
  today: '2026-03-09' as Day,
  sources: [],
  site: undefined,
  weeks: [],
});

/** Texts as they were looked for, of which "nothing" finds nothing. */
function counting(most?: number) {
  const looked: string[] = [];
  const find = keptByContext((text) => {
    looked.push(text);
    return text === 'nothing' ? undefined : { text };
  }, most);
  return { looked, find };
}

it('finds the same text of the same context once, nothing too', () => {
  const { looked, find } = counting();
  const site = context();
  expect(find('sessions', site)).toBe(find('sessions', site));
  expect([find('nothing', site), find('nothing', site)]).toEqual([undefined, undefined]);
  expect(looked).toEqual(['sessions', 'nothing']);
});

it('finds it anew for another context', () => {
  const { looked, find } = counting();
  for (const site of [context(), context()]) find('sessions', site);
  expect(looked).toEqual(['sessions', 'sessions']);
});

it('keeps so many, of which the oldest makes room', () => {
  const { looked, find } = counting(2);
  const site = context();
  for (const text of ['clicks', 'sessions', 'revenue', 'sessions', 'clicks']) find(text, site);
  expect(looked).toEqual(['clicks', 'sessions', 'revenue', 'clicks']);
});
