import type { Mark } from '../../mark.ts';
import { isKeyword, isRank } from '../../piece.ts';

const OTHERWISE =
  /^(?:patterns?|distribution|profile|split|breakdown|trends?|chart|table|ranking|averages?|mean)$/i;
/** "The weekday hires", as no question of which weekday. */
const OPENING = /^(?:what|which|each|every|any|one|per|by|a|best|worst|busiest|quietest|strongest|weakest)$/i;

/** "Weekday hires", as "weekend hires": those of Monday to Friday, where no weekday is asked for. */
export function weekdayOfNumbers(marks: readonly Mark[]): readonly Mark[] {
  const at = marks.findIndex(
    (mark) => mark.type === 'unit' && mark.unit === 'weekday' && /^weekday$/i.test(mark.said),
  );
  const number = at + 1 + marks.slice(at + 1).findIndex(({ type }) => type !== 'members');
  const isOfNumber = at >= 0 && marks[number]?.type === 'metric';
  const isAsked =
    marks.some((mark) => isRank(mark) || isKeyword(mark, 'average', 'breakdown', 'chart', 'trend')) ||
    marks.some(({ said }) => OTHERWISE.test(said)) ||
    OPENING.test(marks[at - 1]?.said ?? '') ||
    isKeyword(marks[at - 1], 'which', 'by', 'per', 'each') ||
    marks.some((mark, place) => place !== at && /^(?:unit|grain)$/.test(mark.type) && isWeekday(mark));
  if (!isOfNumber || isAsked) return marks;
  return marks.map((mark, place) =>
    place === at
      ? { ...mark, type: 'time', time: { type: 'weekdays', days: [0, 1, 2, 3, 4], words: 'weekdays' } }
      : mark,
  );
}

const isWeekday = (mark: Mark): boolean =>
  (mark.type === 'unit' && mark.unit === 'weekday') || (mark.type === 'grain' && mark.grain === 'weekday');
