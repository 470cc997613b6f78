import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Each day one urgent ticket of four breaches the SLA, and one normal one of ten. */
const ask = askedFile('2026-03-01', [
  'date,topic,priority,tickets_opened,tickets_reopened,sla_breaches',
  ...['2026-01', '2026-02'].flatMap((month) =>
    ['10', '11', '12'].flatMap((day) => [
      `${month}-${day},Billing,urgent,4,2,1`,
      `${month}-${day},Email,normal,10,3,1`,
    ]),
  ),
]);
const rowsOf = async (question: string) => (await ask(question)).tables[0]?.rows;

describe('the verb of a column that is called by its thing and its noun', () => {
  test.each([
    ['How many tickets breached the SLA last month?', [[6]]],
    ['how many SLAs were breached in January?', [[6]]],
    ['How many urgent tickets breached last month?', [[3]]],
    ['how many urgent tickets breach SLA?', [[6]]],
    [
      'tickets that breached SLA by topic',
      [
        ['Billing', 6],
        ['Email', 6],
      ],
    ],
    ['tickets opened and breached SLA last month', [[42, 6]]],
  ])('is its number, and who did it none beside it: %s', async (question, rows) => {
    expect(await rowsOf(question)).toEqual(rows);
  });

  test.each([
    ['What percent of urgent tickets breached SLA last month?', [[0.25]]],
    ['what share of normal tickets breached the SLA in January', [[0.1]]],
    ['what percent of urgent tickets were reopened', [[0.5]]],
  ])('of a name it is a rate of that name: %s', async (question, rows) => {
    expect(await rowsOf(question)).toEqual(rows);
  });

  test('where the thing is not said, what was meant is', async () => {
    expect((await ask('how many tickets breached?')).assumptions.join()).toContain(
      '“breached” is read as sla breaches',
    );
  });

  test('which two numbers are meant is asked of the name that was said', async () => {
    const { clarification } = await askedFile('2026-03-01', [
      'date,priority,tickets_opened,tickets_solved,tickets_reopened',
      '2026-02-10,urgent,4,4,2',
      '2026-02-10,normal,10,9,3',
    ])('share of urgent tickets that were reopened');
    const choices = clarification?.choices.map(({ question }) => question) ?? [];
    expect(choices).toHaveLength(2);
    for (const choice of choices) expect(choice).toContain('urgent');
  });
});
