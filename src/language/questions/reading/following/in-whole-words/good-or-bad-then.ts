import type { Day } from '#src/shared/week.ts';
import { unitAround } from '../../../dates/period.ts';
import { wholly } from './lead-and-tail.ts';

const GOOD =
  '(?:a |an )?(?:really |very |pretty )?(?:good|bad|great|strong|weak|poor|decent|okay|ok|successful)';

/** "Was that a good week?" */
const VERDICT = wholly(
  `(?:was|is) (?:it|that|this) ${GOOD}(?: or (?:a )?${GOOD})?(?: one)? (?<unit>week|month)(?: or (?:a )?(?:good|bad)(?: one)?)?(?: for us)?`,
);

/** Behind a question about one week, "was it a good week?" is about that one, and not about the last. */
export function goodOrBadThen(
  text: string,
  days: { readonly from: Day; readonly to: Day } | undefined,
): string {
  const unit = VERDICT.exec(text)?.groups?.['unit']?.toLowerCase();
  if (days === undefined || (unit !== 'week' && unit !== 'month')) return text;
  const whole = unitAround(days.from, unit);
  return whole.from === days.from && whole.to === days.to
    ? `how did we do from ${days.from} to ${days.to}`
    : text;
}
