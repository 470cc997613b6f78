import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

const TODAY = '2026-03-09' as Day;
const DAYS = daysFrom(addDays(TODAY, -40), addDays(TODAY, -1));

const answerer = (lines: readonly string[], name: string) => {
  const { context, facts } = askableFile(lines.join('\n'), TODAY, name);
  return (question: string) => answerQuestion(question, context, facts);
};

const search = answerer(
  [
    'date,query,page,clicks,impressions,position',
    ...DAYS.flatMap((day) => [
      `${day},moka pot,https://a.example/shop/moka-pots,1,10,3`,
      `${day},moka pot,https://a.example/blog/brewing,2,10,3`,
      `${day},clean a moka pot,https://a.example/blog/moka-pot-cleaning,4,10,3`,
      `${day},coffee grinder,https://a.example/shop/grinders,8,10,3`,
    ]),
  ],
  'search.csv',
);
const visits = answerer(
  [
    'date,source,landing_page,sessions',
    ...DAYS.flatMap((day) => [
      `${day},zapier.com,/pricing,1`,
      `${day},google,/integrations/zapier,2`,
      `${day},google,/pricing,4`,
    ]),
  ],
  'visits.csv',
);

describe('pages that are called as something else is, too', () => {
  it.each([
    ['clicks on the moka pot pages yesterday', 5],
    ['clicks for moka pot yesterday', 3],
  ])('%s: %d', async (question, clicks) => {
    expect((await search(question)).tables[0]?.rows).toEqual([[clicks]]);
  });

  it.each([
    ['sessions on the zapier page yesterday', 2],
    ['sessions from zapier yesterday', 1],
  ])('%s: %d', async (question, sessions) => {
    expect((await visits(question)).tables[0]?.rows).toEqual([[sessions]]);
  });

  it('are those that a source led to, where nothing says that they have its name', async () => {
    expect((await visits('google landing pages by sessions yesterday')).tables[0]?.rows).toEqual([
      ['/pricing', 4],
      ['/integrations/zapier', 2],
    ]);
  });

  it('are asked about where no page is called so', async () => {
    const { status, tables } = await search('clicks for the coffee grinder page yesterday');
    expect(status).not.toBe('answered');
    expect(tables).toEqual([]);
  });
});
