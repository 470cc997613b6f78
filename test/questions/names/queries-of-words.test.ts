import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const rows = [
  'date,query,page,clicks,impressions,position',
  '2026-03-02,best espresso machine,https://shop.example/blog/best,40,400,3',
  '2026-03-02,espresso machine under 500,https://shop.example/shop/espresso-machines,5,100,8',
  '2026-03-03,how to descale espresso machine,https://shop.example/blog/descaling,60,500,2',
  '2026-03-03,garden,https://shop.example/,7,70,1',
];
const asked = askedFile('2026-03-09', rows);
/** "Last month", of which choices speak, has all rows here. */
const askedLater = askedFile('2026-04-09', rows);

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

test.each([
  ['garden related queries, clicks', ['garden', 'garden shed']],
  ['garden-related search terms by clicks', ['garden', 'garden shed']],
])(
  'related to a word are all that hold it, also where one is that word alone: %s',
  async (question, names) => {
    const related = askedFile('2026-03-09', [
      'date,query,clicks,impressions,position',
      '2026-03-02,garden,40,400,3',
      '2026-03-02,garden shed,5,100,8',
      '2026-03-03,espresso,60,500,2',
    ]);
    expect((await related(question)).tables[0]?.rows.map(([name]) => name)).toEqual(names);
  },
);

test.each(['best page for the query espresso machine', 'clicks for the keyword espresso machine'])(
  'a query that is spoken of is no page with its words: %s',
  async (question) => {
    const { status, headline, clarification } = await askedLater(question);
    expect(status).toBe('clarification_needed');
    expect(headline).toContain('“espresso machine” does not appear');
    expect(clarification?.choices.map(({ label }) => label)).toContain('best espresso machine');
  },
);
