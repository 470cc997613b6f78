import { expect, it } from 'vitest';
import { sentence } from '../../../bound-text.ts';
import { spokenName } from '../../wording/spoken-name.ts';
import { table } from './draft.ts';
import { inSpokenNames } from './in-spoken-names.ts';

it.each([
  ['deu', 'country', 'Germany'],
  ['USA', 'country', 'United States'],
  ['Germany', 'country', 'Germany'],
  ['zzz', 'country', 'zzz'],
  ['DESKTOP', 'device', 'desktop'],
  ['iOS', 'device', 'iOS'],
  ['deu', 'query', 'deu'],
])('%s of a %s is said %s', (value, kind, said) => {
  expect(spokenName(value, kind)).toBe(said);
});

const view = {
  dimensionColumns: ['country'],
  labelOf: () => 'Country',
  kindOf: () => 'country' as const,
  membersOf: () => [{ name: 'aut', volume: 1 }],
};
const named = (value: string) => ({ text: value, path: 'tables.0.rows.0.0', value });
const rows = (value: string) => [table('Clicks', [{ title: 'Country', format: 'text' as const }], [[value]])];

it('writes the name of a cell as people do, and leaves it bound to the cell', () => {
  const said = inSpokenNames(sentence`${named('deu')} had the most clicks.`, rows('deu'), view);
  expect(said.text).toBe('Germany had the most clicks.');
  expect(said.bindings).toEqual([{ text: 'Germany', path: 'tables.0.rows.0.0', value: 'deu' }]);
});

it('keeps a code that stands there as a word, too', () => {
  const said = inSpokenNames(sentence`${named('are')} leads; these are all.`, rows('are'), view);
  expect(said.text).toBe('are leads; these are all.');
});

it('writes a name that stands in no cell by the only column that has it', () => {
  const kept = (value: string) => ({ text: value, path: 'evidence.name_0', value });
  expect(inSpokenNames(sentence`Clicks of ${kept('aut')} fell.`, [], view).text).toBe(
    'Clicks of Austria fell.',
  );
  expect(inSpokenNames(sentence`Clicks of ${kept('deu')} fell.`, [], view).text).toBe('Clicks of deu fell.');
});
