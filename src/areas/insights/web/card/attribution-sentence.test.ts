import { expect, it } from 'vitest';
import { attributionSentence } from './attribution-sentence.ts';

const said = (changes: Record<string, number>, method: 'by_dimension' | 'chain' = 'by_dimension') => {
  const contributions = Object.entries(changes).map(([member, change]) => ({
    member,
    remainder: member === '(rest)',
    observed: null,
    expected: null,
    change,
  }));
  const total = contributions.reduce((sum, part) => sum + part.change, 0);
  return attributionSentence({
    method,
    dimension: 'channel',
    dimensionLabel: 'Channel',
    total,
    contributions,
  });
};

it('names the part that makes most of it, also of a fall', () => {
  expect(said({ Direct: -80, Social: -20 })).toBe('Direct makes 80 % of it.');
  expect(said({ purchase_rate: 9, sessions: 1 }, 'chain')).toBe('Purchase rate makes 90 % of it.');
});

it('says when none does, and when parts went both ways', () => {
  expect(said({ Direct: 30, Social: 30, Email: 20, '(rest)': 20 })).toBe(
    'No single part makes it: the largest, Direct, makes 30 %.',
  );
  expect(said({ Direct: 120, Social: -20 })).toBe(
    'Direct makes more than all of it; other parts went the other way.',
  );
});

it('claims nothing of a single part, or of none', () => {
  expect(said({ desktop: 35, '(rest)': -2 })).toBe('All that is known of it by channel is desktop.');
  expect(said({})).toBe('No part is known by channel.');
});
