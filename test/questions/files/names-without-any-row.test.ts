import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const lines = (count: number): string[] => [
  'date,country,sessions',
  ...Array.from({ length: count }, (_, at) => `2026-01-05,Land${at},9`),
  '2026-02-05,Land1,8',
];

test('of a long list it is said that names without a row are not counted', async () => {
  const ask = askedFile('2026-03-01', lines(70));
  const { headline, explanation } = await ask('how many countries had zero sessions in February 2026?');
  expect(headline).toContain('0 countries');
  expect(explanation).toContain('Countries without any row in these days are not counted.');
  const listed = await ask('countries with fewer than 5 sessions in February 2026');
  expect(listed.explanation).toContain('Countries without any row in these days are not counted.');
});

test('of a short list they are counted', async () => {
  const ask = askedFile('2026-03-01', lines(20));
  const { headline, explanation } = await ask('how many countries had zero sessions in February 2026?');
  expect(headline).toContain('19 countries');
  expect(explanation ?? '').not.toContain('not counted');
});
