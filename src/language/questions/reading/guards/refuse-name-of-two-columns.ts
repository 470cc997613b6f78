import type { SourceView } from '../../data/source-view.ts';
import { monthOf } from '../../dates/calendar-words.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { chooseableKinds } from '../names/choose-candidate.ts';
import { isKeyword } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

/**
 * "Sessions from May" where a region and a team are called so: of which column it is, or whether it is the month, is asked. Columns of
 * which everybody knows which one is meant (channels before sources, countries) are chosen among without asking.
 */
export function refuseNameOfTwoColumns(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  const named = [...reading.filters, ...(reading.each === null ? [] : [asFilter(reading.each)])];
  for (const [at, mark] of marks.entries()) {
    if (mark.type !== 'members') continue;
    const own = mark.candidates.filter(
      ({ sourceId, how, dimension }) =>
        sourceId === view.source.id && how === 'name' && !chooseableKinds.has(view.kindOf(dimension) ?? ''),
    );
    const columns = [...new Set(own.map(({ dimension }) => dimension))];
    const isRead = named.some(
      ({ dimension, members }) =>
        columns.includes(dimension) && own.some((one) => one.members.some((name) => members.includes(name))),
    );
    if (columns.length < 2 || !isRead || isOfSaidKind(marks, columns, view)) continue;
    const saying = (said: string): string =>
      inWords([...marks.slice(0, at), { ...mark, said }, ...marks.slice(at + 1)]);
    const choices = columns.map((column) => {
      const name = own.find(({ dimension }) => dimension === column)?.members[0] ?? mark.said;
      return asChoice(saying(`${view.labelOf(column).toLowerCase()} ${name}`));
    });
    const isMonth =
      monthOf(mark.said.toLowerCase()) !== undefined &&
      isKeyword(marks[at - 1], 'preposition') &&
      !marks.some(({ type }) => type === 'time');
    const month = inWords([
      ...marks.slice(0, at - 1),
      { ...mark, said: `in ${mark.said}` },
      ...marks.slice(at + 1),
    ]);
    throw askedBack('name_of_two_columns', isMonth ? [...choices, asChoice(month)] : choices);
  }
}

const asFilter = ({ dimension, members }: NonNullable<Reading['each']>) => ({
  dimension,
  members: members.flat(),
});

/** The word of one of its columns, or another name that only one of them has, says which it is. */
const isOfSaidKind = (marks: readonly Mark[], columns: readonly string[], view: SourceView): boolean =>
  marks.some((mark) => {
    if (mark.type === 'dimension')
      return mark.dimensions.some((name) => columns.includes(view.dimensionOf(name) ?? name));
    if (mark.type !== 'members') return false;
    const others = new Set(mark.candidates.map(({ dimension }) => dimension));
    return others.size === 1 && columns.some((column) => others.has(column));
  });
