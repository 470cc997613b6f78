import type { Assembled } from '../assemble.ts';
import { NotAnswerable } from '../problem.ts';

/** Nothing of the data was named: "show me", "show me the drop". */
export function refuseEmpty({ has, reading }: Assembled): void {
  const isSomething =
    has.metric || has.dimension || has.filter || has.period || has.intent || has.time || has.versus;
  // "Show me the drop": of what?
  const isBareChange = has.intent && reading.shape === 'change' && !reading.isYesNo;
  const isNamed = has.metric || has.dimension || has.filter || has.period || has.time || has.versus;
  if ((!isSomething || (isBareChange && !isNamed)) && reading.intent === 'numbers')
    throw new NotAnswerable({ type: 'nothing_recognized' });
}
