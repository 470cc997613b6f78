import type { SourceView } from '../../data/source-view.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';

const VERB = /^(?:split|rank|sort|list|order|group|divide|break)$/i;

/**
 * "Split revenue by market" where a destination is called Split: what begins the question with a capital may be its verb or this name.
 * `first`: the words as they stand.
 */
export function refuseNameOrWish([first, second, ...rest]: readonly Mark[], view: SourceView): void {
  if (first === undefined || second?.type !== 'metric') return;
  if (!VERB.test(first.said) || !/^\p{Lu}/u.test(first.said)) return;
  const column = view.dimensionColumns.find((one) =>
    view.membersOf(one).some(({ name }) => name === first.said),
  );
  if (column === undefined || !rest.some((mark) => isKeyword(mark, 'by', 'per'))) return;
  const behind = inWords(rest);
  const label = view.labelOf(column).toLowerCase();
  throw askedBack('name_or_wish', [
    asChoice(`${second.said} for ${label} ${first.said} ${behind}`),
    asChoice(`${second.said} ${behind}`),
  ]);
}
