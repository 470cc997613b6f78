import { answerQuestion } from '#src/language/questions/answer-question.ts';
import type { QuestionContext } from '#src/language/questions/question-context.ts';
import type { Answer } from '#src/shared/answer.ts';
import type { AskedSite } from './asking/asked-site.ts';
import { toldAsOne } from './asking/first-told.ts';
import type { Cell, Question } from './asking/question.ts';

/**
 * `exact`: the right table, or rightly no number. `wrong`: numbers that are not those asked for, given as certain.
 * `refused`: no answer where there is one.
 */
export interface Scored {
  readonly question: Question;
  readonly outcome: 'exact' | 'wrong' | 'refused';
  readonly answer: Answer;
  readonly expected: readonly (readonly Cell[])[] | string;
  readonly ms: number;
}

export async function scoreSite(
  site: AskedSite,
  questions: readonly Question[] = site.questions,
): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const question of questions) {
    const context = await contextAfter(site, question.after ?? []);
    const start = performance.now();
    const answer = await answerQuestion(question.ask, context, site.facts);
    const ms = performance.now() - start;
    const expected = typeof question.want === 'string' ? question.want : question.want(site.raw);
    scored.push({ question, outcome: outcomeOf(answer, expected), answer, expected, ms });
  }
  return scored;
}

async function contextAfter(site: AskedSite, before: readonly string[]): Promise<QuestionContext> {
  let context = site.context;
  for (const question of before) {
    const { reading } = await answerQuestion(question, context, site.facts);
    context = { ...site.context, previous: reading === null ? undefined : { question, reading } };
  }
  return context;
}

function outcomeOf(answer: Answer, expected: Scored['expected']): Scored['outcome'] {
  const isAnswered = answer.status === 'answered';
  if (expected === 'told') return isAnswered ? 'exact' : 'refused';
  if (expected === 'refused') return isAnswered ? 'wrong' : 'exact';
  if (expected === 'asked back')
    return isAnswered ? 'wrong' : answer.status === 'clarification_needed' ? 'exact' : 'refused';
  if (!isAnswered) return 'refused';
  const table = expected as readonly (readonly Cell[])[];
  return holdsTable(answer.tables[0]?.rows ?? [], table) && tellsNumber(answer, table) ? 'exact' : 'wrong';
}

/** Where one number is asked for, it is told as one: no total is looked for among the numbers of a comparison. */
function tellsNumber(answer: Answer, expected: readonly (readonly Cell[])[]): boolean {
  const [[only, ...others] = [], ...rows] = expected;
  if (typeof only !== 'number' || others.length + rows.length > 0) return true;
  const told = toldAsOne(answer);
  return told.length === 0 || told.some((one) => isSame(one, only));
}

/** Row by row, every expected cell in the row of its place; the answer may have more columns, not more rows. */
function holdsTable(
  rows: readonly (readonly (string | number | null)[])[],
  expected: readonly (readonly Cell[])[],
): boolean {
  return (
    rows.length === expected.length &&
    expected.every((cells, at) => cells.every((cell) => (rows[at] ?? []).some((own) => isSame(own, cell))))
  );
}

function isSame(own: string | number | null, cell: Cell): boolean {
  if (typeof own === 'number' && typeof cell === 'number')
    return Math.abs(own - cell) <= 1e-9 * Math.max(1, Math.abs(cell));
  // A quotient of nothing is no number.
  if (own === null) return typeof cell === 'number' && Number.isNaN(cell);
  return own === cell;
}
