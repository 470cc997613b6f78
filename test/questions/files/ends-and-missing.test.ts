import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

const TODAY = '2026-03-09' as Day;
const STOPPED = '2026-02-01' as Day;

/** Two letters, of which one is sent no more in February. */
const { context, facts } = askableFile(
  [
    'date,letter,opens,stings,pieces_sold,revenue',
    ...daysFrom('2026-01-01' as Day, addDays(TODAY, -1)).flatMap((day) => [
      `${day},Morning Brief,2000,2,4,5`,
      ...(day < STOPPED ? [`${day},Gadget Notes,30,3,1,40`] : []),
    ]),
  ].join('\n'),
  TODAY,
  'letters.csv',
);
const answerOf = (question: string) => answerQuestion(question, context, facts);

describe('one that is missing beside one that is not', () => {
  it.each([
    'Morning Brief vs Gadget Notes: opens in February',
    'ratio of Morning Brief opens to Gadget Notes opens in February',
    'did Morning Brief get more opens than Gadget Notes every week in February',
  ])('has no zero: %s', async (question) => {
    const { headline, tables } = await answerOf(question);
    expect(headline).toContain('no data');
    expect(tables[0]?.rows).toContainEqual(['Gadget Notes', null]);
  });

  it('is told where it has data', async () => {
    const { tables } = await answerOf('Morning Brief vs Gadget Notes: opens in January');
    expect(tables[0]?.rows).toContainEqual(['Gadget Notes', 930]);
  });
});

describe('the end of an order that nobody can know', () => {
  it.each([
    ['worst letter by stings in January', 'lowest'],
    ['best letter for stings per open in January', 'highest'],
    ['stings by letter in January, worst first', 'lowest'],
  ])('is told: %s', async (question, end) => {
    const { assumptions } = await answerOf(question);
    expect(JSON.stringify(assumptions)).toContain(`read as the ${end} number`);
  });

  it.each(['best letter by revenue in January', 'which letter had the most stings in January'])(
    'is known: %s',
    async (question) => {
      const { assumptions, status } = await answerOf(question);
      expect(status).toBe('answered');
      expect(JSON.stringify(assumptions)).not.toContain('is not known');
    },
  );
});

describe('so many sales', () => {
  it.each([
    ['letters with more than 100 sales in January', [['Morning Brief', 124]]],
    ['letters with fewer than 100 sales in January', [['Gadget Notes', 31]]],
  ])('are pieces where they are counted: %s', async (question, rows) => {
    const { tables, assumptions } = await answerOf(question);
    expect(tables[0]?.rows).toEqual(rows);
    expect(JSON.stringify(assumptions)).toContain('“sales” is read as');
  });

  it('are money where they are of coins', async () => {
    const { tables } = await answerOf('letters with sales above 1000 in January');
    expect(tables[0]?.rows).toEqual([['Gadget Notes', 1240]]);
  });
});

it.each([
  ['What was sold together with Gadget Notes?', 'clarification_needed'],
  ['items bought together with Gadget Notes', 'failed'],
])('what was bought with what is not known: %s', async (question, status) => {
  const answer = await answerOf(question);
  expect(answer.status).toBe(status);
  expect(answer.tables).toEqual([]);
});

it('the 10th of each month is no amount', async () => {
  expect((await answerOf('revenue up to the 10th of each month')).status).toBe('clarification_needed');
});

describe('how many there are in all, and a number that looks like a year', () => {
  it.each([
    ['how many of our 2 letters had more than 500 opens in January?', [[2]]],
    ['how many of the 2 letters had more than 1000 opens in January?', [[1]]],
    ['letters with opens over 2000 in January', [['Morning Brief', 62_000]]],
  ])('%s', async (question, rows) => {
    const { tables } = await answerOf(question);
    expect(tables[0]?.rows).toEqual(rows);
  });
});
