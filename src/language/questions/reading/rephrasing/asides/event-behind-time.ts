import { MONTH_NAMES } from '../../../dates/calendar-words.ts';
import { once } from '../../../text/pattern.ts';
import type { Retold } from './retold.ts';

const HAPPENED =
  '(?:(?:was|were|is|are|went|came|got|had been) (?:out|live|released|launched|announced|shipped)|launched|came out)';
const ASIDE = once`(?<=\b(?:${MONTH_NAMES}|month|quarter|week|year|\d{4})), (?<told>(?:right |just |shortly )?(?:before|after|when) (?:the |our )?[\p{L}\p{N}.'’ -]{1,30}? ${HAPPENED})(?<end>[ ?.!]*)$`;

/** "What about September, before 6.1 was out": the days are named, and what happened in them is only told. */
export function eventBehindTime(text: string): Retold | undefined {
  const { told, end = '' } = ASIDE.exec(text)?.groups ?? {};
  return told === undefined ? undefined : { text: text.replace(ASIDE, end.trim()), told };
}
