import { once } from '../../../text/pattern.ts';
import type { Reading } from '../../reading.ts';

const WHO_IS = once`^((?:and |but |so |ok |then )*)who(?:['’]s| is| are| was| were) (?=(?:below|under|beneath|less than|lower than|above|over|more than|higher than|at least|at most|between)\b)`;

/** "Who is below 50 %?" behind the rate of each instructor: which of those that were listed, and no single person beyond them. */
export const whoOfRows = (text: string, { dimensions, intent }: Reading): string =>
  dimensions.length === 1 && intent === 'numbers' ? text.replace(WHO_IS, '$1which of those are ') : text;
