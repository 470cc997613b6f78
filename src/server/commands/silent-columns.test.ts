import { expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { type Day, daysFrom, weekday } from '#src/shared/week.ts';
import { askableFile } from './ask-facts-from-csv.ts';

const OUTAGE = ['2026-02-10', '2026-02-11'];
const days = daysFrom('2025-12-01' as Day, '2026-03-08' as Day);

/** The shop of `test/areas/silent-events.test.ts`: visits go on while the event of purchases is lost for two days. */
const shop = (header: string, purchasesOn: (day: Day) => number): string =>
  [
    header,
    ...days.flatMap((day) =>
      ['Direct', 'Email'].map((channel, at) =>
        [day, channel, 400 + 10 * at, purchasesOn(day), purchasesOn(day) * 20].join(','),
      ),
    ),
  ].join('\n');
const broken = (day: Day) => (OUTAGE.includes(day) ? 0 : 14 + weekday(day));
const ask = async (csv: string, question: string) => {
  const { context, facts } = askableFile(csv, '2026-03-09' as Day, 'shop.csv');
  const { status, explanation } = await answerQuestion(question, context, facts);
  expect(status).toBe('answered');
  return explanation.replaceAll('\u00a0', ' ');
};
const CATALOGUE = 'date,channel,sessions,purchases,revenue';
const OWN = 'date,channel,visits,total_orders,sales';

test.each([
  [CATALOGUE, 'how many purchases in February 2026', 'No purchases were recorded'],
  [CATALOGUE, 'revenue in February 2026', 'No purchases were recorded'],
  [CATALOGUE, 'purchases by channel in February 2026', 'No purchases were recorded'],
  [OWN, 'total orders in February 2026', 'No total orders were recorded'],
  [OWN, 'sales in February 2026', 'No total orders were recorded'],
])('%s: %s', async (header, question, told) => {
  expect(await ask(shop(header, broken), question)).toContain(
    `${told} on Feb 10, Feb 11, while visits went on`,
  );
});

test.each([
  ['visits were not lost', 'how many sessions in February 2026', broken],
  ['the days lie outside', 'how many purchases in January 2026', broken],
  [
    'a shop is closed on Sundays',
    'how many purchases in February 2026',
    (day: Day) => (weekday(day) === 6 ? 0 : 20),
  ],
])('nothing is told where %s', async (_, question, purchasesOn) => {
  expect(await ask(shop(CATALOGUE, purchasesOn), question)).not.toContain('while visits went on');
});
