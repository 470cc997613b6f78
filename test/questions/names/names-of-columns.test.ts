import { expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';

/** A ferry in July 2026: 10 tickets a day at the website, 4 on the app, twice as many at weekends; 5 kg of freight each. */
const csv = [
  'date,route,ticket_type,booking_channel,tickets_sold,refunds_issued,fare_revenue,freight_kg',
  ...Array.from({ length: 31 }, (_, at) => {
    const day = new Date(Date.UTC(2026, 6, at + 1));
    const isWeekend = day.getUTCDay() % 6 === 0;
    return [
      ['Website', 10, 1],
      ['Mobile app', 4, 0],
    ].map(([channel, tickets, refunds]) => {
      const sold = Number(tickets) * (isWeekend ? 2 : 1);
      return `${day.toISOString().slice(0, 10)},Oban–Mull,Car,${channel},${sold},${refunds},${sold * 7},5`;
    });
  }).flat(),
].join('\n');

const ask = (question: string) => {
  const { context, facts } = askableFile(csv, '2026-08-01' as Day, 'ferry.csv');
  return answerQuestion(question, context, facts);
};
/** Eight days at weekends (four of each) and 23 others. */
const [APP, SITE] = [4 * (8 * 2 + 23), 10 * (8 * 2 + 23)];
const ALL = APP + SITE;

test.each([
  ['how many tickets did we sell in July', [[ALL]]],
  ['how much money did we make in July', [[ALL * 7]]],
  ['how many kilos of freight in July', [[310]]],
  ['refunds per 100 tickets in July', [[(31 / ALL) * 100]]],
  ['how many tickets were sold on the app in July, and how much did that bring in?', [[APP, APP * 7]]],
  ['tickets sold through the website in July', [[SITE]]],
  ['tickets on the Oban route in July', [[ALL]]],
  ['how many tickets on average on a Saturday in July', [[28]]],
])('%s', async (question, rows) => {
  expect((await ask(question)).tables[0]?.rows).toEqual(rows);
});

test('what a number is called is told where another word was said', async () => {
  const { assumptions } = await ask('how many tickets in July');
  expect(assumptions).toContain('“tickets” is read as tickets sold.');
});

test('more at weekends is held against weekdays, day by day', async () => {
  const { tables } = await ask('do we sell more tickets at weekends?');
  expect(tables[0]?.rows.map((row) => [row[0], row[2]])).toEqual([
    ['weekends', 28],
    ['weekdays', 14],
  ]);
});

test('a line of sums so far is called so', async () => {
  const { presentation_config } = await ask('cumulative fare revenue by day in July');
  expect(presentation_config?.label).toBe('Fare revenue so far, by day');
});
