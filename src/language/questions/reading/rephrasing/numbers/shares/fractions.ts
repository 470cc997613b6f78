import { isKeyword, isNoise, neighbour, type Piece, rewrite, silence } from '../../../piece.ts';

const PARTS: ReadonlyMap<string, number> = new Map([
  ['half', 1 / 2],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['quarter', 1 / 4],
  ['quarters', 1 / 4],
  ['fourth', 1 / 4],
  ['fifth', 1 / 5],
  ['fifths', 1 / 5],
  ['tenth', 1 / 10],
]);

/** "More than a quarter of their sessions", "two thirds of the revenue", "most of its visits": a part in percent. */
export function fractionsAsPercent(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    // "A quarter" is a unit of time elsewhere
    const part = PARTS.get(piece.said.toLowerCase().replace(/^(?:an?|one) /, ''));
    const of = pieces[at + 1];
    const behind = neighbour(
      pieces,
      at + 1,
      1,
      (one) => isNoise(one) || isKeyword(one, 'total') || one.type === 'members',
    );
    if (part === undefined) {
      mostOfTheirs(pieces, at);
      continue;
    }
    if (!/^of$/i.test(of?.said ?? '') || pieces[behind]?.type !== 'metric') continue;
    const lead = pieces[at - 1];
    const many = lead?.type === 'number' && Number.isInteger(lead.value) ? lead.value : 1;
    const value = many * part;
    const isLed = lead?.type === 'number' || /^(?:a|an|one)$/i.test(lead?.said ?? '');
    if (value >= 1) continue;
    rewrite(pieces, at, { type: 'number', value, percent: true, ordinal: false, used: false });
    if (isLed) silence(pieces, at - 1, at);
  }
}

const MOST = /^(?:most|(?:the )?(?:majority|bulk)(?: of)?)$/i;

/** "Channels that get most of their sessions from mobile": more than half. */
function mostOfTheirs(pieces: Piece[], at: number): void {
  const piece = pieces[at];
  if (!piece || !isKeyword(piece, 'top') || !MOST.test(piece.said)) return;
  // "Sections where most of the visits are anonymous"
  const isWhere = /^(?:where|for which|in which)$/i.test(pieces[at - 1]?.said ?? '');
  const theirs = isWhere
    ? neighbour(pieces, at, 1, (one) => /^(?:of|the|all|our)$/i.test(one.said)) - 1
    : pieces.findIndex(({ said }, place) => place > at && place <= at + 3 && /^(?:their|its)$/i.test(said));
  if (theirs < 0 || pieces[theirs + 1]?.type !== 'metric') return;
  if (!pieces.slice(at + 1, theirs).every((one) => /^(?:of|the)$/i.test(one.said))) return;
  rewrite(pieces, at, { type: 'keyword', keyword: 'more', said: 'more than', used: false });
  const half: Piece = {
    ...piece,
    type: 'number',
    value: 0.5,
    percent: true,
    ordinal: false,
    said: 'half',
    used: false,
  };
  if (theirs === at + 1) pieces.splice(theirs, 0, half);
  else pieces[at + 1] = half;
}
