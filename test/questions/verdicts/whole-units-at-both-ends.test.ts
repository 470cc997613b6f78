import { describe, expect, it, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** From March 10 to June 12: Thai is ahead in the end of March, Sushi in April and May, Pho in the beginning of June. */
const asked = askedFile('2026-06-13', [
  'date,cuisine,orders',
  ...(
    [
      ['2026-03-10', 9, 5, 1],
      ['2026-04-01', 3, 5, 1],
      ['2026-04-30', 3, 5, 1],
      ['2026-05-15', 3, 5, 1],
      ['2026-06-12', 3, 5, 7],
    ] as const
  ).flatMap(([day, thai, sushi, pho]) => [
    `${day},Thai,${thai}`,
    `${day},Sushi,${sushi}`,
    `${day},Pho,${pho}`,
    `${day},Pizza,30`,
  ]),
]);

describe('months of which the data have but a part', () => {
  test.each([
    ['Has Pizza ever had more orders than Thai in a month?', /^Yes: in 2 of 2 whole months/],
    ['Did Pizza have more orders than Thai in every month?', /^Yes: in 2 of 2 whole months/],
    ['Has Thai ever had more orders than Pizza in a month?', /^No: in 0 of 2 whole months/],
  ])('are not counted at either end: %s', async (question, headline) => {
    expect((await asked(question)).headline).toMatch(headline);
  });

  test.each([
    [
      'Has Thai ever had more orders than Sushi in a month?',
      /^In 0 of 2 whole months/,
      /part of March 2026.*9 against 5/,
    ],
    [
      'Did Sushi have more orders than Thai in every month?',
      /^In 2 of 2 whole months/,
      /part of March 2026.*5 against 9/,
    ],
    [
      'Has Pho ever had more orders than Sushi in a month?',
      /^In 0 of 2 whole months/,
      /part of June 2026.*7 against 5/,
    ],
  ])('leave it open where they alone would turn it: %s', async (question, headline, explanation) => {
    const answer = await asked(question);
    expect(answer.headline).toMatch(headline);
    expect(answer.explanation).toMatch(explanation);
  });

  it('are no others where all of them are whole', async () => {
    const { headline } = await asked('did Thai have more orders than Sushi in any month from April to May?');
    expect(headline).toMatch(/^No: in 0 of 2 months/);
  });
});
