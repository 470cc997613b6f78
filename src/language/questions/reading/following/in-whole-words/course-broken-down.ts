import { once } from '../../../text/pattern.ts';
import type { Reading } from '../../reading.ts';
import { LEAD, TAIL } from './lead-and-tail.ts';

const BROKEN_DOWN = once`^${LEAD}(?:break|split|separate) (?:that|it|this|these|those|them)(?: (?:numbers?|figures?|sales|months?|weeks?|quarters?|days?))?(?: (?:down|up|out))? by (?<by>(?:the )?\p{L}+(?: \p{L}+)?)(?=${TAIL})`;

const UNIT = /^(?:the )?(?:day|week|weekday|month|quarter|year)/i;

/** "Break that down by channel" behind "sales by quarter": each channel in each quarter. What is put in an order besides is a list. */
export function courseBrokenDown(text: string, { grain, dimensions, rank, shape, limits }: Reading): string {
  const isCourse = grain !== null && grain !== 'weekday' && dimensions.length === 0 && rank === null;
  if (!isCourse || limits.length > 0 || !/^(?:value|trend)$/.test(shape)) return text;
  const by = BROKEN_DOWN.exec(text)?.groups?.by;
  return by === undefined || UNIT.test(by) ? text : `by ${grain} by ${by}`;
}
