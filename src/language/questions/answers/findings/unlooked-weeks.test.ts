import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';
import { daysFrom } from '#src/shared/week.ts';

/** Two visits a day from Norway, of which June has thirty each. */
const { context, facts } = askableFile(
  [
    'date,country,sessions,purchases',
    ...daysFrom('2025-03-03' as Day, '2025-11-23' as Day).flatMap((day) => [
      `${day},Norway,${day.startsWith('2025-06') ? 30 : 2},1`,
      `${day},Sweden,${day >= '2025-11-03' && day <= '2025-11-09' ? 5 : 20},${day >= '2025-11-03' && day <= '2025-11-09' ? 1 : 9}`,
    ]),
  ].join('\n'),
  '2025-11-24' as Day,
  'site.csv',
);

const ask = (question: string) =>
  answerQuestion(question, { ...context, weeks: [] }, { ...facts, findingsOf: async () => null });

describe('what happened in days that no analysis looked at', () => {
  it('is told from the numbers, and that no test was made', async () => {
    const { status, headline, explanation } = await ask('What happened in the week of November 9?');
    expect(status).toBe('answered');
    expect(headline).toMatch(/49 sessions in the week of Nov\s3 /);
    expect(explanation).toMatch(/^No week of Nov 3.* was analysed yet: these are its numbers/);
  });

  it('is told of a part with where its change sits', async () => {
    const { status, headline } = await ask('traffic from Norway looks strange in june, what happened?');
    expect(status).toBe('answered');
    expect(headline).toMatch(/^Sessions from Norway: 900 in June 2025 against 62 in May 2025/);
  });

  it('is not told of the newest week, which can be analysed at once', async () => {
    expect((await ask('What happened last week?')).status).not.toBe('answered');
  });

  it('is told of a day without any data as that, and as no fall to nothing', async () => {
    const rows = daysFrom('2025-09-01' as Day, '2025-11-23' as Day)
      .filter((day) => day !== '2025-11-11')
      .map((day) => `${day},20`);
    const site = askableFile(['date,sessions', ...rows].join('\n'), '2025-11-24' as Day, 'site.csv');
    const answer = await answerQuestion('what happened on November 11?', site.context, site.facts);
    expect(answer.status).toBe('answered');
    expect(answer.headline).toMatch(/^No data on sessions on Nov\s11/);
    const other = await answerQuestion('what happened on November 12?', site.context, site.facts);
    expect(other.headline).toMatch(/^20 sessions on Nov\s12/);
  });
});

describe('what happened in a month that was analysed, of which nothing was found', () => {
  it('begins with the change, and not with the weeks', async () => {
    const quiet = {
      tested: 40,
      findings: [],
      nearMisses: [],
      metrics: ['sessions'],
      sourceId: context.sources[0]?.id,
    };
    const findingsOf = async (week: Day) => ({ ...quiet, week, sourceName: 'site' }) as never;
    const answer = await answerQuestion('what happened in june in Norway?', context, {
      ...facts,
      findingsOf,
    });
    expect(answer.headline).toMatch(/900/);
    expect(answer.headline).not.toContain('No unusual change');
  });
});
