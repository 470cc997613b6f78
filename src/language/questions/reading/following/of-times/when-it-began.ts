import type { Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';

const CHANGE =
  '(?:it|this|that|they|all this|all that|(?:the|this|that) (?:\\p{L}+ )?(?:change|drop|fall|decline|decrease|dip|loss|rise|increase|jump|gain|growth|spike|surge|trend|problem|outage|slump|downturn))';

/** "When did it start?", "since when exactly?", "from which day on?" */
const BEGAN = wholly(
  `(?:(?:exactly )?(?:when|on (?:which|what) day|(?:which|what) day)(?: exactly)? (?:did|does|has|had) ${CHANGE} (?:all )?(?:first )?(?:start|begin|set in|happen|started|begun|kick in|occur)(?: happening| to (?:fall|drop|rise|decline|happen))?(?: exactly)?|(?:exactly )?(?:since|from) (?:when|(?:which|what) (?:day|date))(?: on)?(?:,? exactly| precisely)?(?: (?:is|was|has) (?:that|it|this)(?: been)?(?: (?:so|going on|happening|the case|like (?:that|this)))?)?|when (?:was|is) (?:the )?(?:start|beginning|onset)(?: of (?:it|this|that))?)`,
);

/** When a change that was told set in, behind the question that told it: another part of the same finding. */
export function whenItBegan(text: string, before: Reading): Reading | undefined {
  if (!BEGAN.test(text) || !tellsAChange(before)) return undefined;
  return {
    ...before,
    intent: 'onset',
    isYesNo: false,
    asks: null,
    display: null,
    assumptions: namedBy(before),
  };
}

/** Causes, findings, what to do about them and whole pictures; and of numbers those that were held against others. */
function tellsAChange({
  intent,
  shape,
  moves,
  versus,
  periods,
  dimensions,
  rank,
  grain,
  each,
}: Reading): boolean {
  if (/^(?:why|usual|findings|advice|overview|onset)$/.test(intent)) return true;
  const isOfOne = dimensions.length === 0 && rank === null && grain === null && each === null;
  const isHeld = shape === 'change' || moves.length > 0 || versus !== null || periods.length === 2;
  return intent === 'numbers' && isOfOne && isHeld;
}

/** That no number was named says which findings are meant. */
const namedBy = ({ assumptions }: Reading): Reading['assumptions'] =>
  assumptions.filter(({ code }) => code === 'metric_default');
