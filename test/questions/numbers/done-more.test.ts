import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-02-26', [
  'date,section,reader_type,visits,page_views,comments',
  '2026-02-02,Sport,anonymous,100,200,10',
  '2026-02-02,Sport,subscriber,20,30,4',
]);

test.each([
  'do subscribers comment more than anonymous readers?',
  'do anonymous readers comment less than subscribers?',
])('who does more may be meant of each visit: %s', async (question) => {
  const { headline, tables } = await asked(question);
  expect(headline).toMatch(/Comments per visit: .*subscriber 0\.2/);
  expect(new Map(tables[0]?.rows.map(([who, ...rest]) => [who, rest]))).toEqual(
    new Map([
      ['subscriber', [4, 0.2]],
      ['anonymous', [10, 0.1]],
    ]),
  );
});

test('more comments are counted', async () => {
  const { tables } = await asked('do subscribers have more comments than anonymous readers?');
  expect(tables[0]?.rows).toEqual([
    ['subscriber', 4],
    ['anonymous', 10],
  ]);
});
