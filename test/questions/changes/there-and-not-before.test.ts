import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { type Day, daysFrom } from '#src/shared/week.ts';

/** "Kettle" was searched for late in February and is no new one in March, "teapot" is; "kiln" was there in January alone. */
const searched = (day: Day): readonly string[] => [
  'tea',
  ...(day >= '2026-02-20' && day !== '2026-03-01' ? ['kettle'] : []),
  ...(day >= '2026-03-03' ? ['teapot'] : []),
  ...(day < '2026-02-01' ? ['kiln'] : []),
];
const { context, facts } = askableFile(
  [
    'date,query,device,clicks,impressions,position',
    ...daysFrom('2026-01-01' as Day, '2026-03-08' as Day).flatMap((day) =>
      searched(day).flatMap((query) => [`${day},${query},mobile,2,10,3`, `${day},${query},desktop,2,30,3`]),
    ),
  ].join('\n'),
  '2026-03-09' as Day,
  'file.csv',
);
const rowsOf = async (question: string) => {
  const answer = await answerQuestion(question, context, facts);
  expect(answer.status, question).toBe('answered');
  return answer.tables[0]?.rows;
};

describe('what is new was there on no day of the time before', () => {
  test.each([
    ['new queries this month', [['teapot', 24]]],
    ['new queries this month vs last month', [['teapot', 24]]],
    ['which queries appeared this month that did not exist last month?', [['teapot', 24]]],
    ['which new queries showed up this month but not last month', [['teapot', 24]]],
    ['which queries were there in January but not in February', [['kiln', 31 * 4]]],
    ["queries that existed in February that weren't there in January", [['kettle', 9 * 4]]],
  ])('%s', async (question, rows) => {
    expect(await rowsOf(question)).toEqual(rows);
  });
});

describe('a rate of one part is held against all together', () => {
  test.each([
    'ctr of mobile compared to all traffic in February',
    'mobile ctr vs overall in February',
    'ctr on mobile against the whole site in February',
    'mobile ctr in February compared with everything',
  ])('%s', async (question) => {
    expect(await rowsOf(question)).toEqual([
      ['mobile', 0.2],
      ['All together', 0.1],
    ]);
  });

  test('of a sum, all together is no measure', async () => {
    const answer = await answerQuestion('mobile clicks compared to all traffic in February', context, facts);
    expect(answer.status).toBe('clarification_needed');
  });
});
