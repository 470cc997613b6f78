import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** From June to July Oslo went from 10 to 20 orders by app and from 30 to 15 by desk, Bergen from 40 to 30 and from 5 to 9. */
const ask = askedFile('2026-08-01', [
  'date,city,channel,orders,revenue',
  '2026-06-01,Oslo,App,10,100',
  '2026-06-01,Oslo,Desk,30,90',
  '2026-06-01,Bergen,App,40,80',
  '2026-06-01,Bergen,Desk,5,400',
  '2026-06-30,Bergen,Desk,0,0',
  '2026-07-01,Oslo,App,20,100',
  '2026-07-01,Oslo,Desk,15,90',
  '2026-07-01,Bergen,App,30,80',
  '2026-07-01,Bergen,Desk,9,400',
  '2026-07-31,Bergen,Desk,0,0',
]);

describe('what holds twice over is two lists', () => {
  test.each([
    [
      'Which cities had more orders in July 2026 than in June 2026 by app but fewer by desk?',
      'Which cities had more orders in July 2026 than in June 2026 by app?',
      'Which cities had fewer orders in July 2026 than in June 2026 by desk?',
    ],
    [
      'In which months of 2026 did orders fall in Bergen but rise in Oslo?',
      'In which months of 2026 did orders fall in Bergen?',
      'In which months of 2026 did orders rise in Oslo?',
    ],
    [
      'On which days did Oslo have fewer orders but Bergen more revenue?',
      'On which days did Oslo have fewer orders than Bergen?',
      'On which days did Bergen have more revenue than Oslo?',
    ],
  ])('%s', async (question, ...lists) => {
    const { status, clarification } = await ask(question);
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices.map((choice) => choice.question)).toEqual(lists);
  });
});

test('who rose and who fell are one answer', async () => {
  const { headline } = await ask('Which cities rose in orders and which fell in July 2026?');
  expect(headline).not.toMatch(/^This asks for what holds twice over/);
});

test('two limits are one list', async () => {
  const { headline } = await ask(
    'Which cities had more than 10 orders but less than 600 revenue in July 2026?',
  );
  expect(headline).not.toMatch(/^This asks for what holds twice over/);
});

describe('whether the one end is the other', () => {
  test('is asked of each', async () => {
    const { status, clarification } = await ask(
      'Was the best day for Oslo also the best day for Bergen by orders in July 2026?',
    );
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices.map((choice) => choice.question)).toEqual([
      'What was the best day for Oslo by orders in July 2026?',
      'What was the best day for Bergen by orders in July 2026?',
    ]);
  });
});
