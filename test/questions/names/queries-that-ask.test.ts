import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-03-01', [
  'date,query,country,clicks,impressions,position',
  '2026-02-03,coffee grinder,aut,90,900,4',
  '2026-02-03,how to clean a pot,aut,30,700,3',
  '2026-02-04,how to clean a pot,deu,10,100,5',
  '2026-02-04,why is it sour,aut,20,800,6',
  '2026-02-05,howard mugs,aut,50,600,2',
  '2026-02-05,is it fresh,deu,5,50,9',
]);

const BY_IMPRESSIONS = [
  ['how to clean a pot', 800],
  ['why is it sour', 800],
  ['is it fresh', 50],
];
const BY_CLICKS = [
  ['how to clean a pot', 40],
  ['why is it sour', 20],
  ['is it fresh', 5],
];

describe('queries that are questions begin with a word of asking', () => {
  test.each([
    ['Which questions do people search for that lead to us? Top 5 by impressions', BY_IMPRESSIONS],
    ['Which question queries have the most impressions?', BY_IMPRESSIONS],
    ['Queries that are questions by impressions', BY_IMPRESSIONS],
    ['Which question queries get the most clicks?', BY_CLICKS],
    ['Which questions bring the most clicks?', BY_CLICKS],
    ['Top queries that are questions', BY_CLICKS],
    ['Top questions by clicks', BY_CLICKS],
    ['Question-based queries by clicks', BY_CLICKS],
    ['Question keywords by clicks', BY_CLICKS],
    ['What questions do people ask before they find us?', BY_CLICKS],
    [
      'Question keywords (starting with how or why) by clicks',
      [
        ['howard mugs', 50],
        ['how to clean a pot', 40],
        ['why is it sour', 20],
      ],
    ],
    [
      'Queries that are not questions by clicks',
      [
        ['coffee grinder', 90],
        ['howard mugs', 50],
      ],
    ],
  ])('they are listed: %s', async (question, rows) => {
    const { status, tables } = await asked(question);
    expect(status).toBe('answered');
    expect(tables[0]?.rows).toEqual(rows);
  });

  test.each([
    ['How many clicks come from question queries?', 65],
    ['Clicks from question queries in Germany', 15],
    ['Clicks from question queries last month', 65],
  ])('a number of them is one: %s', async (question, clicks) => {
    const { tables } = await asked(question);
    expect(tables[0]?.rows).toEqual([[clicks]]);
  });

  test.each(['How many queries are questions?', 'How many question queries are there?'])(
    'they are counted: %s',
    async (question) => expect((await asked(question)).tables[0]?.rows).toEqual([[3]]),
  );

  test('their share is of all', async () => {
    const { tables, headline } = await asked('What share of clicks comes from questions?');
    expect(tables[0]?.rows[0]?.slice(0, 2)).toEqual([65, 205]);
    expect(headline).toContain('how, what, why and others');
  });

  test('what can be asked is no query', async () => {
    expect((await asked('What questions should I ask?')).status).toBe('clarification_needed');
    expect((await asked('My question is: which queries got the most clicks?')).tables[0]?.rows).toHaveLength(
      5,
    );
  });
});

test('questions of a column of their own are these', async () => {
  const forum = askedFile('2026-03-01', [
    'date,topic,questions,answers',
    '2026-02-03,pots,4,9',
    '2026-02-03,mugs,7,8',
  ]);
  expect((await forum('questions by topic')).tables[0]?.rows).toEqual([
    ['mugs', 7],
    ['pots', 4],
  ]);
});
