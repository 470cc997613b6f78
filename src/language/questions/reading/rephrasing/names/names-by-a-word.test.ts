import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

const TODAY = '2026-03-09' as Day;

/** Products of two lines and the pages that they stand on: of each so many units a day. */
const UNITS: readonly (readonly [string, string, string, number])[] = [
  ['Oak Desk', 'Furniture', '/offices', 1],
  ['Task Lamp', 'Lighting', '/evenings', 2],
  ['Floor Lamp', 'Lighting', '/blog/late-payments', 4],
  ['Trail Backpack 40L', 'Sacks & Cases', '/podcast/episode-41', 8],
  ['Wool Rug', 'Rugs', '/blog/salary-report-2026', 16],
  ['Dry Sack', 'Sacks & Cases', '/rain', 32],
];
const { context, facts } = askableFile(
  [
    'date,item_name,item_line,landing_page,units',
    ...daysFrom(addDays(TODAY, -40), addDays(TODAY, -1)).flatMap((day) =>
      UNITS.map((one) => [day, ...one].join(',')),
    ),
  ].join('\n'),
  TODAY,
  'shop.csv',
);
const answerOf = (question: string) => answerQuestion(question, context, facts);

describe('one or two words of a name', () => {
  it.each([
    ['desk units yesterday', 1, 'Oak Desk'],
    ['How many units of the backpack yesterday?', 8, 'Trail Backpack 40L'],
    ['trail backpacks: units yesterday', 8, 'Trail Backpack 40L'],
    ['lamp units yesterday', 6, 'Task Lamp'],
    ['units of lamps yesterday', 6, 'Floor Lamp'],
    ['task lamps: units yesterday', 2, 'Task Lamp'],
    ['units of the salary report yesterday', 16, '/blog/salary-report-2026'],
  ])('%s: %d of %s', async (question, units, name) => {
    const { status, tables, readAs } = await answerOf(question);
    expect(status).toBe('answered');
    expect(tables[0]?.rows).toEqual([[units]]);
    expect(JSON.stringify(readAs)).toContain(name);
  });

  it('are held against each other', async () => {
    const { tables } = await answerOf('desk vs backpack units yesterday');
    expect(tables[0]?.rows).toEqual([
      ['Oak Desk', 1],
      ['Trail Backpack 40L', 8],
    ]);
  });

  it('say what they were read as', async () => {
    const { assumptions } = await answerOf('lamp units yesterday');
    expect(JSON.stringify(assumptions)).toContain('Floor Lamp');
  });
});

describe('what is no name of the data by one of its words', () => {
  it.each([
    ['sack units yesterday', 'the word stands in names of two columns'],
    ['payments yesterday', 'they may be counted themselves'],
    ['episode units yesterday', 'a kind with a number'],
    ['dry units yesterday', 'a word that describes'],
    ['oak lamp units yesterday', 'side by side they are one phrase, and nobody is called so'],
    ['oak desk lamp units yesterday', 'nor is a name with a word behind it'],
    ['units of the lamp yesterday', 'one of two'],
  ])('%s: %s', async (question) => {
    expect((await answerOf(question)).status).not.toBe('answered');
  });

  it('is asked back with all names that have the word', async () => {
    const { clarification } = await answerOf('sack units yesterday');
    expect(clarification?.choices.map(({ label }) => label).join(' ')).toMatch(
      /Sacks & Cases.*Dry Sack|Dry Sack.*Sacks & Cases/,
    );
  });
});
