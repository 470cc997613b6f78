import { expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

const FIRST = '2025-01-06' as Day;
const LAST = addDays(FIRST, 20 * 7 - 1);

/** Twenty weeks; in the last eight there is more of everything, and in the last four another channel is the largest. */
async function answerTo(question: string) {
  const lines = daysFrom(FIRST, LAST).flatMap((day, at) => [
    `${day},Email,${at < 84 ? 10 : 60}`,
    `${day},Direct,${at < 84 ? 30 : at < 112 ? 20 : 80}`,
    `${day},Referral,${at < 84 ? 1 : 2}`,
  ]);
  const file = ['date,channel,sessions', ...lines].join('\n');
  const { context, facts } = askableFile(file, addDays(LAST, 1), 'site.csv');
  // A file is asked about as a whole where no days are named, a connected source about its last weeks
  const sources = context.sources.map((source) => ({ ...source, type: 'GA4' as const }));
  const answer = await answerQuestion(question, { ...context, sources }, facts);
  expect(answer.status, answer.headline).toBe('answered');
  return answer;
}

/** The days of the question that finds, and of the one that is answered. */
async function daysOf(question: string) {
  const { plans } = await answerTo(question);
  return plans.slice(0, 2).map(({ plan }) => `${plan['from']} ${plan['to']}`);
}

it.each([
  'Sessions by week without the largest channel',
  'Weeks with above-average sessions',
  'Which channels grew, without the top 1',
  'Sessions by week of the channel with the most sessions',
])('finds what “%s” speaks of in the days of the whole question', async (question) => {
  const [found, answered] = await daysOf(question);
  expect(found).toBe(answered);
});
