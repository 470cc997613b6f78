import type { SourceView } from '../../../data/source-view.ts';
import { once } from '../../../text/pattern.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import type { RowOfBefore } from '../of-rows/row-of-before.ts';

/** "In that country", "for that page": the one of its kind that was named or found before. */
const THAT_KIND = once`(?<=^|[ ,])(?:in|on|for|from|at|of|with|by|via|through|within) that (?:same |one )?(?<kind>\p{L}+(?: \p{L}+)?)(?=[ ?.!,]|$)`;

/**
 * "And in that country the best screen" behind the sessions from India: of India, whatever the question before split them by. Undefined
 * where nothing points so.
 */
export function thatName(text: string, before: Reading, view: SourceView): RowOfBefore | undefined {
  const said = THAT_KIND.exec(text)?.groups?.kind?.toLowerCase();
  if (said === undefined || before.intent !== 'numbers') return undefined;
  const dimension = view.dimensionColumns.find((column) => {
    const label = view.labelOf(column).toLowerCase();
    return said === label || said.startsWith(`${label} `);
  });
  if (dimension === undefined) return undefined;
  // What stands behind the kind is asked, and not part of it: "in that country by platform"
  const behind = said.slice(view.labelOf(dimension).length);
  const [found] = before.found?.dimension === dimension ? [before.found.members] : [];
  const filter = before.filters.find((one) => one.dimension === dimension && one.is === 'one_of');
  const members = filter?.members ?? found ?? [];
  if (members.length !== 1) throw askedBack('points_back');
  const only = { dimension, is: 'one_of' as const, members: [...members] };
  const isListed = before.dimensions.includes(dimension);
  return {
    text: text
      .replace(THAT_KIND, behind)
      .replace(/ {2,}/g, ' ')
      .replace(/^[ ,]+/, '')
      .trim(),
    previous: {
      ...before,
      dimensions: before.dimensions.filter((name) => name !== dimension),
      rank: isListed ? null : before.rank,
      limits: isListed ? [] : before.limits,
      moves: isListed ? [] : before.moves,
      chosen: null,
      replaced: null,
      filters: [...before.filters.filter((one) => one.dimension !== dimension), only],
    },
  };
}
