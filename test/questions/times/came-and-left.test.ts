import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Leith is there from the first day to the last, Oban comes on March 3 and goes on March 5, Niamh Kelly with it. */
const ask = askedFile('2026-03-09', [
  'date,branch,plumber,job_type,callouts,quotes_sent',
  '2026-03-01,Leith,Angus Boyd,Burst pipe,2,0',
  '2026-03-02,Leith,Angus Boyd,Boiler repair,3,1',
  '2026-03-02,Oban,Niamh Kelly,Boiler repair,0,0',
  '2026-03-03,Oban,Niamh Kelly,Burst pipe,1,0',
  '2026-03-04,Oban,Niamh Kelly,Boiler repair,1,1',
  '2026-03-05,Oban,Niamh Kelly,Burst pipe,1,0',
  '2026-03-06,Oban,Niamh Kelly,Boiler repair,0,0',
  '2026-03-07,Leith,Angus Boyd,Boiler repair,2,0',
  '2026-03-08,Leith,Angus Boyd,Boiler repair,2,0',
]);

describe('the day on which somebody came', () => {
  test.each([
    'when did Niamh start?',
    'when did Niamh Kelly start working for us',
    'when did Niamh join the team',
    'when did Niamh begin',
    'when did Oban open',
    'when did we open Oban?',
    'on what date did we launch Oban',
    'when did we start in Oban',
    'when was Oban opened',
    'Niamh Kelly’s first day',
    "when was Niamh's first day at work?",
    "when was Niamh's first callout",
    'when did Niamh first do a burst pipe',
  ])('%s', async (question) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows[0]?.[0], headline).toBe('2026-03-03');
  });
});

describe('the day on which somebody left', () => {
  test.each([
    ['when did Niamh leave', '2026-03-05'],
    ['when did Niamh Kelly stop working with us?', '2026-03-05'],
    ['when did Niamh last work', '2026-03-05'],
    ['when did we close Oban?', '2026-03-05'],
    ['when did Oban shut down', '2026-03-05'],
    ['when was Oban closed', '2026-03-05'],
    ["when was Niamh's last day", '2026-03-05'],
    ['when did Niamh last do a boiler repair', '2026-03-04'],
    ['when did we last do a burst pipe', '2026-03-05'],
    ['burst pipes: when did we last see one?', '2026-03-05'],
    ['when was our last burst pipe', '2026-03-05'],
    ['when did we last send a quote', '2026-03-04'],
    ['when did we first do a boiler repair', '2026-03-02'],
  ])('%s', async (question, day) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows[0]?.[0], headline).toBe(day);
  });

  test('is no end where the data end', async () => {
    const { explanation } = await ask('when did Leith close');
    expect(explanation).toContain('what comes after is not known');
  });
});

describe('what has no such day', () => {
  test.each([
    'when did the problem start',
    'when did callouts start',
    "when did Niamh's quotes start",
    'when did Niamh and Angus start',
    'when did every plumber start',
    'when did we leave',
    'when did October start',
  ])('is asked back: %s', async (question) => {
    expect((await ask(question)).status).not.toBe('answered');
  });
});

describe('how it went is nothing that there was any of', () => {
  test.each([
    'when did Leith last have a drop',
    'when did Leith last have a sudden rise in callouts',
    'when did Leith last have a good day',
    'when did Leith first have a really bad week',
    "when was Leith's last drop",
    'when did we last have a drop',
    'last day with more than 0 drop from Leith',
    'which days had more than 0 drops',
    'which days had more than 1 callouts and fell',
    'last day with at least 1 good day',
    'last day with at least 1 nice day',
  ])('so it is asked back: %s', async (question) => {
    const { status, headline } = await ask(question);
    expect(status, headline).not.toBe('answered');
  });

  test('but a thing may be called so in part', async () => {
    const drops = askedFile('2026-03-09', [
      'date,branch,class,drop_ins',
      '2026-03-01,Leith,Drop-in yoga,2',
      '2026-03-02,Leith,Yoga,1',
      '2026-03-03,Oban,Yoga,3',
    ]);
    const { tables, headline } = await drops('when did Leith last have a drop-in yoga');
    expect(tables[0]?.rows[0]?.[0], headline).toBe('2026-03-01');
  });
});
