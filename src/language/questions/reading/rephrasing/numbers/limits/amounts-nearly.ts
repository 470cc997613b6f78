import { inWords } from '../../../in-words.ts';
import { isKeyword, type Piece } from '../../../piece.ts';
import { asChoice, askedBack } from '../../../problem.ts';

const NEARLY = /^(?:around|about|roughly|approximately|approx|ca|circa|some|nearly|almost|close|near)$/i;
const SILENT = /^(?:to|\.|the|a)$/i;
const HAVING = /^(?:with|having|had|has|have|got|get|gets)$/i;
/** How far from it is still near: a twentieth or a tenth of it on both sides. */
const NEARNESSES = [0.05, 0.1] as const;

/**
 * "Days with around 2000 sessions", "days with 2000 sessions": how near is near enough, or whether exactly so many are meant,
 * only who asks can say. Numbers of what is listed ("about 10 pages") and bounds ("at least around 2000") are others.
 */
export function amountsNearly(pieces: readonly Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'number' || piece.ordinal || piece.value <= 0) continue;
    const lead = pieces.slice(0, at).findLastIndex(({ said }) => !SILENT.test(said));
    const isNear = NEARLY.test(pieces[lead]?.said ?? '');
    const first = isNear ? lead : at;
    const before = pieces[first - 1];
    if (!isOfNumber(pieces, at, first) || !isOfList(pieces.slice(0, first))) continue;
    if (!isNear && !HAVING.test(before?.said ?? '')) continue;
    const told = (words: string): string =>
      inWords([...pieces.slice(0, first), { ...piece, said: words }, ...pieces.slice(at + 1)]);
    if (!isNear)
      throw askedBack('exactly_so_many', [
        asChoice(told(`exactly ${piece.said}`)),
        asChoice(told(`at least ${piece.said}`)),
      ]);
    throw askedBack(
      'how_near',
      NEARNESSES.map((part) => {
        const whole = piece.percent ? piece.value * 100 : piece.value;
        const [from, to] = [whole * (1 - part), whole * (1 + part)].map(inFigures);
        const sign = piece.percent ? '%' : '';
        return asChoice(told(`between ${from}${sign} and ${to}${sign}`));
      }),
    );
  }
}

/** What is counted stands right behind, or is said right before: "sessions were around 2000". */
function isOfNumber(pieces: readonly Piece[], at: number, first: number): boolean {
  const behind = pieces[at + 1];
  if (behind?.type === 'metric') return true;
  if (behind !== undefined && !/^(?:in|on|last|this|[?.!,])$/i.test(behind.said)) return false;
  const isJoined = /^(?:was|were|is|are|of)$/i.test(pieces[first - 1]?.said ?? '');
  return pieces[isJoined ? first - 2 : first - 1]?.type === 'metric';
}

/** Units of time or parts of the site are listed, and no bound is named beside it. */
const isOfList = (before: readonly Piece[]): boolean =>
  before.some(({ type }) => type === 'unit' || type === 'dimension') &&
  !before.some((piece) =>
    isKeyword(piece, 'more', 'less', 'at_least', 'at_most', 'top', 'bottom', 'best', 'worst'),
  );

const inFigures = (value: number): string =>
  Math.abs(value) >= 20 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toFixed(2)));
