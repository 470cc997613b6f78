import { once } from '../../../text/pattern.ts';
import type { Mark } from '../../mark.ts';
import { asChoice, askedBack } from '../../problem.ts';

const IT = '(?:it|this|that|they|those|these|things)';
const SAME =
  '(?:(?:also|still) )?(?:so|(?:exactly )?the same(?: (?:ones?|story|picture|case|thing|order|way|winner|leader))?|true|the case|different|similar|alike)';
const HOLDS = '(?:(?:also|still) )?(?:hold|apply|stand|go|stay the same|remain so)(?: (?:true|good|up|so))?';
const ASKED_AGAIN = `(?:(?:is|are|was|were) (?:${IT} ${SAME}|the same (?:true|so|the case))|(?:does|do|did) (?:${IT}|the same) ${HOLDS})`;
const PATTERN = once`^(?<first>.{7,}?[^\s,;:.?!])\s*(?:[?.!;]\s*(?:(?:and|but|or) )?|,?\s+(?:and|but|or) )${ASKED_AGAIN} (?:as )?(?<place>(?!as\b|or\b)[^?!;]{2,60}?)(?: too| as well| also)?[\s?.!]*$`;
const YEAR_BEFORE =
  /^(?:(?:in )?(?:the )?(?:last|previous|prior) year|(?:in )?the year before|a year (?:ago|before))$/i;
const ASKS = /\b(?:which|what|who|whose|how|when|where|is|are|was|were|do|does|did|has|have)\b/i;
const LEAD = /\b(?:in|on|for|at|from|with|by|via|during) (?:the )?$/i;

/**
 * "Which campaign has the most visits, and is it the same for landlords?": the first half as it stands and the same question of the other
 * place or time. Read as one, the second half would narrow the first, which nobody were told anything of.
 */
export function askSecondHalf(text: string, marksOf: (said: string) => readonly Mark[]): void {
  const { first, place } = PATTERN.exec(text)?.groups ?? {};
  if (first === undefined || place === undefined) return;
  const other = marksOf(place).filter(isPlaceOrTime);
  if (other.length === 0) return;
  const end = ASKS.test(first) ? '?' : '';
  const second = inItsPlace(first, place, marksOf(first), other);
  throw askedBack('second_half', [asChoice(`${first}${end}`), asChoice(`${second}${end}`)]);
}

const isPlaceOrTime = ({ type }: Mark): boolean => /^(?:members|time|path|text)$/.test(type);

/** What the first half says of the same column, or of its time, gives way; else the place stands behind it. */
function inItsPlace(first: string, place: string, marks: readonly Mark[], others: readonly Mark[]): string {
  const [other] = others;
  const alike = marks.filter((mark) => others.length === 1 && isOfOneKind(mark, other));
  const [own] = alike;
  if (alike.length !== 1 || own === undefined || other === undefined) return `${first} ${place}`;
  if (own.type === 'time' && YEAR_BEFORE.test(place))
    return /\d{4}/.test(own.said) ? `${first} ${place}` : `${first} last year`;
  const at = first.lastIndexOf(own.said);
  const [before, behind] = [first.slice(0, at), first.slice(at + own.said.length)];
  const bare = before.replace(LEAD, '');
  // Its own "on" or "in" comes with the other one, where the first half has one to give way
  return bare === before
    ? `${before}${place.slice(place.indexOf(other.said))}${behind}`
    : `${bare}${place}${behind}`;
}

const isOfOneKind = (mark: Mark, other: Mark | undefined): boolean =>
  mark.type === 'members' && other?.type === 'members'
    ? mark.candidates.some(({ dimension }) => other.candidates.some((one) => one.dimension === dimension))
    : mark.type === 'time' && other?.type === 'time';
