import { LEAD, TAIL } from './lead-and-tail.ts';

const COUNT = '(?:count|counted|include|included|look at|looked at|take|took|consider|considered|use|used)';

/** "And if you count paid search only?", "what if we only look at mobile?" */
const COUNTED = new RegExp(
  `^${LEAD}(?:what )?if (?:you|we|i|one) (?<first>(?:only|just) )?${COUNT} (?<second>(?:only|just) )?(?<names>[^?!;]+?)(?<last> only| alone)?(?: for (?:that|this))?${TAIL}`,
  'iu',
);

/** A question that is only narrowed, said as a wish: the same with these alone. */
export function countedOnly(text: string): string {
  const { first, second, last, names } = COUNTED.exec(text)?.groups ?? {};
  return names === undefined || (first ?? second ?? last) === undefined ? text : `only ${names}`;
}
