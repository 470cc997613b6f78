import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-04-01', [
  'date,page,device,sessions,orders',
  '2026-02-03,/shop/beans,mobile,50,5',
  '2026-02-03,/shop/cups,mobile,30,3',
  '2026-02-03,/blog/milk,mobile,90,1',
  '2026-03-03,/shop/beans,mobile,40,5',
  '2026-03-03,/shop/cups,mobile,65,2',
  '2026-03-03,/blog/milk,mobile,20,1',
]);

test.each([
  ['Which /shop page lost the most sessions in March 2026?', /^\/shop\/beans lost the most/],
  ['how many /shop pages lost sessions in March 2026?', /^1 of the 2 pages fell/],
  ['how many pages on mobile lost sessions in March 2026?', /^2 of the 3 pages fell/],
  ['Did any /shop page grow in March 2026?', /^Yes: 1 of the 2 pages rose/],
  ['Did every /shop page grow in March 2026?', /^No: 1 of the 2 pages rose/],
  ['the best /shop page by sessions in March 2026', /^\/shop\/cups had the most sessions/],
  ['Which /shop pages had more than 50 sessions in March 2026?', /\/shop\/cups/],
  ['sessions of /shop pages in March 2026', /^105 sessions/],
])('a page of a folder is one of those below it: %s', async (question, told) => {
  expect((await asked(question)).headline).toMatch(told);
});
