import { askMetric } from '../../../../data/ask-metric.ts';
import { isMoneyColumn } from '../../../../data/kind-of-column.ts';
import { moneyOf } from '../../../../data/money-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { isPaidOut } from '../../../../data/spent-columns.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import { inWords } from '../../../in-words.ts';
import { type Mark, noiseMark } from '../../../mark.ts';
import { asChoice, askedBack } from '../../../problem.ts';
import { areOfOneUnit } from './are-of-one-unit.ts';

const PROFIT = /^(?:(?:net|total|overall) )?(?:profits?|earnings|net income)$/i;
/** All that is spent, and no cost of one kind. */
const ALL_COSTS = /^(?:total )?(?:costs?|expenses?)(?: total)?$/;
const BRINGING = /^(?:bring|brings|brought|make|makes|made|earn|earns|earned|take|takes|took)$/i;

/**
 * "Profit by service" where what comes in and what is spent are two columns: the one less the other, which is said. Where the costs are of
 * one kind, the fuel or the ads, others may be missing: what is left behind those is offered.
 */
export function lessCosts(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const money = moneyOf(views);
  if (money === undefined) return marks;
  const costs = costsIn(views).filter((cost) => areOfOneUnit(money, cost, views));
  return behindCost(marks, money, costs) ?? profitOf(marks, { money, costs, views });
}

const costsIn = (views: readonly SourceView[]): readonly string[] =>
  views
    .flatMap(({ metricColumns }) => metricColumns)
    .filter((column) => isMoneyColumn(column) && isPaidOut(column) && !/refund|discount|price/i.test(column));

/** "How much did Pete bring in in 2025 after fuel": what he brought in less that. */
function behindCost(
  marks: readonly Mark[],
  money: string,
  costs: readonly string[],
): readonly Mark[] | undefined {
  const [only, second] = marks.filter(({ type }) => type === 'metric');
  const at = only === undefined ? -1 : marks.indexOf(only);
  const after = marks[at - 1];
  const verb = marks.findIndex(({ type, said }) => type === 'noise' && BRINGING.test(said));
  if (only?.type !== 'metric' || second !== undefined || verb < 0 || !costs.includes(only.metric))
    return undefined;
  if (!/^(?:after|minus|less|net of)$/i.test(after?.said ?? '')) return undefined;
  const left: Mark = {
    ...only,
    metric: `less:${money}:${only.metric}`,
    said: `${marks[verb]?.said} ${after?.said} ${only.said}`,
  };
  const end =
    /^in$/i.test(marks[verb + 1]?.said ?? '') && marks[verb + 2]?.type !== 'time' ? verb + 2 : verb + 1;
  return [...marks.slice(0, verb), left, ...marks.slice(end, at - 1), ...marks.slice(at + 1)];
}

interface Known {
  readonly money: string;
  readonly costs: readonly string[];
  readonly views: readonly SourceView[];
}

function profitOf(marks: readonly Mark[], { money, costs, views }: Known): readonly Mark[] {
  const at = marks.findIndex(
    (mark) => mark.type === 'topic' && mark.topic.topic === 'profit' && PROFIT.test(mark.said),
  );
  const topic = marks[at];
  const [cost, ...others] = costs;
  if (/^gross$/i.test(marks[at - 1]?.said ?? '')) return marks;
  if (topic === undefined || cost === undefined || marks.some(({ type }) => type === 'metric')) return marks;
  if (others.length === 0 && ALL_COSTS.test(wordsOf(cost).join(' ')))
    return [
      ...marks.slice(0, at),
      { type: 'metric', metric: `less:${money}:${cost}`, said: topic.said, others: [], proper: false },
      ...marks.slice(at + 1),
    ];
  const nounOf = (id: string): string => views.flatMap((view) => askMetric(view, id)?.noun ?? [])[0] ?? id;
  const says = (words: string): string =>
    inWords(marks.map((mark) => (mark === topic ? noiseMark(words) : mark)));
  const less = (taken: readonly string[]): string => [money, ...taken].map(nounOf).join(' minus ');
  const all = others.length > 0 ? [less(costs)] : [];
  throw askedBack(
    'which_money',
    [...all, ...costs.map((one) => less([one])), nounOf(money)].map(says).map(asChoice),
  );
}

/** "Profit" names no column: of what it was made is said. */
export const isLessCosts = (said: string, metric: string): boolean =>
  metric.startsWith('less:') && (PROFIT.test(said) || /^\p{L}+ (?:after|minus|less|net of) /iu.test(said));
