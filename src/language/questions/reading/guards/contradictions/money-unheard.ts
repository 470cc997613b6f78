import { askMetric } from '../../../data/ask-metric.ts';
import { isMoneyColumn } from '../../../data/kind-of-column.ts';
import type { SourceView } from '../../../data/source-view.ts';
import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import type { Reading } from '../../reading.ts';

const VERB = /^(?:make|makes|made|earn|earns|earned|take in|took in|taken in|take|took|taken)$/i;
/** "How much does mobile make up", "how much did it take part": no money. */
const NOT_OF_MONEY = /^(?:up|of|place|part|long|longer|off|over|sense|difference)$/i;
const BETWEEN = 10;

/** "How much was made on mobile": money, which is not answered by a number of something else. */
export function moneyUnheard(
  marks: readonly Mark[],
  { intent, metrics, limits, beside }: Reading,
  view: SourceView,
): About | undefined {
  const isOfNumbers = intent === 'numbers' || intent === 'overview';
  if (!isOfNumbers || beside !== null || !asksForMoney(marks)) return undefined;
  const isTold = [...metrics, ...limits.map(({ metric }) => metric)].some((id) => isOfMoney(id, view));
  return isTold ? undefined : 'which_money';
}

function asksForMoney(marks: readonly Mark[]): boolean {
  return marks.some((mark, at) => {
    if (!(VERB.test(mark.said) || isRefunding(mark)) || NOT_OF_MONEY.test(marks[at + 1]?.said ?? ''))
      return false;
    const before = marks.slice(Math.max(0, at - BETWEEN), at);
    const asked = before.findLastIndex(
      ({ said }, place) => /^much$/i.test(said) && /^how$/i.test(before[place - 1]?.said ?? ''),
    );
    const isHeld = before
      .slice(asked + 1)
      .every(({ type }) => !/^(?:metric|dimension|unknown|number|stop)$/.test(type));
    if (asked >= 0) return isHeld;
    // "We made how much", "tell me what we made"
    const isTurned = /^how$/i.test(marks[at + 1]?.said ?? '') && /^much$/i.test(marks[at + 2]?.said ?? '');
    const isWhat = /^(?:we|i)$/i.test(marks[at - 1]?.said ?? '') && /^what$/i.test(marks[at - 2]?.said ?? '');
    return isTurned || isWhat;
  });
}

/** "How much did we refund" of tickets_refunded, which are no money */
const isRefunding = (mark: Mark): boolean =>
  mark.type === 'metric' && /^refund(?:ed)?$/i.test(mark.said) && mark.metric.endsWith('_refunded');

/** Of a ratio, too: "how much did we make per session". */
const isOfMoney = (id: string, view: SourceView): boolean => {
  const metric = askMetric(view, id);
  return metric !== undefined && (metric.unit === 'currency' || metric.columns.some(isMoneyColumn));
};
