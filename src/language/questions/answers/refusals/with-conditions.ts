import type { Period } from '../../dates/period.ts';
import type { QuestionContext } from '../../question-context.ts';
import { marksOf } from '../../reading/known-site.ts';
import type { Mark } from '../../reading/mark.ts';
import { isKeyword, isNamed } from '../../reading/piece.ts';
import { asChoice, ifAnswerable } from '../../reading/problem.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Choice } from './problem-words.ts';
import { askTheSame, sayWhole, settledReading } from './whole-questions.ts';

type NamedMark = Extract<Mark, { type: 'members' | 'path' | 'text' }>;

/** A name of the question, and whether it was left out there. */
export interface Condition {
  readonly mark: NamedMark;
  readonly isLeftOut: boolean;
}

/** The names that a question limits itself to, as far as they are understood by themselves. */
export function conditionsOf(question: string, context: QuestionContext): readonly Condition[] {
  const marks = ifAnswerable(() => marksOf(question, context)) ?? [];
  return marks.flatMap((mark, at) =>
    isNamed(mark) && isThere(mark) ? [{ mark, isLeftOut: isLeftOut(marks, at) }] : [],
  );
}

const isThere = (mark: NamedMark): boolean =>
  mark.type !== 'members' || mark.candidates.some(({ how }) => how !== 'absent');

/** "Without", whatever articles and prepositions stand between, or as one of a list behind it. */
function isLeftOut(marks: readonly Mark[], at: number): boolean {
  const place = marks.findLastIndex(
    (mark, before) => before < at && mark.type !== 'noise' && !isKeyword(mark, 'preposition'),
  );
  const before = marks[place];
  if (!isKeyword(before, 'and', 'or')) return isKeyword(before, 'without');
  const listed = marks[place - 1];
  return listed !== undefined && isNamed(listed) && isLeftOut(marks, place - 1);
}

/** Whether what is offered is limited by the name, puts it beside others or tells it in a row of its own. */
function keeps(
  { filters, each, dimensions, chosen }: Reading,
  { mark, isLeftOut: isOut }: Condition,
): boolean {
  if (chosen !== null) return true;
  if (mark.type !== 'members') {
    const said = mark.text.toLowerCase();
    const isIn = ({ members }: Reading['filters'][number]): boolean =>
      members.some((member) => member.toLowerCase().includes(said) || said.includes(member.toLowerCase()));
    return filters.some(isIn) || (each !== null && !isOut);
  }
  return mark.candidates.some(
    ({ dimension, members }) =>
      (!isOut && (dimensions.includes(dimension) || each?.dimension === dimension)) ||
      filters.some(
        (filter) =>
          filter.dimension === dimension &&
          isOut === filter.is.startsWith('no') &&
          members.some((one) => filter.members.includes(one)),
      ),
  );
}

/**
 * A question that is offered in place of another one, limited by the names of that: "Opens last month vs the month before" of the one
 * newsletter that was asked about. One that speaks of some of them already is left as it is.
 */
export function withConditions(
  choice: Choice,
  conditions: readonly Condition[],
  context: QuestionContext,
): Choice {
  const read = settledReading(choice.question, context);
  if (read === undefined || read.reading.intent !== 'numbers' || conditions.length === 0) return choice;
  if (conditions.some((condition) => keeps(read.reading, condition))) return choice;
  for (const words of limitedBy(conditions)) {
    const limited = settledReading(`${choice.question} ${words}`, context);
    const isKept =
      limited !== undefined &&
      isOtherwiseSame(limited.reading, read.reading) &&
      conditions.every((condition) => keeps(limited.reading, condition));
    const said = isKept ? sayWhole(limited.reading, limited.view, context) : undefined;
    if (said !== undefined) return asChoice(said);
  }
  return choice;
}

/** What is offered of the same names and times as a question that was read whole. */
export function withFiltersOf(
  choice: Choice,
  { filters, sourceId }: Reading,
  context: QuestionContext,
): Choice {
  const read = settledReading(choice.question, context);
  if (read === undefined || filters.length === 0 || read.reading.sourceId !== sourceId) return choice;
  const said = sayWhole({ ...read.reading, filters }, read.view, context);
  return said === undefined ? choice : asChoice(said);
}

/** Of several it is tried first to put them side by side. */
function limitedBy(conditions: readonly Condition[]): readonly string[] {
  const inWords = ({ mark }: Condition): string =>
    mark.type === 'members' ? `"${nameOf(mark)}"` : mark.said;
  const kept = conditions.filter(({ isLeftOut: isOut }) => !isOut).map(inWords);
  const out = conditions.filter(({ isLeftOut: isOut }) => isOut).map(inWords);
  const without = out.length === 0 ? '' : ` without ${out.join(' and ')}`;
  if (kept.length === 0) return [without.trim()];
  return ['vs', 'and'].map((joint) => `for ${kept.join(` ${joint} `)}${without}`);
}

/** "youtube.com", whose sign no word has, by its name; any other as it was said. */
const nameOf = (mark: NamedMark): string => {
  const [only, ...others] =
    mark.type === 'members' ? [...new Set(mark.candidates.flatMap(({ members }) => members))] : [];
  return only !== undefined && others.length === 0 ? only : mark.said;
};

/** The choices, those first that keep the most names and times of the question; otherwise in their order, and none twice. */
export function fullestFirst(
  choices: readonly Choice[],
  question: string,
  conditions: readonly Condition[],
  context: QuestionContext,
): readonly Choice[] {
  const times = periodsOf(question, context);
  if (conditions.length + times.length === 0) return choices;
  const unlike = choices.filter(
    (choice, at) => !choices.slice(0, at).some((one) => askTheSame(one.question, choice.question, context)),
  );
  const lacking = new Map(
    unlike.map((choice) => {
      const reading = settledReading(choice.question, context)?.reading;
      if (reading === undefined) return [choice, 0];
      const isIn = ({ from, to }: Period): boolean =>
        reading.periods.some((period) => period.from === from && period.to === to);
      const names = conditions.filter((condition) => !keeps(reading, condition)).length;
      return [choice, names + times.filter((time) => !isIn(time)).length];
    }),
  );
  return unlike.toSorted((a, b) => (lacking.get(a) ?? 0) - (lacking.get(b) ?? 0));
}

const periodsOf = (question: string, context: QuestionContext): readonly Period[] =>
  (ifAnswerable(() => marksOf(question, context)) ?? []).flatMap((mark) =>
    mark.type === 'time' && mark.time.type === 'period' ? [mark.time.period] : [],
  );

/** The names of the question that none of the choices keeps, as they were said there. */
export const keptByNone = (
  choices: readonly Choice[],
  conditions: readonly Condition[],
  context: QuestionContext,
): readonly string[] => {
  const readings = choices.flatMap(({ question }) => settledReading(question, context)?.reading ?? []);
  return readings.length === 0
    ? []
    : conditions
        .filter((condition) => readings.every((reading) => !keeps(reading, condition)))
        .map(({ mark }) => nameOf(mark));
};

/** The names alone came to it. */
const isOtherwiseSame = (one: Reading, other: Reading): boolean =>
  JSON.stringify([one.metrics, one.dimensions, one.grain, one.versus, one.shape]) ===
    JSON.stringify([other.metrics, other.dimensions, other.grain, other.versus, other.shape]) &&
  one.periods.length === other.periods.length;
