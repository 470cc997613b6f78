import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** April and May of 2026, each with a day: in all 160 sessions and then 190, on tablets 60 and then 40, of which engaged 80 and 57. */
const ask = askedFile('2026-06-03', [
  'date,device,channel,sessions,engaged_sessions,revenue',
  ...['2026-04', '2026-05'].flatMap((month, then) =>
    Array.from({ length: 30 }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`).flatMap((day) => [
      `${day},mobile,Email,${then === 0 ? 100 : 150},${then === 0 ? 50 : 45},${then === 0 ? 9 : 5}`,
      `${day},tablet,Direct,${then === 0 ? 60 : 40},${then === 0 ? 30 : 12},${then === 0 ? 4 : 6}`,
    ]),
  ),
  '2026-05-31,mobile,Email,150,45,5',
  '2026-05-31,tablet,Direct,40,12,6',
  '2026-06-01,mobile,Email,1,1,1',
  '2026-06-02,mobile,Email,1,1,1',
]);

describe('whether all of it moved so is told first, and then whose part moved the most', () => {
  test.each([
    ['did sessions fall in May, and on which device?', /^No: 5,890 sessions .* tablet lost the most/],
    ['did sessions fall in may? by which device', /^No: 5,890 sessions .* tablet lost the most/],
    ['did sessions drop in May and on which device most', /^No: 5,890 .* tablet lost the most/],
    ['have sessions grown in May and thanks to which device', /^Yes: 5,890 .* mobile gained the most/],
    ['did revenue fall in May and in which channel?', /^Yes: .*341.* Email lost the most/],
    [
      'did the engagement rate go up in May, and for which channel',
      /^No: .*30.%.*50.% .* Direct comes closest/,
    ],
    ['did mobile sessions fall in May, and in which channel', /^No: 4,650 sessions on mobile .* Email/],
  ])('%s', async (question, headline) => {
    const answer = await ask(question);
    expect(answer.headline, question).toMatch(headline);
    expect(answer.tables.length).toBeGreaterThan(1);
  });
});

test('where the second cannot be told the first is offered, and nothing is told as if it were all', async () => {
  const { status, clarification } = await ask('did sessions fall in May, and where?');
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices.map(({ question }) => question)).toContain('Did sessions fall in May?');
});

describe('neighbours that ask for one thing', () => {
  test.each([
    ['which device lost the most sessions in May', /^tablet lost the most/i],
    ['did any device lose sessions in May, and which', /^Yes: tablet lost the most/],
    [
      'did sessions fall in May?',
      /^No: 5,890 sessions in May 2026, against 4,800 in April 2026: .* per day 18.8.% more\.$/,
    ],
  ])('%s', async (question, headline) => {
    const answer = await ask(question);
    expect(answer.headline, question).toMatch(headline);
  });
});
