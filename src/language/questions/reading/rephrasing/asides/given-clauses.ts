import type { Mark } from '../../mark.ts';
import { isMove } from '../../piece.ts';
import type { MarksOf, Retold } from './retold.ts';

const GIVEN =
  /^(?:and |so |but )?(?:while|whilst|although|though|even though|given(?: that)?|considering(?: that)?|seeing (?:as|that)|knowing that|now that|as|since|because) ([^,?!.;]{3,80}), (?=(?:did|do|does|has|have|had|is|are|was|were|how|what|which|who|where|can|could|show|by)\b)/i;
const POINTS_BACK = /\b(?:it|its|they|them|their|that|this|those|these|both|too|also)\b/i;

/**
 * "While clothing fell, did footwear rise?", "given that income fell, how were hires last month?": the main clause is asked, and what
 * is given is told as taken as said. Days that only the given clause names are those of both.
 */
export function givenClause(text: string, marksOf: MarksOf): Retold | undefined {
  const found = GIVEN.exec(text);
  if (found === null) return undefined;
  const given = found[1] ?? '';
  const asked = text.slice(found[0].length);
  const [told, main] = [marksOf(given), marksOf(asked)];
  const isGiven = told.some(isMove) && told.some(isAsked);
  if (!isGiven || !main.some(isAsked) || POINTS_BACK.test(asked)) return undefined;
  const when = told.filter(({ type }) => type === 'time').map(({ said }) => said);
  const isTimed = main.some(({ type }) => type === 'time');
  const rest = isTimed || when.length !== 1 ? '' : ` ${when[0]}`;
  return { text: `${asked.replace(/[?.!]+$/, '')}${rest}`, told: given };
}

const isAsked = ({ type }: Mark): boolean => type === 'metric' || type === 'members';
