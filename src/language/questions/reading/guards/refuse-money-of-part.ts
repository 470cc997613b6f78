import { singular } from '../../../plural.ts';
import { askMetric } from '../../data/ask-metric.ts';
import { earnedOf } from '../../data/earned-columns.ts';
import { isNamedAsPersons } from '../../data/is-of-persons.ts';
import type { SourceView } from '../../data/source-view.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword, isNoise } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

const FROM = /^(?:from|of|by|through|via|on|with|in|for)$/i;
const ALL = /^(?:the|our|all|only|just)$/i;
const HOW_MUCH =
  /^(?:so |and )?how much(?: money| revenue| income)? (?:did|do|does|have|has|was|were)\b.*\b(?:bring|brought|raise|raised|make|made|earn|earned|generate|generated|give|gave|given|worth)\b/i;
/** Traffic of which some was engaged is what money is told per, as it is per session. */
const VISITS = /session|visit|view|click|user/i;

/**
 * "Amount from recurring donations", "amount per recurring donation", "how much did recurring donations bring in" of a file that counts
 * these among all donations and has one column of money: that is the money of all of them, and no number beside it makes it theirs.
 */
export function refuseMoneyOfPart(marks: readonly Mark[], { metrics }: Reading, view: SourceView): void {
  const at = marks.findIndex((mark) => mark.type === 'metric' && wholeOf(mark.metric, view) !== undefined);
  const part = marks[at];
  if (part?.type !== 'metric') return;
  const money = moneyBeside(marks, at, metrics, view);
  if (money === undefined) return;
  const nounOf = (id: string): string => askMetric(view, id)?.noun ?? id.replaceAll('_', ' ');
  const behind = marks.slice(at + 1);
  // The verb of "how much did they bring in" says nothing beside the number itself
  const from = behind.findIndex(
    ({ type, said }, place) =>
      /^(?:time|members|dimension)$/.test(type) ||
      isKeyword(behind[place], 'by', 'each') ||
      (FROM.test(said) &&
        /^(?:in|on|from|of)$/i.test(said) &&
        !/^(?:last|this|yesterday)\b/i.test(behind[place + 1]?.said ?? 'last')),
  );
  const rest = from < 0 ? '' : inWords(behind.slice(from).filter(({ type }) => type !== 'stop'));
  const whole = nounOf(wholeOf(part.metric, view) ?? part.metric);
  const choices = [nounOf(money), `${nounOf(money)} per ${singular(whole)}`, nounOf(part.metric)];
  throw askedBack(
    'money_of_number',
    choices.map((words) => asChoice(`${words} ${rest}`.trim())),
  );
}

/** Of recurring_donations the donations, where the rows say so, too; the one-off ones are what is left of these. */
function wholeOf(metric: string, { source }: SourceView): string | undefined {
  const column = /^less:.+:(.+)$/.exec(metric)?.[1] ?? metric;
  return source.wholes?.[column]?.find(
    (whole) =>
      !isNamedAsPersons(whole) &&
      !VISITS.test(whole) &&
      wordsOf(whole).every((word) => wordsOf(column).includes(word)),
  );
}

/** The money that is asked of the part: of each, from all of them, or by the verb alone. */
function moneyBeside(
  marks: readonly Mark[],
  at: number,
  metrics: readonly string[],
  view: SourceView,
): string | undefined {
  const part = (marks[at] as Extract<Mark, { type: 'metric' }>).metric;
  const earned = earnedOf(view.metricColumns);
  const perPart = earned.find((money) => metrics.includes(`ratio:${money}:${part}`));
  if (perPart !== undefined) return perPart;
  const before = marks.slice(0, at);
  const number = before.findLast((mark) => !isNoise(mark) && !FROM.test(mark.said));
  const isFrom = FROM.test(before.findLast(({ said }) => !ALL.test(said))?.said ?? '');
  if (isFrom && number?.type === 'metric' && earned.includes(number.metric)) return number.metric;
  const isByVerb = metrics.length === 1 && metrics[0] === part && HOW_MUCH.test(inWords(marks));
  return isByVerb && !marks.some((mark) => isKeyword(mark, 'and')) ? earned[0] : undefined;
}
