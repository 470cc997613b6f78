import { once } from '../../../text/pattern.ts';
import type { Reading } from '../../reading.ts';

const WHO_IS = once`^((?:and |but |so |ok |then )*)who(?:['’]s| is| are| was| were) (?=(?:below|under|beneath|less than|lower than|above|over|more than|higher than|at least|at most|between)\b)`;

const BEHIND_THEM = once`\b(?:was|were|is|are) behind (?:it|that|this|them|those|these)(?: (?:days|weeks|months))?(?=[ ?.!]*$)`;

/**
 * "Who is below 50 %?" behind the rate of each instructor: which of those that were listed, and no single person beyond them. "Which
 * campaigns were behind them?" behind days that a limit found are those of these days.
 */
export function whoOfRows(text: string, { dimensions, intent, grain, limits }: Reading): string {
  if (intent !== 'numbers') return text;
  if (dimensions.length === 1) return text.replace(WHO_IS, '$1which of those are ');
  const isListOfTimes = dimensions.length === 0 && grain !== null && limits.length > 0;
  return isListOfTimes ? text.replace(BEHIND_THEM, 'were those') : text;
}
