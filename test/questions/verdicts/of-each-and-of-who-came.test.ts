import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const gifts = askedFile('2026-04-10', [
  'date,campaign,source,donors,donations,amount',
  '2026-03-02,Water,facebook,5,6,600',
  '2026-03-02,Food,instagram,2,3,400',
  '2026-03-03,Water,facebook,4,4,300',
  '2026-03-03,Food,instagram,3,4,60',
]);
const desk = askedFile('2026-04-10', [
  'date,channel,tickets_opened,first_reply_minutes',
  '2026-03-02,Phone,10,100',
  '2026-03-02,Email,10,900',
]);
const headline = async (asked: typeof gifts, question: string) =>
  (await asked(question)).headline.replaceAll(/\s/g, ' ');

describe('yes or no is told first', () => {
  test.each([
    [
      gifts,
      'Did every campaign raise more than 500 in March?',
      /^No: 1 campaign had amount of at most 500.*Food/,
    ],
    [gifts, 'Did every campaign raise at least 460 in total?', /^Yes: /],
    [gifts, 'Did every campaign get at least one donation in total?', /^Yes: /],
    [
      gifts,
      'Is facebook ahead of instagram on donors in March?',
      /^Yes: facebook had the most donors on an average day/,
    ],
    [
      gifts,
      'Is instagram ahead of facebook on donors in March?',
      /^No: facebook had the most donors on an average day/,
    ],
    [desk, 'Is Phone faster than Email in first reply?', /^Yes: .*lower than that of Email/],
    [desk, 'Is Email faster than Phone in first reply?', /^No: .*higher than that of Phone/],
    [desk, 'Is Email slower than Phone in first reply?', /^Yes: /],
  ])('%#: %s', async (asked, question, told) => {
    expect(await headline(asked, question)).toMatch(told);
  });
});
