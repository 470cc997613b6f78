import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

const [first, last] = ['2026-01-05', '2026-04-12'] as [Day, Day];
const days = daysFrom(first, last);

/** Fourteen weeks with the same little ups and downs; of the newest, phones lose most of their sessions from a day on. */
function shop(setIn: Day | null) {
  const rows = days.flatMap((day, at) => {
    const wave = [0, 9, -7, 4, -3, 6, -8, 2, -5][at % 9] as number;
    const mobile = 400 + 3 * wave;
    const isOff = setIn !== null && day >= setIn;
    return [`${day},mobile,${isOff ? Math.round(mobile / 4) : mobile}`, `${day},desktop,${500 - 2 * wave}`];
  });
  return askableFile(['date,device,sessions', ...rows].join('\n'), addDays(last, 1), 'shop.csv');
}

async function chain(setIn: Day | null, ...questions: readonly string[]) {
  const { context, facts } = shop(setIn);
  let previous: typeof context.previous;
  let answer = await answerQuestion(questions[0] as string, context, facts);
  for (const question of questions.slice(1)) {
    previous = answer.reading === null ? previous : { question, reading: answer.reading };
    answer = await answerQuestion(question, { ...context, previous }, facts);
  }
  return { ...answer, headline: answer.headline.replaceAll('\u00a0', ' ') };
}

describe('when a change began', () => {
  test.each([
    ['why did mobile sessions fall last week?', 'when did it start?'],
    ['what happened last week?', 'since when exactly?'],
    ['what happened last week?', 'when did this begin'],
    ['did sessions fall last week?', 'when did the drop start?'],
  ])('%s … %s: the day on which the finding set in', async (before, question) => {
    const { status, headline, tables } = await chain('2026-04-08' as Day, before, question);
    expect(status).toBe('answered');
    expect(headline).toMatch(/: it set in on Wednesday, Apr 8, 2026\.$/);
    expect(tables[0]?.rows[0]?.[1]).toBe('2026-04-08');
  });

  test('where all days of the week are off alike, with that week', async () => {
    const { headline } = await chain('2026-04-06' as Day, 'what happened last week?', 'when did it start?');
    expect(headline).toMatch(
      /: all days of the week of Apr 6 are off alike, and the week before still was as usual: it set in with that week\.$/,
    );
  });

  test('where nothing was found, that no day is known, and what can be seen day by day', async () => {
    const { status, headline, clarification } = await chain(
      null,
      'why did mobile sessions change last week?',
      'since when?',
    );
    expect(status).toBe('clarification_needed');
    expect(headline).toMatch(
      /^No day is known on which this began: the analysis of the week holds no change/,
    );
    expect(clarification?.choices[0]?.question).toBe('Sessions by day on mobile last week');
  });

  test('behind a list there is no change that could have begun', async () => {
    const { headline } = await chain(null, 'sessions by device last week', 'when did it start?');
    expect(headline).not.toContain('began');
  });
});
