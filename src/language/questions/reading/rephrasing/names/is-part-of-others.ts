import type { SourceView } from '../../../data/source-view.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import type { Piece } from '../../piece.ts';
import { namesAreTexts } from './names-are-texts.ts';

/** A word that is a whole name and stands in others, too: "alpenkaffee" of the queries "alpenkaffee" and "alpenkaffee berlin". */
export function isPartOfOthers(piece: Piece & { type: 'members' }, views: readonly SourceView[]): boolean {
  const words = wordsOf(piece.said);
  return piece.candidates.some(({ dimension, sourceId, members: [name = ''] }) =>
    views.some(
      (view) =>
        view.source.id === sourceId &&
        namesAreTexts(dimension, view) &&
        name.toLowerCase() === piece.said.toLowerCase() &&
        view
          .membersOf(dimension)
          .some((one) => one.name !== name && words.every((word) => wordsOf(one.name).includes(word))),
    ),
  );
}
