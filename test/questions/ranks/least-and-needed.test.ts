import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';

/** Two months of one day each: Pier 10 → 30, Dock 20 → 21, Quay 40 → 20. */
const csv = `date,station,hires,riders
2026-03-01,Pier,10,8
2026-03-01,Dock,20,15
2026-03-01,Quay,40,30
2026-04-01,Pier,30,20
2026-04-01,Dock,21,16
2026-04-01,Quay,20,12`;
const { context, facts } = askableFile(csv, '2026-05-01' as Day, 'hires.csv');
const ask = (question: string) => answerQuestion(question, context, facts);

describe('what is needed stands in no row', () => {
  test.each([
    'Do we need more hires?',
    'do we still need more riders in April?',
    'which station needs more hires?',
    'how many hires per day do we need?',
    'how many more hires do we need to match March?',
    'how many more hires would we need to beat March?',
  ])('%s', async (question) => {
    const { status, headline } = await ask(question);
    expect([status, headline]).toEqual([
      'failed',
      'The connected data hold no goals, so what is needed cannot be told from them.',
    ]);
  });

  test.each([
    ['I need the hires in March', 70],
    ['how many hires did we have in April', 71],
    ['how many riders do we need for one hire in April?', 48 / 71],
    ['I need to know how many hires we had in March', 70],
    ['hires in April, needed for a report', 71],
  ])('%s: told as before', async (question, value) => {
    expect((await ask(question)).tables[0]?.rows[0]?.[0]).toBeCloseTo(value, 9);
  });

  test('to match is no month', async () => {
    const { status, headline, tables } = await ask('did April hires match those of Pier?');
    expect(status, headline).toBe('clarification_needed');
    expect(JSON.stringify(tables)).not.toContain('2026-03');
  });
});

describe('the least change is never told as the largest', () => {
  test.each([
    'Which station changed least in April?',
    'which stations moved the least in April',
    'smallest change in hires by station in April',
    'lowest growth in hires by station in April',
    'station with the lowest hires growth in April',
    'which station lost the fewest hires in April',
    'which station has the most stable hires?',
    'bottom 2 stations by change in hires in April',
  ])('%s', async (question) => {
    const { status, headline } = await ask(question);
    expect([status, headline]).toEqual([
      'clarification_needed',
      expect.stringContaining('Who moved the least is not told'),
    ]);
  });

  test.each([
    ['which station changed most in hires in April', ['Pier', 30, 10]],
    ['which station lost the most hires in April', ['Quay', 20, 40]],
    ['highest growth in hires by station in April', ['Pier', 30, 10]],
    ['station with the worst drop in hires in April', ['Quay', 20, 40]],
    ['which station had the fewest hires in April', ['Quay', 20]],
  ])('%s', async (question, row) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows[0]?.slice(0, row.length), headline).toEqual(row);
  });
});
