import { once } from '../../../text/pattern.ts';
import type { Reading } from '../../reading.ts';

const MOST_OF_THEM = once`^((?:and |but |so )?(?:in |on |at |from |for )?(?:which|what|who)\b[^,?]{0,40}? (?:the )?(?:most|least|fewest|more|fewer)) of (?:them|these|those)(?=[ ?.!]*$)`;

/**
 * "Which station had the most of them?" behind "hires last month": of the hires. Behind a ranking they may be those that it found, and
 * stay said.
 */
export const mostOfThem = (text: string, { rank, intent }: Reading): string =>
  rank === null && intent === 'numbers' ? text.replace(MOST_OF_THEM, '$1') : text;
