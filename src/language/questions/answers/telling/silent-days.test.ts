import { expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { type Day, daysFrom, weekday } from '#src/shared/week.ts';

/** Four weeks up to Sunday, 29 March, with so many purchases on each day and no visits beside which they could be known to be lost. */
async function told(question: string, purchasesOn: (day: Day) => number) {
  const lines = daysFrom('2026-03-02' as Day, '2026-03-29' as Day).map(
    (day) => `${day},mobile,500,${purchasesOn(day)}`,
  );
  const file = ['date,device,page_views,purchases', ...lines].join('\n');
  const { context, facts } = askableFile(file, '2026-03-30' as Day, 'shop.csv');
  const answer = await answerQuestion(question, context, facts);
  expect(answer.status, answer.headline).toBe('answered');
  return answer.explanation.replaceAll('\u00a0', ' ');
}

const plenty = (day: Day) => (day === '2026-03-25' ? 0 : 40 + weekday(day));

it('says of a day without any purchase among days full of them that it may be the measurement', async () => {
  const sentence =
    'No purchases were recorded on Mar 25, 2026, where every other day has at least 40: the measurement may have stood still';
  expect(await told('purchases by day last week', plenty)).toContain(sentence);
  expect(await told('purchases per day in the last 28 days', plenty)).toContain(sentence);
});

it('says nothing of it where such days are usual, or may come by chance', async () => {
  const closed = (day: Day) => (weekday(day) > 4 ? 0 : 40);
  expect(await told('purchases by day last week', closed)).not.toContain('stood still');
  const few = (day: Day) => (day === '2026-03-25' ? 0 : 3);
  expect(await told('purchases by day last week', few)).not.toContain('stood still');
  expect(await told('page views by day last week', plenty)).not.toContain('stood still');
});

it('leaves it to the mark of the source where that is known to have been silent, and a total tells that as well', async () => {
  const lines = daysFrom('2026-03-02' as Day, '2026-03-29' as Day).map(
    (day) => `${day},mobile,500,${plenty(day)}`,
  );
  const file = ['date,device,sessions,purchases', ...lines].join('\n');
  const { context, facts } = askableFile(file, '2026-03-30' as Day, 'shop.csv');
  const mark = { type: 'silent_event', metric: 'purchases', days: ['2026-03-25'] } as const;
  const marking = {
    ...facts,
    run: async (...asked: Parameters<typeof facts.run>) => ({
      ...(await facts.run(...asked)),
      marks: [mark],
    }),
  };
  for (const question of ['how many purchases last week', 'purchases by day last week']) {
    const { explanation } = await answerQuestion(question, context, marking);
    expect(explanation.match(/stood still/g), question).toHaveLength(1);
    expect(explanation, question).toContain('while visits went on');
  }
});
