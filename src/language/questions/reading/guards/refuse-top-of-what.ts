import { plural } from '../../../plural.ts';
import type { SourceView } from '../../data/source-view.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import { inTime } from './in-time.ts';

const WITHIN = /^(?:per|for (?:each|every)|(?:in|within|of) (?:each|every))$/i;
const MOST_OFFERED = 3;

/** "Top 3 per category": the three of something within each category, and not the three categories that come first. */
export function refuseTopOfWhat(marks: readonly Mark[], view: SourceView): void {
  const at = marks.findIndex(
    (mark, place) =>
      WITHIN.test(mark.said) &&
      marks[place + 1]?.type === 'dimension' &&
      marks[place - 1]?.type === 'number' &&
      isKeyword(marks[place - 2], 'top', 'bottom'),
  );
  const group = marks[at + 1];
  if (at < 0 || group?.type !== 'dimension') return;
  const top = inWords(marks.slice(at - 2, at));
  const when = marks.find(({ type }) => type === 'time')?.said;
  const time = when === undefined ? '' : ` ${inTime(when)}`;
  const named = (column: string): string => plural(view.labelOf(column).toLowerCase());
  const others = view.dimensionColumns.filter((column) => named(column) !== plural(group.said.toLowerCase()));
  throw askedBack('top_of_what', [
    ...others
      .slice(0, MOST_OFFERED)
      .map((column) => asChoice(`${top} ${named(column)} per ${group.said}${time}`)),
    asChoice(`${top} ${plural(group.said)}${time}`),
  ]);
}
