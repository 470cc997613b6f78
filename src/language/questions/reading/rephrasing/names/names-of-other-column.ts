import type { SourceView } from '../../../data/source-view.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import type { MemberCandidate } from '../../mark.ts';
import { isNoise, neighbour, type Piece, rewrite } from '../../piece.ts';
import { namesAreTexts } from './names-are-texts.ts';
import { partCandidate } from './part-candidate.ts';

/** What says of two names that they are no list: "about email by phone". */
const BETWEEN = /^(?:by|via|through|about|regarding|on|over|using|from)$/i;

/**
 * "Tickets about email by phone", where both are channels and no ticket has two of them: the one that begins a single name of another
 * column ("Email Delivery") is that name, which is told.
 */
export function namesOfOtherColumn(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, first] of pieces.entries()) {
    const lead = neighbour(pieces, at, 1, isNoise);
    const other = pieces[neighbour(pieces, lead, 1, isNoise)];
    if (first.type !== 'members' || other?.type !== 'members' || !isBetween(pieces[lead])) continue;
    const [column] = columnsOf(first);
    if (column === undefined || columnsOf(first).length > 1 || columnsOf(other).join() !== column) continue;
    const [only, ...more] = namesBegunBy(first.said, column, views);
    if (only !== undefined && more.length === 0) rewrite(pieces, at, { type: 'members', candidates: [only] });
  }
}

const isBetween = (piece: Piece | undefined): boolean =>
  piece?.type === 'keyword' && BETWEEN.test(piece.said);

const columnsOf = ({ candidates }: Piece & { type: 'members' }): string[] => [
  ...new Set(candidates.map(({ dimension }) => dimension)),
];

const namesBegunBy = (said: string, than: string, views: readonly SourceView[]): readonly MemberCandidate[] =>
  views.flatMap((view) =>
    view.dimensionColumns
      .filter((column) => column !== than && !namesAreTexts(column, view))
      .flatMap((dimension) =>
        view
          .membersOf(dimension)
          .filter(({ name }) => wordsOf(name).length > 1 && wordsOf(name)[0] === wordsOf(said).join(' '))
          .map((one) => partCandidate(view, dimension, [one])),
      ),
  );
