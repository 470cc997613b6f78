import type { SourceView } from '../../../data/source-view.ts';
import { asKeyword, isKeyword, joining, type Piece } from '../../piece.ts';

const IS_DIFFERENCE = /^(?:the )?(?:differ|diff\b|gap\b)/i;
const NEW = /\b(?:new|first[- ]time)\b/i;
const BACK = /\b(?:returning|repeat)\b/i;

/**
 * "The difference in revenue between new and returning": together these words are the part of the data, and a list of it tells no
 * difference; that is of the two kinds of visitors. Nothing where the data do not know both by these names.
 */
export function differenceOfKinds(pieces: Piece[], views: readonly SourceView[]): void {
  const difference = pieces.some((piece) => isKeyword(piece, 'compare') && IS_DIFFERENCE.test(piece.said));
  const at = pieces.findIndex(
    ({ type, said }) => type === 'dimension' && NEW.test(said) && BACK.test(said) && !/\bor\b/i.test(said),
  );
  const piece = pieces[at];
  if (!difference || piece?.type !== 'dimension') return;
  const isNewFirst = piece.said.search(NEW) < piece.said.search(BACK);
  const kinds = ['new', 'returning'].map((kind) => ofKind(piece, kind, views));
  const [first, second] = isNewFirst ? kinds : kinds.toReversed();
  if (first === undefined || second === undefined) return;
  pieces.splice(at, 1, first, asKeyword(joining('and'), 'and'), second);
}

function ofKind(
  piece: Extract<Piece, { type: 'dimension' }>,
  kind: string,
  views: readonly SourceView[],
): Piece | undefined {
  const candidates = views.flatMap((view) =>
    piece.dimensions.flatMap((one) => {
      const dimension = view.dimensionOf(one);
      const members = dimension === undefined ? [] : view.membersOf(dimension);
      return members
        .filter(({ name }) => name.toLowerCase().startsWith(kind))
        .map(({ name }) => ({
          dimension: dimension ?? one,
          sourceId: view.source.id,
          members: [name],
          how: 'alias' as const,
          volume: 1,
        }));
    }),
  );
  return candidates.length === 0
    ? undefined
    : { ...joining(`${kind} visitors`), type: 'members', candidates };
}
