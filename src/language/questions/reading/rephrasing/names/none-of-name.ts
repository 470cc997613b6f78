import { asKeyword, isKeyword, isNoise, neighbour, type Piece } from '../../piece.ts';

/** What may stand before those who are asked about. */
const isAsking = (piece: Piece): boolean => isNoise(piece) || isKeyword(piece, 'which', 'count');

/** "Days", "weeks": of "daily sorties without Kofi" he is left out. */
const isUnitOfTime = (piece: Piece | undefined): boolean =>
  (piece?.type === 'unit' || piece?.type === 'grain') && /^(?:days?|weeks?|months?)$/i.test(piece.said);

/** "Is there a town without motorbike lessons", "towns without motorbike lessons": who has none of them, and not the others of all. */
export function noneOfName(pieces: Piece[]): void {
  const at = pieces.findIndex((piece) => isKeyword(piece, 'without') && /^without$/i.test(piece.said));
  const without = pieces[at];
  const kind = pieces[neighbour(pieces, at, -1, isNoise)];
  const named = neighbour(pieces, at, 1, isNoise);
  const name = pieces[named];
  if (without === undefined || name?.type !== 'members') return;
  // "Channels without Direct" are the others of them
  const isKind =
    (kind?.type === 'dimension' &&
      !name.candidates.some(({ dimension }) => kind.dimensions.includes(dimension))) ||
    isUnitOfTime(kind);
  const before = kind === undefined ? [] : pieces.slice(0, pieces.indexOf(kind));
  if (!isKind || !before.every(isAsking)) return;
  const isThere = before.some(({ said }) => /(?:^| )there$/i.test(said));
  // "Lessons by town without motorbike" leaves it out, and so may "towns without motorbike"; no day is called so
  if (!isThere && !isAllThatIsCounted(pieces, named)) return;
  pieces[at] = asKeyword(without, 'none');
}

/** "Motorbike lessons", and nothing but a time behind it */
function isAllThatIsCounted(pieces: readonly Piece[], named: number): boolean {
  const [counted, ...rest] = pieces.slice(named + 1).filter((piece) => !isNoise(piece));
  return (
    counted?.type === 'metric' &&
    rest.every(
      (piece) => piece.type === 'time' || isKeyword(piece, 'preposition') || /^[?.!]$/.test(piece.said),
    )
  );
}
