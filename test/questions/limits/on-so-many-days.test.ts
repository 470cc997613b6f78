import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

// Direct on four days, Email on two with more than 5 each, Social on one
const asked = askedFile('2026-03-06', [
  'date,channel,device,sessions',
  '2026-03-02,Direct,mobile,10',
  '2026-03-03,Direct,mobile,10',
  '2026-03-04,Direct,desktop,1',
  '2026-03-05,Direct,desktop,1',
  '2026-03-02,Email,mobile,8',
  '2026-03-05,Email,mobile,7',
  '2026-03-03,Social,mobile,2',
]);

describe('on so many days is a number of days and no number of what there was', () => {
  test.each([
    [
      'Which channels had sessions on at least 2 days?',
      [
        ['Direct', 4],
        ['Email', 2],
      ],
    ],
    ['Channels with sessions on more than 2 days', [['Direct', 4]]],
    [
      'Which channels had sessions on fewer than 3 days?',
      [
        ['Social', 1],
        ['Email', 2],
      ],
    ],
    [
      'Which channels had sessions on 2 days or fewer?',
      [
        ['Social', 1],
        ['Email', 2],
      ],
    ],
    [
      'Which channels had sessions on 2 or more days?',
      [
        ['Direct', 4],
        ['Email', 2],
      ],
    ],
    ['Which channels had sessions on exactly 2 days?', [['Email', 2]]],
    [
      'Which channels had more than 5 sessions on at least 2 days?',
      [
        ['Direct', 2],
        ['Email', 2],
      ],
    ],
    [
      'Which channels had sessions from mobile on at least 2 days?',
      [
        ['Direct', 2],
        ['Email', 2],
      ],
    ],
    [
      'How many channels had sessions on at least 2 days?',
      [
        ['Direct', 4],
        ['Email', 2],
      ],
    ],
    ['In March 2026, which channels had sessions on at least 3 days?', [['Direct', 4]]],
    ['Which channels had sessions on at least 5 days?', []],
  ])('%s', async (question, rows) => {
    const { headline, tables } = await asked(question);
    expect(tables[0]?.rows, headline).toEqual(rows);
  });

  test('how many there are comes first, and who has it on the most', async () => {
    expect((await asked('Which channels had sessions on at least 2 days?')).headline).toMatch(
      /^2 channels had sessions of at least 1 on at least 2 days from .*; Direct comes first with 4\.$/,
    );
    expect((await asked('Which channels had sessions on at least 5 days?')).headline).toMatch(
      /^No channel had sessions of at least 1 on at least 5 days from /,
    );
  });

  test.each([
    ['Did Email have sessions on at least 2 days?', 'How many days had at least 1 sessions from Email'],
    ['Did sessions exceed 5 on at least 2 days?', 'How many days had more than 5 sessions'],
    [
      'Did Email have more than 5 sessions on at least 2 days?',
      'How many days had more than 5 sessions from Email',
    ],
  ])('of one name, or of all, it is asked back: %s', async (question, offered) => {
    const { status, clarification } = await asked(question);
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices.map((choice) => choice.question)).toEqual([offered]);
    expect((await asked(offered)).status).toBe('answered');
  });
});

test('days with so much are still found by it', async () => {
  const { tables } = await asked('Which days had more than 15 sessions in the last 4 days?');
  expect(tables[0]?.rows).toEqual([['2026-03-02', 18]]);
});
