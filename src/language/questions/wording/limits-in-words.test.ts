import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { type Day, daysFrom } from '#src/shared/week.ts';

const days = daysFrom('2026-02-01' as Day, '2026-03-08' as Day);
const asking = (head: string, rows: readonly string[]) => {
  const file = [head, ...days.flatMap((day) => rows.map((row) => `${day},${row}`))].join('\n');
  const { context, facts } = askableFile(file, '2026-03-09' as Day, 'site.csv');
  const site = { brandTerms: ['garden co', 'gardenco', 'garden-co', 'garden.co'], pageTypes: [] };
  return async (question: string): Promise<string> => {
    const { status, headline } = await answerQuestion(question, { ...context, site }, facts);
    expect(status, headline).toBe('answered');
    return headline.replaceAll('\u00a0', ' ');
  };
};

const search = asking('date,query,clicks,impressions,position', ['garden co,5,50,1', 'raised beds,9,300,8']);
const visits = asking('date,new_vs_returning,country,device,sessions,purchases', [
  'new,Germany,mobile,60,2',
  'new,Germany,desktop,40,3',
  'returning,Germany,mobile,30,2',
  'returning,France,desktop,20,1',
]);

describe('what a number is limited to', () => {
  it('is the brand or all others, and not every spelling of it', async () => {
    expect(await search('Non-brand clicks last week')).toMatch(
      /^63 clicks .*from non-brand queries last week/,
    );
    expect(await search('Brand clicks last week')).toMatch(/^35 clicks .*from brand queries last week/);
    // What is asked for by its letters is said by them.
    expect(await search('Clicks for queries containing garden co last week')).toContain('garden co');
  });

  it('are new or returning visitors', async () => {
    expect(await visits('Sessions of returning visitors last week')).toMatch(
      /^350 sessions from returning visitors last week/,
    );
    expect(await visits('New vs returning visitors last week')).toMatch(/^New visitors had/);
  });

  it('is said of both that are held against each other', async () => {
    expect(await visits('Purchases per session of mobile vs desktop in Germany last week')).toMatch(
      /^From Germany, purchases per session of mobile was .* than that of desktop last week/,
    );
  });
});
