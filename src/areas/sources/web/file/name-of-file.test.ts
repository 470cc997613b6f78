import { expect, it } from 'vitest';
import { nameOfFile } from './name-of-file.ts';

it('reads a name off a file without its endings, and proposes none that would be refused', () => {
  expect(nameOfFile('outdoor_shop.csv')).toBe('Outdoor shop');
  expect(nameOfFile('GA4 export 2026-10.csv.gz')).toBe('GA4 export 2026-10');
  expect(nameOfFile('Dates.v2.TSV')).toBe('Dates.v2');
  expect(nameOfFile('a.csv')).toBe('');
  expect(nameOfFile('.csv')).toBe('');
  expect(nameOfFile(`${'long '.repeat(40)}.zip`)).toHaveLength(119);
});
