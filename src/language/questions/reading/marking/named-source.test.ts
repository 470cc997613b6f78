import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import type { QuestionContext, QuestionSource } from '../../question-context.ts';
import { ofNamedSource } from './named-source.ts';

const source = (name: string): QuestionSource => ({
  id: name,
  type: 'FILE',
  name,
  currency: null,
  firstDay: null,
  lastDay: null,
  reports: [],
  members: {},
});
const context = (...names: string[]): QuestionContext => ({
  today: '2026-03-09' as Day,
  sources: names.map(source),
  weeks: [],
});

test.each([
  ['sessions in Laden last week', 'sessions  last week', ['Laden']],
  ['Revenue from the source “Laden” in May?', 'Revenue   in May?', ['Laden']],
  ['sessions of laden (old)', 'sessions', ['Laden (old)']],
  ['sessions in Ladenburg', 'sessions in Ladenburg', ['Laden', 'Laden (old)', 'Garden']],
  ['sessions from google', 'sessions from google', ['Laden', 'Laden (old)', 'Garden']],
])('%s', (asked, text, names) => {
  const found = ofNamedSource(asked, context('Laden', 'Laden (old)', 'Garden'));
  expect(found.text.replaceAll(/\s+/g, ' ')).toBe(text.replaceAll(/\s+/g, ' '));
  expect(found.context.sources.map(({ name }) => name)).toEqual(names);
});

test.each([
  [
    'Sessions in the Merchandise Store last week',
    'Sessions last week',
    ['Google Merchandise Store (sample)'],
  ],
  ['Best weekday in Northwind Garden', 'Best weekday', ['Northwind Garden (simulated)']],
  [
    'How many users did the Merchandise Store have?',
    'How many users did we have?',
    ['Google Merchandise Store (sample)'],
  ],
  ['traffic to the google merchandise store', 'traffic', ['Google Merchandise Store (sample)']],
  [
    'how many orders did the merchandise store get?',
    'how many orders did we get?',
    ['Google Merchandise Store (sample)'],
  ],
  ['how is the merchandise store doing?', 'how are we doing?', ['Google Merchandise Store (sample)']],
  ['the Merchandise Store’s revenue', 'revenue', ['Google Merchandise Store (sample)']],
  [
    'sessions on shop.googlemerchandisestore.com in May',
    'sessions in May',
    ['Google Merchandise Store (sample)'],
  ],
  ['sessions from shop.other.example', 'sessions from shop.other.example', null],
  ['clicks for northwind garden', 'clicks for northwind garden', null],
  ['sessions in Corner Shop', 'sessions in Corner Shop', null],
  ['revenue of Store', 'revenue of Store', null],
])('what is short for a name: %s', (asked, text, names) => {
  const all = [
    'Google Merchandise Store (sample)',
    'Northwind Garden (simulated)',
    'Corner Shop (old)',
    'Corner Shop (new)',
  ];
  const found = ofNamedSource(asked, context(...all));
  expect(found.text.replaceAll(/\s+/g, ' ')).toBe(text);
  expect(found.context.sources.map(({ name }) => name)).toEqual(names ?? all);
});

test('any name can be asked for, and any text be asked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 2 }), fc.string(), (name, text) => {
      expect(() => ofNamedSource(text, context(name, 'Other'))).not.toThrow();
    }),
  );
  const one = context('Laden');
  expect(ofNamedSource('sessions in Laden', one)).toEqual({ text: 'sessions in Laden', context: one });
});

test('a host names all sources of its site', () => {
  const all = context('Northwind Garden', 'northwind-garden.example', 'Corner Shop');
  const { text, context: found } = ofNamedSource('sessions on northwind-garden.example', all);
  expect(text).toBe('sessions');
  expect(found.sources.map(({ name }) => name)).toEqual(['Northwind Garden', 'northwind-garden.example']);
});
