import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** From one week to the next: google 100 to 90, bing 10 to 5, news 20 to 30. */
const ask = askedFile('2026-03-16', [
  'date,source,sessions',
  '2026-03-02,google,100',
  '2026-03-02,bing,10',
  '2026-03-02,news,20',
  '2026-03-08,mail,1',
  '2026-03-09,google,90',
  '2026-03-09,bing,5',
  '2026-03-09,news,30',
  '2026-03-15,mail,31',
]);

test.each([
  [
    'did google lose more sessions than bing last week',
    /^Yes: google had 90 .* In percent it is the other way round/,
  ],
  ['did bing lose more sessions than google last week', /^No: bing had 5 /],
  ['did news lose more sessions than mail last week', /^No, neither fell: /],
  ['did google lose more sessions than news last week', /^Yes: /],
  ['did mail grow more than news last week', /^Yes: mail had 31 /],
  ['did mail grow more than google last week', /^Yes: /],
  ['did google grow more than bing last week', /^No, neither rose: /],
  ['did bing fall less than google last week', /^Yes: /],
  ['did google fall less than bing last week', /^No: /],
  ['did google fall less than news last week', /^Not all of them fell: /],
  ['did bing fall faster than google last week', /^Yes: /],
  ['who lost more sessions last week, google or bing', /^Google fell more: /i],
  ['who lost more sessions last week, news or mail', /^Neither fell: /],
])('%s', async (question, told) => {
  expect((await ask(question)).headline.replace(/\s/gu, ' ')).toMatch(told);
});
