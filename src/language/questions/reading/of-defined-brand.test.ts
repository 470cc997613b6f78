import { expect, test } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import type { QuestionContext } from '../question-context.ts';
import { ofDefinedBrand } from './of-defined-brand.ts';

const context: QuestionContext = { today: '2026-03-09' as Day, sources: [], weeks: [] };

test.each([
  ['brand vs non-brand clicks, brand = query contains acme', 'brand vs non-brand clicks', ['acme']],
  [
    'brand queries (containing acme or "acme shop") excluded',
    'brand queries excluded',
    ['acme', 'acme shop'],
  ],
  ['non-brand clicks, brand terms: containing Acme', 'non-brand clicks', ['acme']],
])('%s', (asked, text, brandTerms) => {
  const found = ofDefinedBrand(asked, context);
  expect(found.text).toBe(text);
  expect(found.context.site?.brandTerms).toEqual(brandTerms);
});

test.each([
  'clicks from brand queries containing shoes',
  'brand clicks last month',
  'queries containing acme',
])('%s defines no brand', (asked) => {
  expect(ofDefinedBrand(asked, context)).toEqual({ text: asked, context });
});
