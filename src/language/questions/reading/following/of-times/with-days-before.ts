import { once } from '../../../text/pattern.ts';
import type { Reading } from '../../reading.ts';
import { BEFORE, COUNT, THAT, UNIT } from './step-words.ts';
import { asUnit, earlierThan } from './time-beside.ts';

/** What holds two times against each other, or says how far something moved between them. */
const HELD =
  /\b(?:vs|versus|against|than|compare[ds]?|comparison|comparing|changed?|changes|difference|relative to|up|down|since|grew|grown|rose|risen|fell|fallen|dropped?|increased?|decreased?|gained|lost)\b/iu;
const AT_THE_END = once`(?:^| )(?:(?:for|in|on|during|over) )?(?:the ${COUNT}${UNIT}${BEFORE}${THAT}|the (?:previous|prior|preceding) (?<previous>days?|weeks?|months?|quarters?|years?))(?=[ ?.!]*$| (?:by|per|for|on|from|only|with|without) )`;

const HELD_AGAINST =
  /\b(?:vs\.?|versus|against|(?:compare[ds]?|comparison|relative) (?:to|with)|than(?: in| on)?|from) (?:the )?(?:previous|prior|preceding) (?<unit>day|week|month|quarter|year)\b/iu;

/** "Which channel was biggest the week before?": with the days of it in place of these words. */
export function withDaysBefore(text: string, before: Reading): string {
  const [period] = before.periods;
  if (period === undefined || before.periods.length > 1) return text;
  const held = HELD_AGAINST.exec(text)?.groups?.['unit']?.toLowerCase();
  // "Versus the previous month", of that month: the one before it, and not the one before today's
  if (held !== undefined && asUnit(period).unit === held)
    return text.replace(/(?<=\bthe |\b)(?:previous|prior|preceding) (\p{L}+)/iu, '$1 before');
  const found = AT_THE_END.exec(text);
  if (found === null || HELD.test(text)) return text;
  const { unit, previous, count } = found.groups ?? {};
  const earlier = earlierThan(period, { unit: unit ?? previous, count });
  if (earlier === undefined) return text;
  return text.replace(AT_THE_END, ` from ${earlier.from} to ${earlier.to}`);
}
