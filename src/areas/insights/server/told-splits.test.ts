import { expect, it } from 'vitest';
import { toldSplits } from './told-splits.ts';

const by = (dimension: string | null) => ({
  method: 'by_dimension' as const,
  dimension,
  total: 1,
  contributions: [],
});

it('leaves out the folder of a page that is fixed', () => {
  const splits = [by('landing_folder'), by('source'), by('own_column'), by(null)];
  const told = (segment: Record<string, string>) =>
    toldSplits(splits, segment).map(({ dimension }) => dimension);
  expect(told({ landing_page: '/blog/slugs', channel: 'Organic Social' })).toEqual([
    'source',
    'own_column',
    null,
  ]);
  expect(told({ channel: 'Organic Social' })).toEqual(['landing_folder', 'source', 'own_column', null]);
});
