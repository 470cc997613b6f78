import { expect, test } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import type { QuestionContext } from '../../question-context.ts';
import { ofDefinedBrand } from './of-defined-brand.ts';

const context: QuestionContext = { today: '2026-03-09' as Day, sources: [], weeks: [] };

test.each([
  ['brand vs non-brand clicks, brand = query contains acme', 'brand vs non-brand clicks', ['acme']],
  [
    'brand queries (containing acme or "acme shop") excluded',
    'brand queries excluded',
    ['acme', 'acme shop'],
  ],
  [
    'non-branded keywords in 2026? Brand is anything with alpen in it',
    'non-branded keywords in 2026?',
    ['alpen'],
  ],
  ['brand vs non-brand clicks (brand = alpen)', 'brand vs non-brand clicks', ['alpen']],
  ['branded share where brand contains alpen', 'branded share', ['alpen']],
  ['Brand clicks; treat anything with alpen as brand', 'Brand clicks', ['alpen']],
  ['alpen is our brand. Branded clicks', 'Branded clicks', ['alpen']],
  ['non-brand clicks, brand terms: containing Acme', 'non-brand clicks', ['acme']],
  [
    'position of non-branded searches (without "acme" and "acme shop") by month',
    'position of non-branded searches by month',
    ['acme', 'acme shop'],
  ],
  [
    'unbranded clicks excluding anything with acme or acme shop, weekly since January',
    'unbranded clicks, weekly since January',
    ['acme', 'acme shop'],
  ],
  [
    'clicks without brand searches, i.e. not counting any query with "acme" in it',
    'clicks without brand searches',
    ['acme'],
  ],
  ["branded vs non-branded clicks for 'acme'", 'branded vs non-branded clicks', ['acme']],
  [
    'Our brand terms are "acme" and "acme shop". How many non-brand clicks?',
    'Our . How many non-brand clicks?',
    ['acme', 'acme shop'],
  ],
])('%s', (asked, text, brandTerms) => {
  const found = ofDefinedBrand(asked, context);
  expect(found.text).toBe(text);
  expect(found.context.site?.brandTerms).toEqual(brandTerms);
});

test.each([
  'clicks from brand queries containing shoes',
  'brand clicks last month',
  'non-branded clicks for "shoes"',
  'brand (clicks and impressions)',
  'is brand traffic down?',
  'queries containing acme',
  'non-brand clicks without mobile',
  'non-branded clicks excluding Germany',
  'unbranded clicks except on tablets last month',
])('%s defines no brand', (asked) => {
  expect(ofDefinedBrand(asked, context)).toEqual({ text: asked, context });
});

const termsOfText = (text: string) => ofDefinedBrand(text, context).context.site?.brandTerms;

/** The question says itself which words are the brand's, whatever stands behind them. */
test.each([
  ['brand vs non-brand clicks, brand = acme / acme shop', ['acme', 'acme shop']],
  ['top non-brand queries. Our brand is written acme or acme shop.', ['acme', 'acme shop']],
  ['branded clicks by month where brand is acme', ['acme']],
  ['brand vs non-brand clicks, brand = query contains acme', ['acme']],
  ["brand queries (query contains 'acme' or 'acme shop'), by month", ['acme', 'acme shop']],
])('%s', (text, terms) => expect(termsOfText(text)).toEqual(terms));

test('days behind a definition are no part of a name', () => {
  expect(termsOfText('clicks by brand where brand is acme in February')).not.toEqual(['acme in February']);
});
