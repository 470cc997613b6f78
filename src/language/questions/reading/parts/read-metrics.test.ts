import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

const MONDAY = '2026-03-02' as Day;
const days = daysFrom(addDays(MONDAY, -14), addDays(MONDAY, 6));

const siteOf = (head: string, row: string) =>
  askableFile([head, ...days.map((day) => `${day},${row}`)].join('\n'), addDays(MONDAY, 7), 'site.csv');

const shop = siteOf('date,channel,sessions,purchases', 'Affiliates,50,1');

const ask = (question: string, { context, facts } = shop) => answerQuestion(question, context, facts);

describe('who is counted', () => {
  it.each(['How many buyers did we have last week?', 'customers by channel last week'])(
    '%s: in a shop they are not all who came, so it is asked',
    async (question) => {
      const { status, clarification } = await ask(question);
      expect(status).toBe('clarification_needed');
      const offered = clarification?.choices.map((choice) => choice.question) ?? [];
      expect(offered.map((one) => one.split(' ')[0])).toEqual(['Purchases', 'Sessions']);
      for (const one of offered) expect((await ask(one)).status).toBe('answered');
    },
  );

  it('are those who converted, too, where no purchases are counted', async () => {
    const trials = siteOf('date,plan,sessions,trials,paid conversions', 'Team,50,4,1');
    for (const question of [
      'How many customers do we have now?',
      'How many customers did we have last week?',
    ]) {
      const { clarification } = await ask(question, trials);
      const offered = clarification?.choices.map((choice) => choice.question) ?? [];
      expect(offered.map((one) => one.split(' ')[0])).toEqual(['Paid', 'Sessions']);
    }
    expect((await ask('How many visitors did we have last week?', trials)).tables[0]?.rows).toEqual([[350]]);
  });

  it('is not asked of those who visit, nor where nothing is sold or customers are counted', async () => {
    expect((await ask('How many visitors did we have last week?')).tables[0]?.rows).toEqual([[350]]);
    const blog = siteOf('date,channel,sessions', 'Direct,50');
    expect((await ask('How many customers did we have last week?', blog)).tables[0]?.rows).toEqual([[350]]);
    const counted = siteOf('date,channel,sessions,purchases,customers', 'Direct,50,2,1');
    expect((await ask('How many customers did we have yesterday?', counted)).tables[0]?.rows).toEqual([[1]]);
  });
});

it('takes what somebody sends for what they had', async () => {
  const { headline } = await ask('How many sessions did affiliates send last week?');
  expect(headline).toMatch(/^350 sessions from Affiliates/);
});

it('counts one in the singular', async () => {
  expect((await ask('How many purchases on March 4, 2026?')).headline).toMatch(/^1 purchase on Mar/);
  expect((await ask('How many purchases last week?')).headline).toMatch(/^7 purchases/);
});

it('draws the first of a ranking beside the next ones', async () => {
  const { tables, analytics_data } = await ask('Which day had the most sessions last week?');
  expect(tables[0]?.rows).toHaveLength(1);
  expect(analytics_data).toHaveLength(7);
});
