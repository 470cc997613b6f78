import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Answer } from '#src/shared/answer.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

const TODAY = '2026-03-09' as Day;

/** Sessions of a site: 10 a day in the first week, one more a day in each one after; the last week has `last` a day. */
function site(last: number, weeks = 12) {
  const days = daysFrom(addDays(TODAY, -7 * weeks), addDays(TODAY, -1));
  const lines = days.map((day, at) => {
    const week = Math.floor(at / 7);
    return `${day},youtube.com,${week === weeks - 1 ? last : 10 + week},${week}`;
  });
  return askableFile(['date,source,sessions,engaged_sessions', ...lines].join('\n'), TODAY, 'site.csv');
}

async function follow(last: number, weeks?: number): Promise<Answer> {
  const { context, facts } = site(last, weeks);
  const { reading } = await answerQuestion('sessions last week', context, facts);
  const previous = { question: 'sessions last week', reading: reading ?? {} };
  return answerQuestion('is that normal?', { ...context, previous }, facts);
}

describe('is that normal?', () => {
  it('holds the number against the same of the weeks before', async () => {
    const within = await follow(15);
    expect(within.headline).toContain('105 sessions last week');
    expect(within.headline).toContain('within the range of the 8 weeks before');
    // The ninth to the second week before the last: 13 to 20 a day.
    expect(within.explanation).toContain('These ran from 91 to 140.');
    expect(within.tables[0]?.rows.map(([, value]) => value)).toEqual([
      105, 140, 133, 126, 119, 112, 105, 98, 91,
    ]);
    expect((await follow(90)).headline).toContain('more than in any of the 8 weeks before');
    expect((await follow(1)).headline).toContain('less than in any of the 8 weeks before');
  });

  it('is not told where too little is known', async () => {
    expect((await follow(15, 3)).status).toBe('failed');
  });
});

describe('said in other forms', () => {
  it.each([
    ['sessions on 2 and 4 march', [[99], [99]]],
    ['sessions on the 2nd and 4th of March 2026', [[99], [99]]],
    ['sessions on 2 march and 4 march', [[99], [99]]],
    ['sessions on 2, 3 and 4 march 2026', [[99], [99], [99]]],
  ])('%s', async (question, rows) => {
    const { context, facts } = site(99);
    const answer = await answerQuestion(question, context, facts);
    const numbers = answer.tables[0]?.rows.map((row) => row.filter((cell) => cell === 99));
    expect(numbers).toEqual(rows);
  });

  it('sessions w/o bounces', async () => {
    const { context, facts } = site(99);
    const answer = await answerQuestion('sessions w/o bounces last week', context, facts);
    expect(answer.tables[0]?.rows).toEqual([[77]]);
  });

  it('tells names with their signs', async () => {
    const text = ['date,source,sessions', '2026-03-02,youtube.com,5', '2026-03-02,google,7'].join('\n');
    const { context, facts } = askableFile(text, TODAY, 'sources.csv');
    const { readAs } = await answerQuestion('youtube.com vs google last week', context, facts);
    expect(readAs?.map((part) => part.text).join(' ')).toContain('“youtube.com” and “google”');
  });
});

it('who spent the most is asked of groups of customers, in the days that were named', async () => {
  const lines = daysFrom('2026-01-01' as Day, addDays(TODAY, -1)).map((day) => `${day},Germany,Email,9,1,50`);
  const { context, facts } = askableFile(
    ['date,country,channel,sessions,purchases,revenue', ...lines].join('\n'),
    TODAY,
    'shop.csv',
  );
  const { clarification } = await answerQuestion('who spent the most in February?', context, facts);
  expect(clarification?.choices.map(({ question }) => question)).toEqual([
    'Revenue by country in February 2026',
    'Revenue by channel in February 2026',
  ]);
});
