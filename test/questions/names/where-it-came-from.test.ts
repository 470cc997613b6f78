import { describe, expect, test } from 'vitest';
import type { Answer } from '#src/shared/answer.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Two channels, of which Referral has two sources; everything of February 10 and 11. */
const ask = askedFile('2026-03-02', [
  'date,channel,source,country,device,sessions,purchases,revenue',
  '2026-02-10,Referral,blog.example,Canada,mobile,30,1,10.50',
  '2026-02-10,Referral,news.example,Japan,desktop,12,2,20.25',
  '2026-02-11,Organic Search,google,Canada,desktop,70,3,90.00',
]);
const rowsOf = ({ tables }: Answer) => tables[0]?.rows;

describe('where it came from', () => {
  test.each([
    ['Where did most of my referral traffic come from last month?', 'source'],
    ['where did our referral traffic come from in February?', 'source'],
    ['where did referral sessions come from in February', 'source'],
  ])(
    'of a channel that is named is told by source, and not by that one channel: %s',
    async (question, read) => {
      const answer = await ask(question);
      expect(rowsOf(answer), answer.headline).toEqual([
        ['blog.example', 30],
        ['news.example', 12],
      ]);
      expect(answer.assumptions.join()).toContain(`is read as a question by “${read}”`);
    },
  );

  test('of another name it is told by channel', async () => {
    expect(rowsOf(await ask('where did the sessions from Canada come from last month?'))).toEqual([
      ['Organic Search', 70],
      ['Referral', 30],
    ]);
    expect(rowsOf(await ask('where did purchases on desktop come from last month?'))).toEqual([
      ['Organic Search', 3],
      ['Referral', 2],
    ]);
  });

  test('of a page it is told by channel', async () => {
    const { tables } = await askedFile('2026-03-02', [
      'date,channel,landing_page,sessions',
      '2026-02-10,Email,/pricing,10',
      '2026-02-10,Social,/pricing,30',
      '2026-02-10,Social,/,50',
    ])('where does traffic to /pricing come from in february?');
    expect(tables[0]?.rows).toEqual([
      ['Social', 30],
      ['Email', 10],
    ]);
  });

  test('one channel by channel is no choice', async () => {
    const { clarification } = await ask('where do visitors from referral come from?');
    const choices = clarification?.choices.map(({ question }) => question) ?? [];
    expect(choices.length).toBeGreaterThan(0);
    for (const choice of choices) expect(choice).not.toContain('by channel');
  });
});

describe('of two questions that "and" joins the first is told as well', () => {
  test.each([
    'How were sessions last month, and where did they come from?',
    'How was traffic last month and where did most of it come from?',
    'How many sessions last month and on what channel?',
    'How many sessions did we have last month and from which channel?',
    'How were sessions last month? Which channel had the most?',
  ])('%s', async (question) => {
    const answer = await ask(question);
    expect(answer.headline).toMatch(/^112 sessions in all: Organic Search had the most/);
    expect(rowsOf(answer)?.[0]).toEqual(['Organic Search', 70]);
  });

  test.each([
    [
      'How was traffic last month and who brought it?',
      /^Where visitors come from/,
      /by (?:channel|source|country)$/,
    ],
    [
      'How many sessions last month and from where?',
      /^Where visitors come from/,
      /by (?:channel|source|country)$/,
    ],
    ['How many purchases from Canada last month, and when?', /^These do not go together/, /"Canada"/],
    ['How was revenue last month, and when was it highest?', /^These do not go together/, /^revenue /i],
  ])('or they are asked about, and neither is dropped: %s', async (question, headline, choice) => {
    const { clarification, ...answer } = await ask(question);
    expect(answer.headline).toMatch(headline);
    expect(clarification?.choices[0]?.question).toMatch(choice);
  });
});
