import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Facebook led for eight weeks and has brought less than the newsletter for four: of all days it leads still. */
const day = (at: number): string => new Date(Date.UTC(2026, 0, 5 + at)).toISOString().slice(0, 10);
const rows = Array.from({ length: 84 }, (_, at) => {
  const isOver = at >= 56;
  return [
    `${day(at)},facebook,${isOver ? 10 : 100},2`,
    `${day(at)},newsletter,${isOver ? 40 : 20},1`,
    `${day(at)},bing,60,3`,
  ];
}).flat();
const paper = askedFile('2026-03-30', ['date,source,visits,comments', ...rows]);

/** Its blanks are those between words. */
const told = async (question: string): Promise<string> =>
  (await paper(question)).headline.replaceAll(/\s/gu, ' ');

describe('who is still ahead and who has overtaken whom is told of the last days', () => {
  const LATELY = 'from Mar 2 to Mar 29, 2026';
  test.each([
    [
      'Is facebook still bringing more visits than newsletter?',
      /^No: facebook had 840 fewer visits .*280 against 1,120/,
    ],
    ['Does facebook now bring fewer visits than newsletter?', /^Yes: facebook had 840 fewer visits/],
    ['Does newsletter already bring more visits than facebook?', /^Yes: newsletter had 840 more visits/],
    ['Does newsletter already bring more visits than bing?', /^No: newsletter had 560 fewer visits/],
    ['Has newsletter overtaken facebook in visits?', /^Yes: newsletter had 840 more visits/],
    ['Did newsletter overtake facebook?', /^Yes: newsletter had 840 more visits/],
    ['Has newsletter surpassed bing yet?', /^No: newsletter had 560 fewer visits/],
    ['Has newsletter pulled ahead of facebook by now?', /^Yes: newsletter had 840 more visits/],
    ['Has newsletter overtaken facebook in comments?', /^No: newsletter had 28 fewer comments/],
    ['Is newsletter bigger than facebook these days?', /^Yes: newsletter had 840 more visits/],
    ['Does newsletter beat facebook in visits now?', /^Yes: newsletter had 840 more visits/],
    ['Is facebook still over 10 % of visits?', /^No: 9.1 % of the visits .*280 of 3,080/],
    ['Is newsletter still over 10 % of visits?', /^Yes: 36.4 % of the visits .*1,120 of 3,080/],
    ['Is facebook still our biggest source by visits?', /^No: facebook is number 3 of 3 sources by visits/],
    [
      'Are comments per visit still lower on facebook?',
      /^No: comments per visit .*: facebook 20 %, all others 4 %/,
    ],
  ])('%s', async (question, headline) => {
    expect(await told(question)).toMatch(headline);
    expect(await told(question)).toContain(LATELY);
    const { assumptions } = await paper(question);
    expect(assumptions.join(' ').replaceAll(/\s/gu, ' ')).toContain(
      `No period was named: these are the numbers ${LATELY}.`,
    );
  });

  test('is asked back where no number is named', async () => {
    expect(await told('Does newsletter beat facebook now?')).toMatch(
      /^That can be judged by several numbers/,
    );
  });

  test.each([
    [
      'Does facebook bring more visits than newsletter?',
      /^Yes: facebook had 3,640 more visits .* from Jan 5 to Mar 29, 2026/,
    ],
    ['Did facebook still bring more visits than newsletter in February?', /^Yes: .* in February 2026/],
    ['Did newsletter overtake facebook in visits in February?', /^No: .* in February 2026/],
    ['Has newsletter ever overtaken facebook in visits?', /^Yes: on 28 of 84 days/],
    ['Have visits surpassed 10,000?', /^Yes: 13,160 visits from Jan 5 to Mar 29, 2026/],
    ['Have we already had more than 13,000 visits?', /^Yes: 13,160 visits from Jan 5 to Mar 29, 2026/],
    ['Are visits still growing?', /^No: an average week of the later half/],
  ])('what has its own time, is held against none or moves stays so: %s', async (question, headline) => {
    expect(await told(question)).toMatch(headline);
  });
});
