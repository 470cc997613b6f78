import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-03-04', [
  'date,channel,sessions,revenue',
  '2026-01-10,Direct,40,10',
  '2026-01-11,Social,20,50',
  '2026-02-10,Direct,10,30',
  '2026-02-11,Social,30,20',
  '2026-02-12,Email,5,70',
  '2026-03-02,Direct,25,30',
  '2026-03-03,Social,15,40',
]);

describe('who was surpassed by another one had less', () => {
  test.each([
    ['Was Direct outperformed by Social in sessions in February 2026?', 'Yes: Direct had 20 fewer'],
    ['Was Direct outperformed by Social in February 2026 in sessions?', 'Yes: Direct had 20 fewer'],
    ['Was Social surpassed by Direct in sessions in February 2026?', 'No: Social had 20 more'],
    ['Was Direct topped by Social by revenue in January 2026?', 'Yes: Direct had 40 less'],
    ['Has Direct been overtaken by Social in terms of sessions in January 2026?', 'No: Direct had 20 more'],
    ["Were Direct's sessions exceeded by Social's in February 2026?", 'Yes: Direct had 20 fewer'],
    ["Was Direct's revenue exceeded by that of Social in February 2026?", 'No: Direct had 10 more'],
    ['Was the revenue of Direct exceeded by that of Social in January 2026?', 'Yes: Direct had 40 less'],
    [
      'Was Direct ever outperformed by Social in sessions in a month?',
      'Yes: in 1 of 1 whole month Direct had fewer',
    ],
    [
      'In how many months was Direct outperformed by Social in sessions?',
      'In 1 of 2 months Direct had fewer',
    ],
    [
      'Which channels were outperformed by Direct in sessions in February 2026?',
      '1 channel had sessions below',
    ],
  ])('%s', async (question, headline) => {
    expect((await asked(question)).headline).toContain(headline);
  });

  test.each([
    'By how much was Direct outperformed by Social in sessions in February 2026?',
    'Were sessions in February 2026 exceeded by those in January 2026?',
    'Has Direct already been overtaken by Social in sessions?',
  ])('and is asked back where it is said otherwise: %s', async (question) => {
    expect((await asked(question)).status).toBe('clarification_needed');
  });
});
