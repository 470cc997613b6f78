import { expect, it } from 'vitest';
import { cutName } from './cut-name.ts';

it('leaves what fits', () => {
  expect(cutName('/blog/tools', 11)).toBe('/blog/tools');
  expect(cutName('Organic Search', 14)).toBe('Organic Search');
});

it('cuts names at their end and addresses in their middle', () => {
  expect(cutName('starting seeds indoors', 10)).toBe('starting …');
  expect(cutName('/blog/guides/how-to-build-a-raised-bed', 19)).toBe('/blog…-a-raised-bed');
  const long = [
    'https://www.garden.example/blog/garden-jobs-in-november',
    'https://www.garden.example/blog/garden-jobs-in-december',
  ];
  expect(new Set(long.map((name) => cutName(name, 19))).size).toBe(2);
  for (const name of long) expect(cutName(name, 19)).toHaveLength(19);
});

it('cuts between letters and not within one', () => {
  expect(cutName('📈📈📈📈📈📈', 4)).toBe('📈📈📈…');
});
