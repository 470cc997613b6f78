import { describe, expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const lines = daysFrom('2026-02-01' as Day, '2026-03-15' as Day).flatMap((day) =>
  ['News', 'Sport', 'Arts'].flatMap((section, at) =>
    ['mobile', 'desktop'].flatMap((device, place) =>
      ['Germany', 'Austria'].map(
        (country) => `${day},${section},${device},${country},${10 * (at + 1) + place},1`,
      ),
    ),
  ),
);
const ask = askedFile('2026-03-16', ['date,section,device,country,sessions,purchases', ...lines]);
const choicesOf = async (question: string) => {
  const { status, clarification } = await ask(question);
  return status === 'clarification_needed' ? clarification?.choices.map((one) => one.question) : status;
};

describe('what is offered in place of a question', () => {
  it.each([
    ['which is better, mobile or desktop, on march 14?', 'Sessions of mobile vs desktop on march 14'],
    ['is mobile better than desktop in Germany?', 'Sessions of mobile vs desktop in Germany'],
  ])('is of the same days and names: %s', async (question, choice) => {
    expect(await choicesOf(question)).toContain(choice);
  });

  it('says whether all are meant where there is another number of them', async () => {
    expect(await choicesOf('sessions of each of the two sections last month')).toEqual([
      'Sessions of each of the sections last month',
      'Sessions of each of the top two sections last month',
    ]);
  });

  it.each([
    ['sessions of each of the three sections last month', 3],
    ['sessions of the top two sections last month', 2],
    ['sessions of the 2 sections with the most purchases last month', 2],
  ])('is not needed: %s', async (question, rows) => {
    const { status, tables } = await ask(question);
    expect([status, tables[0]?.rows.length]).toEqual(['answered', rows]);
  });
});
