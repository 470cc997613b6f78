import type { About } from '../../about.ts';
import { inWords } from '../../in-words.ts';
import type { Mark } from '../../mark.ts';
import { isBound, isKeyword, isLight } from '../../piece.ts';
import { asChoice } from '../../problem.ts';
import type { Reading } from '../../reading.ts';

type Side = 'time' | 'members' | 'number';

const isLead = (mark: Mark | undefined): boolean => isLight(mark) || isKeyword(mark, 'by');

/** "Days with hires under 150 or on Sundays", "lessons last week or by Ann": a limit, days and names hold at once, and not either of them. */
export function eitherOfUnlike(
  marks: readonly Mark[],
  { limits, filters, weekdays, periods }: Reading,
): About | undefined {
  const sides = sidesOf(marks);
  if (sides === undefined) return undefined;
  const [one, other] = [marks[sides.before], marks[sides.behind]].map(sideOf);
  const isHeld = (side: Side | undefined): boolean =>
    (side === 'number' && limits.length > 0) ||
    (side === 'members' && filters.length > 0) ||
    (side === 'time' && weekdays.length + periods.length > 0);
  return one !== other && isHeld(one) && isHeld(other) ? 'not_at_once' : undefined;
}

/** Without the one, and without the other. */
export function eachOfUnlike(marks: readonly Mark[]): readonly ReturnType<typeof asChoice>[] {
  const sides = sidesOf(marks);
  if (sides === undefined) return [];
  const { or, before, behind } = sides;
  const isOfSide = (mark: Mark): boolean => isLead(mark) || isBound(mark);
  const lead = marks.findLastIndex((mark, at) => at < before && !isOfSide(mark)) + 1;
  return [
    [...marks.slice(0, or), ...marks.slice(behind + 1)],
    [...marks.slice(0, lead), ...marks.slice(or + 1)],
  ].map((said) => asChoice(inWords(said)));
}

function sidesOf(marks: readonly Mark[]): { or: number; before: number; behind: number } | undefined {
  const or = marks.findIndex((mark) => isKeyword(mark, 'or'));
  const before = marks.findLastIndex((mark, at) => at < or && !isLead(mark));
  const behind = marks.findIndex((mark, at) => at > or && !isLead(mark));
  return or < 0 || before < 0 || behind < 0 ? undefined : { or, before, behind };
}

/** What stands there: a number that limits, days or a name. */
function sideOf(mark: Mark | undefined): Side | undefined {
  if (mark?.type === 'time' || mark?.type === 'members') return mark.type;
  return mark?.type === 'number' && !mark.ordinal ? 'number' : undefined;
}
