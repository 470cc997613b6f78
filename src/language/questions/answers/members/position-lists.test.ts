import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

const LAST = '2026-03-08' as Day;

/** Two pages over eight weeks: in the later four the first one ranks better. */
const lines = daysFrom(addDays(LAST, -55), LAST).flatMap((day, at) => [
  `${day},/soil,5,100,${at < 28 ? 16 : 12}`,
  `${day},/roses,5,300,14`,
]);
const { context, facts } = askableFile(
  ['date,page,clicks,impressions,position', ...lines].join('\n'),
  addDays(LAST, 1),
  'search.csv',
);
const ask = async (question: string) => {
  const answer = await answerQuestion(question, context, facts);
  expect(answer.status, answer.headline).toBe('answered');
  return answer;
};

describe('lists of positions', () => {
  it('draw the number that their title and their order are of', async () => {
    const { presentation_config: chart } = await ask(
      'Which pages rank between 11 and 20 with more than 200 impressions?',
    );
    expect(chart?.label).toBe('Search impressions by page');
    expect(chart?.y.map((key) => chart.labels[key])).toEqual(['Search impressions']);
  });

  it('tell how many places were won, and no part of a place', async () => {
    const { tables, presentation_config: chart } = await ask(
      'Which pages improved their position the most in the last 4 weeks?',
    );
    expect(tables[0]?.columns.at(-1)).toBe('Change');
    expect(tables[0]?.rows[0]?.[0]).toBe('/soil');
    expect(tables[0]?.rows[0]).toHaveLength(4);
    expect(chart?.label).toBe('Change of average position by page, minus is better');
  });

  it('begin with the first place, whatever else limits them', async () => {
    const { tables } = await ask('pages by position in the last 4 weeks with at least 200 impressions');
    expect(tables[0]?.rows.map(([page]) => page)).toEqual(['/soil', '/roses']);
  });
});
