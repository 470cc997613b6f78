import { askMetric } from '../../../data/ask-metric.ts';
import { isMoneyColumn } from '../../../data/kind-of-column.ts';
import type { SourceView } from '../../../data/source-view.ts';
import type { Reading } from '../../reading.ts';
import { viewOf } from '../../view-of.ts';
import { numberOf } from '../follows-on.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';

const CHEAPEST = wholly('(?:the )?(?<side>cheapest|least expensive|dearest|priciest)(?: one)?');

/** "Cheapest?" behind what one costs, by route: which of them it is, as in a whole sentence. */
export function cheapestOfRows(
  text: string,
  before: Reading,
  views: readonly SourceView[],
  read: (text: string) => Reading | undefined,
): Reading | undefined {
  const side = CHEAPEST.exec(text)?.groups?.side;
  const isOfRows = before.intent === 'numbers' && before.dimensions.length === 1 && before.grain === null;
  if (side === undefined || !isOfRows) return undefined;
  const isDear = /^(?:dear|pric)/i.test(side);
  const number = numberOf(before) ?? '';
  const metric = askMetric(viewOf(before, views), number);
  const isMoney = metric?.unit === 'currency' || isMoneyColumn(number.split(':')[1] ?? '');
  const isPrice = metric?.kind === 'quotient' && isMoney;
  return isPrice
    ? read(`the ${isDear ? 'highest' : 'lowest'}`)
    : read(`which is the ${isDear ? 'most expensive' : 'cheapest'}`);
}
