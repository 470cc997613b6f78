import { once } from '../../text/pattern.ts';
import type { Reading } from '../reading.ts';

const HOW_LONG = once`\b(?:how long (?:since|ago|is it|has|have)|how many (?:days|weeks|months) (?:since|ago|is it|has it)|(?:days|weeks|months) since)\b`;

/** "How long since the last burst pipe", and what follows it: of a first or a last day how long ago it is. */
export const asksHowLongAgo = (text: string, { endOfTime, isAgo }: Reading): boolean =>
  endOfTime !== null && (isAgo || HOW_LONG.test(text));
