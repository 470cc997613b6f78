import type { SourceView } from '../../data/source-view.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';

const isPage = (view: SourceView, column: string): boolean =>
  /^(?:page|landing_page)$/.test(view.kindOf(column) ?? '');

/** Pages are what one is on, all else is where one comes from. */
const ON = /^(?:on|onto|to|at|visiting|viewing)(?: the| our)?$/i;
const FROM = /^(?:from|via|through|out of)(?: the| our)?$/i;

/**
 * "Sessions on newsletter from newsletter": a name that is said twice is of two columns, a page behind "on" and a source behind
 * "from". Undefined where it is said once, or one of the two is held against the other.
 */
export function columnsNamedTwice(
  pieces: readonly Piece[],
  piece: Piece & { type: 'members' },
  view: SourceView,
): readonly string[] | undefined {
  const at = pieces.indexOf(piece);
  const isSame = (one: Piece): boolean =>
    one.type === 'members' && one.said.toLowerCase() === piece.said.toLowerCase();
  const other = pieces.findIndex((one, place) => place !== at && isSame(one));
  if (other < 0 || pieces.some((one) => isKeyword(one, 'versus', 'compare', 'or', 'without')))
    return undefined;
  const columns = [
    ...new Set(
      piece.candidates
        .filter(({ sourceId, how }) => sourceId === view.source.id && how === 'name')
        .map(({ dimension }) => dimension),
    ),
  ];
  const pages = columns.filter((column) => isPage(view, column));
  const others = columns.filter((column) => !isPage(view, column));
  if (pages.length === 0 || others.length === 0) return undefined;
  const [own, second] = [before(pieces, at), before(pieces, other)];
  const isOnPage = ON.test(own) || (!FROM.test(own) && FROM.test(second));
  const isOtherOnPage = ON.test(second) || (!FROM.test(second) && FROM.test(own));
  if (isOnPage === isOtherOnPage) return undefined;
  return isOnPage ? pages : others;
}

const before = (pieces: readonly Piece[], at: number): string => {
  const place = neighbour(pieces, at, -1, (one) => isNoise(one) && /^(?:the|our|a)$/i.test(one.said));
  return pieces[place]?.said ?? '';
};
