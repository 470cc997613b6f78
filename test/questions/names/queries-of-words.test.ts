import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-03-09', [
  'date,query,page,clicks,impressions,position',
  '2026-03-02,best espresso machine,https://shop.example/blog/best,40,400,3',
  '2026-03-02,espresso machine under 500,https://shop.example/shop/espresso-machines,5,100,8',
  '2026-03-03,how to descale espresso machine,https://shop.example/blog/descaling,60,500,2',
  '2026-03-03,garden,https://shop.example/,7,70,1',
]);

test.each([
  ['clicks of espresso machine queries', [105]],
  ['clicks from espresso machine searches', [105]],
  ['clicks of garden queries', [7]],
])('words beside queries are those that hold them, and no page: %s', async (question, row) => {
  expect((await asked(question)).tables[0]?.rows).toEqual([row]);
});

test('a page with these words is told where no queries are spoken of', async () => {
  const { tables } = await asked('clicks of the espresso machines page');
  expect(tables[0]?.rows).toEqual([[5]]);
});
