import { expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';

/** Income per car: Basic 5, Deluxe 20, Full 40; tips per car 0.5, 1.5 and 2; litres per car 100, 110 and 120. */
const wash = [
  'date,package,kind,cars,litres,tips,income',
  ...['2026-03-02', '2026-03-03'].flatMap((day) => [
    `${day},Basic,Van,10,1000,5.0,50.00`,
    `${day},Deluxe,Van,4,440,6.0,80.00`,
    `${day},Full,Estate,2,240,4.0,80.00`,
  ]),
].join('\n');
/** Nights per booking: Alpine 3, Central 2; revenue per night 100 and 150. */
const rooms = [
  'date,hotel,bookings,nights,revenue',
  ...['2026-03-02', '2026-03-03'].flatMap((day) => [`${day},Alpine,5,15,1500`, `${day},Central,10,20,3000`]),
].join('\n');

const ask = (file: string, question: string) => {
  const { context, facts } = askableFile(file, '2026-03-04' as Day, 'file.csv');
  return answerQuestion(question, context, facts);
};
const namesOf = async (file: string, question: string) =>
  (await ask(file, question)).tables[0]?.rows.map(([name]) => name);

test.each([
  [wash, 'packages with tips over 1 a car', ['Full', 'Deluxe']],
  [wash, 'packages where tips are over 3 a car', []],
  [wash, 'packages with more than 15 income a car', ['Full', 'Deluxe']],
  [wash, 'packages with over 30 a car in income', ['Full']],
  [wash, 'packages that earn more than 30 a car', ['Full']],
  [wash, 'packages with more than 30 in income a car', ['Full']],
  [wash, 'packages where income is over 30 for every car', ['Full']],
  [wash, 'packages with over 105 litres a car', ['Full', 'Deluxe']],
  [wash, 'packages with at least 5 cars and income over 15 a car', ['Deluxe']],
  [rooms, 'hotels with revenue over 120 a night', ['Central']],
  [rooms, 'hotels that make over 120 a night', ['Central']],
  [rooms, 'hotels with at least 2.5 nights a booking', ['Alpine']],
])('%#: a limit of one number per the other', async (file, question, names) => {
  expect(await namesOf(file, question), question).toEqual(names);
});

test.each([
  [wash, 'packages with more than 3 cars a day', 4],
  [wash, 'packages with more than 5 cars', 2],
  [wash, 'days with more than 10 cars', 2],
  [wash, 'packages where income per car is over 15', 2],
  [rooms, 'hotels with over 15 bookings and 2 nights or more', 1],
])('%#: neighbours are read as before', async (file, question, rows) => {
  expect((await ask(file, question)).tables[0]?.rows, question).toHaveLength(rows);
});

test.each([
  'packages with more than 30 a car',
  'packages with over 2 a litre',
  'kinds with more than 3 per car',
  'packages with over 3 a van',
])('%s: of what the number is one is asked', async (question) => {
  const { status, clarification } = await ask(wash, question);
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices.length).toBeGreaterThan(0);
});

test('each number that may be meant is offered', async () => {
  const { clarification } = await ask(wash, 'packages with more than 30 a car');
  expect(clarification?.choices.map(({ question }) => question)).toContain(
    'Packages with more than 30 income per car',
  );
});
