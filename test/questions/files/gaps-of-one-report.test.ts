import { expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import type { AskFacts } from '#src/language/questions/ask-facts.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { type Day, daysFrom } from '#src/shared/week.ts';

const days = daysFrom('2025-09-01' as Day, '2025-10-12' as Day);
const gap = daysFrom('2025-09-22' as Day, '2025-09-28' as Day);
const { context, facts } = askableFile(
  ['date,channel,sessions', ...days.map((day) => `${day},Direct,10`)].join('\n'),
  '2025-10-13' as Day,
  'file.csv',
);
const [source] = context.sources;
const [report] = source?.reports ?? [];
const own = {
  ...context,
  sources:
    source && report
      ? [
          {
            ...source,
            type: 'GA4' as const,
            reports: [
              { ...report, id: 'totals', label: 'Totals', dimensions: [] },
              { ...report, id: 'parts', label: 'Channels by day' },
            ],
          },
        ]
      : [],
};
const lacking: AskFacts = {
  ...facts,
  run: async (plan, id) => {
    const { report: _, ...rest } = plan;
    const isOfParts = plan.dimensions.length > 0;
    const result = await facts.run(rest, id);
    return { ...result, report: isOfParts ? 'parts' : 'totals', missing: isOfParts ? gap : [] };
  },
};

test('days that only a report of parts lacks are told as its own', async () => {
  const answer = await answerQuestion(
    'sessions by channel from September 22 to October 5, 2025',
    own,
    lacking,
  );
  expect(answer.explanation).toContain('has data in the report “Channels by day”');
  const total = await answerQuestion('sessions from September 22 to October 5, 2025', own, lacking);
  expect(total.explanation ?? '').not.toContain('in the report');
});
