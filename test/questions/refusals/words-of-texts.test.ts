import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-06-01', [
  'date,query,page,clicks,impressions',
  ...['2026-04-07', '2026-05-05', '2026-05-31'].flatMap((day) => [
    `${day},how to prune roses,/blog/when-to-prune-roses,9,90`,
    `${day},climbing roses,/shop/climbing-roses,4,40`,
    `${day},sharp secateurs,/blog/when-to-trim-hedges,7,70`,
    `${day},secateurs for roses,/shop/tools-for-hedges,3,30`,
  ]),
]);

describe('a word of searches or pages is said to be one, and they are offered', () => {
  test.each([
    [
      'clicks for roses in May',
      '“roses” is a word of searches and of pages: are these meant?',
      ['Clicks for queries containing roses in May', 'Clicks for pages containing roses in May'],
    ],
    [
      'clicks for secateurs in May',
      '“secateurs” is a word of searches: are these meant?',
      ['Clicks for queries containing secateurs in May'],
    ],
  ])('%s', async (question, told, offered) => {
    const { status, headline, clarification } = await ask(question);
    expect(status).toBe('clarification_needed');
    expect(headline).toBe(told);
    expect(clarification?.choices.map((one) => one.question)).toEqual(expect.arrayContaining(offered));
  });

  test('what none of them has does not appear', async () => {
    expect((await ask('clicks for zebras in May')).headline).toBe(
      '“zebras” does not appear in the connected data.',
    );
  });
});
