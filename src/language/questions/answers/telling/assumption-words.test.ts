import { expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

const TODAY = '2026-03-09' as Day;
const days = daysFrom(addDays(TODAY, -90), addDays(TODAY, -1));
const siteWith = (metric: string) =>
  askableFile(
    [`date,channel,sessions,engaged_sessions,${metric}`, ...days.map((day) => `${day},Email,100,60,4`)].join(
      '\n',
    ),
    TODAY,
    'site.csv',
  );

it.each([
  ['key_events', 'conversion rate last month', '“conversion rate” is read as key events per session.'],
  ['purchases', 'conversion rate last month', '“conversion rate” is read as purchases per session.'],
  ['purchases', 'key event rate last month', '“key event rate” is read as purchases per session.'],
  ['key_events', 'conversions last month', '“conversions” is read as key events.'],
  ['purchases', 'bounce last month', '“bounce” is read as bounce rate.'],
  ['purchases', 'engagement last month', '“engagement” is read as engagement rate.'],
  [
    'purchases',
    'what percentage of visitors buy, last month',
    '“percentage of visitors buy” is read as purchases per session.',
  ],
  ['key_events', 'key event rate last month', undefined],
  ['key_events', 'engagement rate last month', undefined],
])('with %s: %s', async (metric, question, said) => {
  const { context, facts } = siteWith(metric);
  const { status, assumptions } = await answerQuestion(question, context, facts);
  expect(status).toBe('answered');
  expect(assumptions).toEqual(said === undefined ? [] : [said]);
});
