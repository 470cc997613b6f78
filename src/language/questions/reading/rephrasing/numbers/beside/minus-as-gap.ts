import { inWords } from '../../../in-words.ts';
import { asKeyword, isKeyword, isNoise, type Piece } from '../../../piece.ts';
import { asChoice, askedBack } from '../../../problem.ts';
import { areOfOneKind } from '../../names/are-of-one-kind.ts';

type Name = Piece & { readonly type: 'members' };

const isName = (piece: Piece | undefined): piece is Name => piece !== undefined && piece.type === 'members';

/**
 * "Bounce rate of tablet minus that of mobile": how far the two lie apart. Behind what is no name, "minus" leaves out:
 * "sessions minus direct". "London less Glasgow" is the same.
 * @throws NotAnswerable where a second name narrows one of the two alone ("India mobile minus Germany signups")
 */
export function minusAsGap(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (!isKeyword(piece, 'without', 'less', 'loss') || !/^(?:minus|less)$/i.test(piece.said)) continue;
    const isOf = /^(?:that|those)$/i.test(pieces[at + 1]?.said ?? '');
    const next = pieces.slice(at + 1).find(({ type }) => type !== 'noise' && type !== 'keyword');
    const before = pieces.slice(0, at).findLast(({ type }) => type !== 'noise');
    const [left, right] = [namesBefore(pieces, at), namesBehind(pieces, at)];
    const isNarrowed = left.length + right.length > 2 && areHeld(left, right);
    if (isNarrowed && !areAlike(left, right)) throw askedBack('not_at_once', eachAlone(pieces, left, right));
    if (isName(next) && (isOf || isNarrowed || (isName(before) && areOfOneKind(before, next))))
      pieces[at] = asKeyword(piece, 'versus');
  }
}

function namesBefore(pieces: readonly Piece[], at: number): readonly Name[] {
  const start = pieces.findLastIndex((piece, place) => place < at && !isName(piece) && !isNoise(piece));
  return pieces.slice(start + 1, at).filter(isName);
}

function namesBehind(pieces: readonly Piece[], at: number): readonly Name[] {
  const behind = pieces.slice(at + 1);
  const end = behind.findIndex((piece) => !isName(piece) && !isNoise(piece));
  return (end < 0 ? behind : behind.slice(0, end)).filter(isName);
}

/** One of the names of either side is of a kind with one of the other. */
const areHeld = (left: readonly Name[], right: readonly Name[]): boolean =>
  left.some((one) => right.some((other) => areOfOneKind(one, other)));

/** "India mobile minus Germany mobile": what narrows the one narrows the other as well. */
function areAlike(left: readonly Name[], right: readonly Name[]): boolean {
  const said = (names: readonly Name[]): readonly string[] => names.map((name) => name.said.toLowerCase());
  const only = (names: readonly Name[], others: readonly Name[]): readonly string[] =>
    said(names).filter((name) => !said(others).includes(name));
  return only(left, right).length === 1 && only(right, left).length === 1;
}

function eachAlone(pieces: readonly Piece[], ...sides: readonly (readonly Name[])[]) {
  const number = pieces.find(({ type }) => type === 'metric')?.said ?? '';
  const time = pieces.findIndex(({ type }) => type === 'time');
  const lead = isKeyword(pieces[time - 1], 'preposition') ? time - 1 : time;
  const when = time < 0 ? '' : inWords(pieces.slice(lead, time + 1));
  return sides.map((names) =>
    asChoice(
      [number, number === '' ? '' : 'from', inWords(names), when].filter((said) => said !== '').join(' '),
    ),
  );
}
