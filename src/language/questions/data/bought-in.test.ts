import { expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

const MONDAY = '2026-03-02' as Day;
const days = daysFrom(addDays(MONDAY, -14), addDays(MONDAY, 6));

/** A file of visits with 4 trials a day, of which one came to what its last column counts. */
const askOf = (column: string) => {
  const counts = column.split(',').map(() => 1);
  const lines = [`date,plan,sessions,trials,${column}`, ...days.map((day) => `${day},Team,50,4,${counts}`)];
  const { context, facts } = askableFile(lines.join('\n'), addDays(MONDAY, 7), 'site.csv');
  return async (question: string) => {
    const { tables, clarification } = await answerQuestion(question, context, facts);
    return { rows: tables[0]?.rows, offered: clarification?.choices.map((choice) => choice.question) ?? [] };
  };
};

const PAID = ['paid_conversions', 'paid accounts', 'paying_subscribers', 'Paid Sign-ups', 'paid_upgrades'];

test.each([...PAID, 'new_subscriptions', 'deals_won'])(
  'customers may be those of %s or all who came',
  async (column) => {
    const { offered } = await askOf(column)('How many customers did we have last week?');
    expect(offered[0]).toMatch(new RegExp(`^${column.replace(/[_-]/g, '.')}`, 'i'));
    expect(offered[1]).toMatch(/^Sessions/);
  },
);

test.each(PAID)('of trials that came to a purchase %s is one', async (column) => {
  expect((await askOf(column)('trial to purchase rate last week')).rows).toEqual([[0.25]]);
});

test.each(['new_subscriptions', 'deals_won', 'unpaid_accounts'])(
  'nobody knows that %s was paid',
  async (column) => {
    expect((await askOf(column)('trial to purchase rate last week')).rows).not.toEqual([[0.25]]);
  },
);

test('of two that were paid nobody knows which is meant', async () => {
  const { rows } = await askOf('paid_plans,paid_upgrades')('trial to purchase rate last week');
  expect(rows).not.toEqual([[0.25]]);
});

test('what trials convert to is what is paid for, whatever it is called', async () => {
  const { offered } = await askOf('paid_accounts')('trial conversion last week');
  expect(offered.join()).toMatch(/paid accounts per trial/i);
});
