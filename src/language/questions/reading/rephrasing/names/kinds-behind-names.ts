import type { SourceView } from '../../../data/source-view.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import type { MemberCandidate } from '../../mark.ts';
import { isKeyword, isNoise, isPlural, neighbour, type Piece, rewrite, silence } from '../../piece.ts';
import { partCandidate } from './part-candidate.ts';

/**
 * "Loans by cargo bike handover" are those of that one, and no list of all; "the WordPress plan" is the plan with that word in its name,
 * though a topic is called so in full.
 */
export function kindsBehindNames(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'members') continue;
    const kind = pieces[at + 1];
    const columns = columnsOf(kind, views);
    const ofKind = piece.candidates.filter(({ dimension }) => columns.includes(dimension));
    const [only, ...others] = columns.length > 0 && ofKind.length === 0 ? namesIn(piece, columns, views) : [];
    if (only !== undefined && others.length === 0)
      rewrite(pieces, at, { type: 'members', candidates: [only] });
    const isOne = ofKind.length > 0 && ofKind.every(({ members }) => members.length === 1);
    if (isOne && isKeyword(pieces[at - 1], 'by')) silence(pieces, at + 1);
    const isOfKind = columnsOf(pieces[at - 1], views).some((column) =>
      piece.candidates.some(({ dimension, members }) => dimension === column && members.length === 1),
    );
    const isShare = pieces.some((one) => isKeyword(one, 'share'));
    if (isShare && isOfKind && isKeyword(pieces[at - 2], 'by')) silence(pieces, at - 1);
  }
  ownWholes(pieces);
}

/** The columns of a kind that one name is of. */
const columnsOf = (kind: Piece | undefined, views: readonly SourceView[]): readonly string[] =>
  kind?.type === 'dimension' && !isPlural(kind.said)
    ? views.flatMap((view) => kind.dimensions.flatMap((name) => view.dimensionOf(name) ?? []))
    : [];

function namesIn(
  { said }: Piece,
  columns: readonly string[],
  views: readonly SourceView[],
): readonly MemberCandidate[] {
  const words = wordsOf(said);
  return views.flatMap((view) =>
    view.dimensionColumns
      .filter((column) => columns.includes(column))
      .flatMap((dimension) =>
        view
          .membersOf(dimension)
          .filter(({ name }) => words.every((word) => wordsOf(name).includes(word)))
          .map((one) => partCandidate(view, dimension, [one])),
      ),
  );
}

/** "Pizza's share of orders by phone" is of the orders by phone, as it is of those from there. */
function ownWholes(pieces: Piece[]): void {
  const share = pieces.findIndex((piece) => isKeyword(piece, 'share'));
  const number = neighbour(pieces, share, 1, isNoise);
  const [by, name] = pieces.slice(number + 1, number + 3);
  const isOwn = share > 0 && pieces[share - 1]?.type === 'members' && pieces[number]?.type === 'metric';
  if (isOwn && isKeyword(by, 'by') && name?.type === 'members')
    rewrite(pieces, number + 1, { type: 'keyword', keyword: 'preposition', said: 'from' });
}
