import { describe, expect, test } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { viewSource } from '../../../data/source-view.ts';
import type { Mark } from '../../mark.ts';
import { isOnlyName } from './is-only-name.ts';

const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  vet: ['Dr Lucy Tran', 'Dr Piotr Nowak', 'Big Dave Murray', 'Rose Lim'],
  clinic: ['Rialto Truro', 'Rialto Bath', 'Isle of Mull', 'North.east'],
  job_type: ['Burst pipe', 'Leaking tap'],
  product: ['Rose Water', 'Wool Rug'],
  country: ['South Africa', 'Ireland'],
};
const view = viewSource({
  id: 'file',
  type: 'FILE',
  name: 'File',
  currency: null,
  firstDay: '2026-01-01' as Day,
  lastDay: '2026-03-08' as Day,
  reports: [{ id: 'all', label: 'All', grain: 'day', dimensions: Object.keys(COLUMNS), metrics: ['visits'] }],
  members: Object.fromEntries(
    Object.entries(COLUMNS).map(([column, names]) => [column, names.map((name) => ({ name, volume: 1 }))]),
  ),
});

/** Words that nobody knows, of which those with a capital may be names. */
const marksOf = (text: string): readonly Mark[] =>
  text.split(' ').map((said): Mark => {
    const proper = /^\p{Lu}/u.test(said);
    return { type: /^(?:the|no)$/.test(said) ? 'noise' : 'unknown', said, others: [], proper };
  });
const isOnly = (text: string, at = 0): boolean => {
  const marks = marksOf(text);
  return isOnlyName(marks, at, marks.length - at, [view]);
};

describe('words of one name alone', () => {
  test.each(['Truro', 'truro', 'lucy', 'dr nowak', 'big murray', 'Mull', 'mull'])('%s', (text) => {
    expect(isOnly(text)).toBe(true);
  });

  test('a capital is a name even behind an article', () => {
    expect(isOnly('the Truro', 1)).toBe(true);
    expect(isOnly('the truro', 1)).toBe(false);
    expect(isOnly('no truro', 1)).toBe(false);
  });
});

describe('words that are no name', () => {
  test.each([
    ['rialto', 'two names have it'],
    ['dr', 'two names have it'],
    ['nowak dr', 'another order'],
    ['lucy nowak', 'of two names'],
    ['pipe', 'it is not written like a name'],
    ['east', 'an address'],
    ['rug', 'what products are called by'],
    ['rose', 'a product has it as well'],
    ['africa', 'countries have a list of their own'],
    ['leith', 'nobody has it'],
    ['?', 'no word'],
  ])('%s: %s', (text) => {
    expect(isOnly(text)).toBe(false);
  });
});
