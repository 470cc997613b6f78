import { expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { type Day, daysFrom } from '#src/shared/week.ts';

/** Three visits a day on mobile, and one in the last week. */
const { context, facts } = askableFile(
  [
    'date,device,sessions',
    ...daysFrom('2026-01-05' as Day, '2026-03-08' as Day).flatMap((day) => [
      `${day},mobile,${day < '2026-03-02' ? 3 : 1}`,
      `${day},desktop,9`,
    ]),
  ].join('\n'),
  '2026-03-09' as Day,
  'site.csv',
);

it.each(['is that significant?', 'is it statistically significant?', 'more or less than usual?'])(
  'holds the number before against the weeks before: %s',
  async (question) => {
    const first = 'why did mobile sessions drop last week?';
    const { reading } = await answerQuestion(first, context, facts);
    const previous = { question: first, reading: reading as NonNullable<typeof reading> };
    const { status, headline } = await answerQuestion(question, { ...context, previous }, facts);
    expect(status).toBe('answered');
    expect(headline).toMatch(/^7 sessions on mobile .*: less than in any of the 8 weeks before\.$/);
  },
);
