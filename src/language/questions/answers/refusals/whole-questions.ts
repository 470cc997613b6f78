import type { SourceView } from '../../data/source-view.ts';
import type { QuestionContext } from '../../question-context.ts';
import { keptByContext } from '../../reading/kept-by-context.ts';
import { ofNamedSource } from '../../reading/marking/named-source.ts';
import { ifAnswerable } from '../../reading/problem.ts';
import { MOST_OFFERED, readOnce } from '../../reading/read-once.ts';
import type { ReadQuestion } from '../../reading/read-question.ts';
import { Reading } from '../../reading/reading.ts';
import { asQuestions } from '../../wording/as-question.ts';
import { refuseUnlessTold } from '../numbers-answer.ts';
import { settle } from '../settling/settle.ts';
import { refuseBesideNumbers } from './refuse-beside-numbers.ts';

/**
 * What a text is read as, where it can be answered: whoever chooses it is not asked again. It is asked for of every question that is
 * offered when it is chosen, limited, told apart from the others and put in order.
 */
export const settledReading = keptByContext(
  (text, context): ReadQuestion | undefined =>
    ifAnswerable(() => {
      // What is offered may name its source, as any question does
      const named = ofNamedSource(text, context);
      const read = readOnce(named.text, named.context);
      const { reading, view } = read;
      if (reading.intent === 'numbers' && reading.beside === null) {
        const settled = settle(reading, view, context.today);
        if (reading.chosen === null && reading.leftOut === null) refuseUnlessTold(settled);
      }
      refuseBesideNumbers(reading);
      return read;
    }),
  MOST_OFFERED,
);

/**
 * A part of a question as a whole one. Words that are left when others are taken away are seldom a sentence; what they were
 * read as is said anew.
 */
export function wholeQuestion(part: string, context: QuestionContext): string | undefined {
  const read = settledReading(part, context);
  if (read === undefined) return undefined;
  return (
    sayWhole(withDays(read.reading, read.view, context), read.view, context) ??
    sayWhole(read.reading, read.view, context)
  );
}

/** The usual days, named: whoever chooses the question sees of when its answer will be. */
function withDays(reading: Reading, view: SourceView, context: QuestionContext): Reading {
  if (reading.intent !== 'numbers' || reading.beside !== null || reading.periods.length > 0) return reading;
  const { period } = settle(reading, view, context.today);
  const { reading: how, words: _, ...days } = period;
  return how === 'default' && period.unit === 'day' ? { ...reading, periods: [days] } : reading;
}

/** A reading in words that are read as the same; undefined where there are none. */
export function sayWhole(reading: Reading, view: SourceView, context: QuestionContext): string | undefined {
  return asQuestions(reading, view, context.today).find((said) => {
    const back = settledReading(said, context);
    return back !== undefined && isSame(back.reading, reading);
  });
}

/** Whether two questions are told by the same table, however they are said. */
export function askTheSame(one: string, other: string, context: QuestionContext): boolean {
  const [first, second] = [settledReading(one, context), settledReading(other, context)];
  return first !== undefined && second !== undefined && isSame(first.reading, second.reading);
}

/** A reading that was kept with its answer has its parts in another order. */
const isSame = (a: Reading, b: Reading): boolean =>
  JSON.stringify(asTold(Reading.parse(a))) === JSON.stringify(asTold(Reading.parse(b)));

/** What makes the table, without how it was said. */
const asTold = ({
  periods,
  each,
  weekdays,
  assumptions: _,
  display: __,
  isTogether: ___,
  replaced: ____,
  found: _____,
  foundTime: ______,
  ...reading
}: Reading) => ({
  ...reading,
  // Rows stand by their first number, the largest first, whether or not that is said.
  orderBy: reading.orderBy === reading.metrics[0] ? null : reading.orderBy,
  order: reading.order === 'down' && reading.grain === null ? null : reading.order,
  // A number without a limit is told alike, whether or not it is asked with "did".
  ...(reading.shape === 'value' && reading.limits.length === 0 && { isYesNo: false, asks: null }),
  periods: periods.map(({ from, to, without }) => ({ from, to, without })),
  each: each && { dimension: each.dimension, members: each.members },
  weekdays: weekdays.map(({ days }) => days),
});
