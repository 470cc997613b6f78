import { askMetric } from '../../../data/ask-metric.ts';
import { kindOfMetric } from '../../../data/kind-of-column.ts';
import type { SourceView } from '../../../data/source-view.ts';
import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { Reading } from '../../reading.ts';

const MONEY = /revenue|turnover|income|takings|earnings/i;

/** "How many fares did we sell": a number of things, which no sum of money is. */
export function howManyOfMoney(
  marks: readonly Mark[],
  { metrics, shape, chosenDays }: Reading,
  view: SourceView,
): About | undefined {
  const count = marks.findIndex(
    (mark) => isKeyword(mark, 'count') && /^how many$|^(?:the )?number of$/i.test(mark.said),
  );
  if (count < 0 || shape === 'count' || chosenDays !== null) return undefined;
  const known = metrics.map((id) => askMetric(view, id));
  const isMoney =
    known.length > 0 &&
    known.every((one) => one !== undefined && one.kind === 'additive' && kindOfMetric(one) === 'money');
  const next = marks.slice(count + 1).find((mark) => mark.type !== 'noise');
  // "The largest number of revenue" is the largest figure of it
  const isFigure = /number of$/i.test(marks[count]?.said ?? '') && MONEY.test(next?.said ?? '');
  if (isFigure) return undefined;
  // How many days or names there are is counted otherwise
  return isMoney && (next?.type === 'metric' || next?.type === 'members') ? 'how_many_of_money' : undefined;
}
