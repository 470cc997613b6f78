import type { SourceView } from '../../data/source-view.ts';
import { weekdayOf } from '../../dates/calendar-words.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';

/**
 * "Sessions for Sunday last month" where a campaign is called Sunday, "sessions for May" where a region is called May: typed as the name
 * is written, behind a word that stands before names and times alike, it may be either.
 */
export function refuseNameOrTime(marks: readonly Mark[], view: SourceView): void {
  for (const [at, mark] of marks.entries()) {
    if (!isKeyword(marks[at - 1], 'preposition') || !/^(?:for|from|of|via)$/i.test(marks[at - 1]?.said ?? ''))
      continue;
    const isOfTwoTimes = marks.some((one, place) => place !== at && one.type === 'time');
    if (mark.type !== 'time' || !isOfTwoTimes || weekdayOf(mark.said.toLowerCase()) === undefined) continue;
    const columns = view.dimensionColumns.filter((column) =>
      view.membersOf(column).some(({ name }) => name === mark.said),
    );
    if (columns.length === 0) continue;
    const saying = (said: string, from = at): string =>
      inWords([...marks.slice(0, from), { ...mark, said }, ...marks.slice(at + 1)]);
    throw askedBack('name_or_time', [
      ...columns.map((column) => asChoice(saying(`${view.labelOf(column).toLowerCase()} ${mark.said}`))),
      asChoice(saying(`on ${mark.said}s`, at - 1)),
    ]);
  }
}
