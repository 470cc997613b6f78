import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';

/** The orders are counted from the rows of the file by another program. */
const bytes = readFileSync(new URL('../fresh/stored/saas.csv.gz', import.meta.url));
const saas = askableFile(gunzipSync(bytes).toString('utf8'), '2026-05-14' as Day, 'saas.csv');

const firstOf = async (question: string) => {
  const { status, headline, tables } = await answerQuestion(question, saas.context, saas.facts);
  expect(status, headline).toBe('answered');
  return tables[0]?.rows.slice(0, 3).map(([name]) => name);
};

describe('rows stand in order of the change that they are asked for by', () => {
  test.each([
    'top 3 channels by session change this month vs last month',
    'top 3 channels by change in sessions this month vs last month',
    'top 3 channels sorted by session change this month vs last month',
    'channels sorted by session change this month vs last month',
  ])('%s', async (question) => {
    expect(await firstOf(question)).toEqual(['Organic Social', 'Organic Search', 'Paid Search']);
  });

  test.each([
    'top 3 channels by percentage change in sessions April vs March',
    'channels sorted by percent change in sessions April vs March',
    'which channels had the biggest percentage change in sessions in April vs March?',
    'which channels changed the most in percent in April vs March?',
    'Sessions by channel April vs March, sorted by percent change',
    'top 3 channels by session % change April vs March',
    'sessions by channel, April vs March, ranked by % difference',
    'which channels changed the most percentage-wise in April vs March?',
    'which channels changed most in percentage terms in April vs March?',
    'top movers by % April vs March by channel',
  ])('in percent: %s', async (question) => {
    expect(await firstOf(question)).toEqual(['Referral', 'Paid Social', 'Direct']);
  });

  test.each([
    ['channels by percent growth in sessions April vs March', ['Referral', 'Direct', 'Organic Social']],
    ['which channels saw the biggest relative increase in sessions in April vs March?', ['Referral']],
    ['sessions by channel April vs March, sorted by percent change descending', ['Referral', 'Direct']],
    ['sessions by channel April vs March, sorted by change ascending', ['Paid Social', 'Email']],
    ['sessions by channel, April vs March, sorted by difference', ['Organic Search', 'Referral', 'Direct']],
  ])('gains first, or losses: %s', async (question, first) => {
    expect((await firstOf(question))?.slice(0, first.length)).toEqual(first);
  });

  test('a month is found by its change against the one before', async () => {
    expect(await firstOf('Which month had the biggest change in revenue?')).toEqual(['2026-01-01']);
  });

  test.each([
    'Top 3 channels by sessions, change vs last month',
    'Top 3 channels by sessions and their change vs last month',
    'how did the top 3 channels by sessions change from March to April?',
    'what is the percentage change in sessions for the top 3 channels April vs March?',
    'sessions by channel and % change April vs March',
  ])('a change that is told beside orders nothing: %s', async (question) => {
    expect((await firstOf(question))?.slice(0, 2)).toEqual(['Organic Search', 'Referral']);
  });
});
