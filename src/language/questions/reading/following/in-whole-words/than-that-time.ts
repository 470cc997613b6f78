import { MONTH_NAMES } from '../../../dates/calendar-words.ts';
import { periodAsked } from '../../../wording/as-question-when.ts';
import type { Reading } from '../../reading.ts';
import { openingKept, TAIL } from './lead-and-tail.ts';

const BETTER = openingKept(
  `((?:was|were|is|are) (?:it (?:in )?)?(?:(?:${MONTH_NAMES})(?: 20\\d\\d)?|(?:last|this) (?:week|month|quarter|year)|q[1-4](?: 20\\d\\d)?|20\\d\\d|yesterday) (?:better|worse|higher|lower|stronger|weaker))(?=${TAIL})`,
);

const ONE_BEFORE = openingKept(
  `(?:was|were|is|are) the (week|month|quarter|year|day) before (better|worse|higher|lower|stronger|weaker)(?=${TAIL})`,
);

const CONTRARY: Readonly<Record<string, string>> = {
  better: 'worse',
  worse: 'better',
  higher: 'lower',
  lower: 'higher',
  stronger: 'weaker',
  weaker: 'stronger',
};

/** "Was January better?" behind February: better than that time, and not than the one before January. */
export function thanThatTime(text: string, { periods, versus }: Reading): string {
  const [told, ...others] = periods;
  if (told === undefined || others.length > 0 || versus !== null) return text;
  // "Was the week before better?": then the one that was told is worse
  const turned = text.replace(
    ONE_BEFORE,
    (_, lead: string, unit: string, than: string) =>
      `${lead}is it ${CONTRARY[than.toLowerCase()] ?? than} than the ${unit} before`,
  );
  return turned.replace(BETTER, `$1$2 than ${periodAsked(told).replace(/^(?:in|on) /, '')}`);
}
