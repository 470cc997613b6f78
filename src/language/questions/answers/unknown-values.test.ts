import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

const MONDAY = '2026-03-02' as Day;

/** Two weeks of three regions: one that sold, one that had visits and sold nothing, one without a visit, which has no rate. */
async function answerTo(question: string, purchasesOf: (at: number) => number | '' = () => 2) {
  const lines = daysFrom(MONDAY, addDays(MONDAY, 13)).flatMap((day, at) =>
    ['mobile', 'desktop'].flatMap((device) => [
      `${day},Berry,${device},100,${purchasesOf(at)}`,
      `${day},Maine,${device},100,${purchasesOf(at) === '' ? '' : 0}`,
      `${day},Aland,${device},0,${purchasesOf(at) === '' ? '' : 0}`,
    ]),
  );
  const { context, facts } = askableFile(
    ['date,region,device,sessions,purchases', ...lines].join('\n'),
    addDays(MONDAY, 14),
    'shop.csv',
  );
  const { status, headline, tables } = await answerQuestion(question, context, facts);
  expect(status, headline).toBe('answered');
  return { headline: headline.replaceAll('\u00a0', ' '), rows: tables[0]?.rows };
}

describe('what is unknown', () => {
  it('stands behind what is zero', async () => {
    const { rows } = await answerTo('Median purchase rate per day by region in March');
    expect(rows).toEqual([
      ['Berry', 0.02],
      ['Maine', 0],
      ['Aland', null],
    ]);
  });

  it('makes no lead of its own', async () => {
    const { headline } = await answerTo('Median purchase rate per day by region in March in Aland');
    expect(headline).toMatch(/^No data /);
  });

  it('is no share of nothing', async () => {
    const { headline, rows } = await answerTo(
      "How much of Aland's purchases came from the top 2 devices last week?",
    );
    expect(headline).toMatch(/^No purchases with region Aland last week .* to take shares of\.$/);
    expect(rows).toEqual([[0, null]]);
  });

  it('adds up to nothing known', async () => {
    const { rows } = await answerTo('What share of purchases came from our 3 best days last week?', (at) =>
      at < 7 ? 2 : '',
    );
    expect(rows).toEqual([[null, null, null]]);
  });

  it('has no best day, and is said to be unknown', async () => {
    const { headline } = await answerTo('Best day by purchase rate last week in Aland');
    expect(headline).toMatch(/^Nothing is known of the purchases per session with region Aland last week /);
  });
});
