import { once } from '../../../text/pattern.ts';
import { addedIn } from '../in-whole-words/added-in.ts';
import { LEAD, TAIL, wholly } from '../in-whole-words/lead-and-tail.ts';

/** What a follow-up does to those that were told together, in its own words. */
export interface Exchanged {
  readonly put: string | null;
  readonly out: string | null;
  /** "And Lisbon": it may go on with those that were told, and two of them may be asked about in their place. */
  readonly isOnlyAnd: boolean;
}

const PUT = '(?<put>\\p{L}[^,;?]*?)';
const OUT = '(?<out>\\p{L}[^,;?]*?)';

const IN_PLACE = [
  wholly(`(?:with |use |take |put )?${PUT},? (?:instead|in place|rather) (?:of|than) ${OUT}`),
  wholly(`(?:instead|in place) of ${OUT}, ?(?:with |use |take |put )?${PUT}`),
  wholly(`(?:replace|exchange|swap(?: out)?) ${OUT} (?:with|by|for) ${PUT}`),
  wholly(`${PUT},? (?:and )?not ${OUT}`),
  wholly(`not ${OUT},? but ${PUT}`),
];

const LESS = [
  wholly(
    `(?:without|leav(?:e|ing) out|leav(?:e|ing) aside|drop(?:ping)?|remov(?:e|ing)|skip(?:ping)?|omit(?:ting)?|ignor(?:e|ing)|exclud(?:e|ing)|forget|except(?: for)?|minus|not|no(?! matter)) ${OUT}`,
  ),
  wholly(`(?:leave|take|keep) ${OUT} (?:out|away|off)(?: of (?:it|them|this|that))?`),
];

const AND = once`^(?:(?:and|or|plus|&)[ ,]+)+(?:also |then |to |with )?(?<put>(?!(?:what|how|which|who|when|where|why|by|per|the (?:rest|others?)|without|not|only|is|was|are|were|did|does|do)\b)\p{L}[^?]*?)${TAIL}`;

const TO_THEM = / (?:to|into|in) (?:it|them|this|that|the (?:list|comparison|two|three)|these|those)$/iu;
const WITH = once`^${LEAD}(?:with|include|including) (?=\p{L})`;

/** "Glasgow instead of Leeds", "without Paris", "Ireland too"; undefined where it says none of these. */
export function exchanged(text: string): Exchanged | undefined {
  for (const one of IN_PLACE) {
    const { put, out } = one.exec(text)?.groups ?? {};
    if (put !== undefined && out !== undefined) return { put, out, isOnlyAnd: false };
  }
  for (const one of LESS) {
    const out = one.exec(text)?.groups?.['out'];
    if (out !== undefined) return { put: null, out, isOnlyAnd: false };
  }
  const added = addedIn(text.replace(WITH, 'add '))?.replace(TO_THEM, '');
  if (added !== undefined) return { put: added, out: null, isOnlyAnd: false };
  const put = AND.exec(text)?.groups?.['put'];
  return put === undefined ? undefined : { put, out: null, isOnlyAnd: true };
}
