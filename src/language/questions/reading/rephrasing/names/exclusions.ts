import { isKeyword, isNamed, isNoise, neighbour, type Piece, silence } from '../../piece.ts';

const EXCLUDED =
  /^(?:excluded|omitted|ignored|disregarded|removed|left out|left aside|set aside|put aside|not included|not counted|aside|notwithstanding|filtered out|taken out|stripped out|discounted)$/i;
/** Verbs that stand on both sides of the name: "leaving direct out", "setting direct aside". */
const PARTED =
  /^(?:leave|leaving|take|taking|filter|filtering|keep|keeping|set|setting|put|putting|strip|stripping|cut|cutting|factor|factoring)$/i;
const OUT = /^(?:out|aside|out of|apart)$/i;
/** What is counted of a name that is left out: "newsletter traffic excluded", "ignoring visits from bing". */
const COUNTED = /^(?:traffic|visits?|sessions?|visitors?|users?|people|clicks?|hits?|numbers?|views?)$/i;

const isName = (piece: Piece | undefined): boolean =>
  piece !== undefined && (isNamed(piece) || isKeyword(piece, 'brand') || isKindOfDay(piece));

/** "Weekends excluded" */
const isKindOfDay = (piece: Piece): boolean => piece.type === 'time' && piece.time.type === 'weekdays';

const asWithout = (piece: Piece): Piece => ({ ...piece, type: 'keyword', keyword: 'without', used: false });

/** Says what is left out in one way: the word of it before the names. */
export function exclusionsFirst(pieces: Piece[]): void {
  lessNames(pieces);
  partedVerbs(pieces);
  saidBehind(pieces);
  countedOfNames(pieces);
}

/** "Sessions less mobile": what is taken off, where no number stands behind the name and nothing is compared. */
function lessNames(pieces: Piece[]): void {
  if (pieces.some((piece) => isKeyword(piece, 'versus', 'compare', 'which', 'why'))) return;
  for (const [at, piece] of pieces.entries()) {
    if (!/^(?:less|minus)$/i.test(piece.said) || piece.used) continue;
    const hasNumber = pieces.slice(0, at).some((one) => one.type === 'metric');
    const name = neighbour(pieces, at, 1, isNoise);
    const behind = pieces[neighbour(pieces, lastOfNames(pieces, name), 1, isNoise)];
    if (hasNumber && isName(pieces[name]) && behind?.type !== 'metric') pieces[at] = asWithout(piece);
  }
}

/** "Leaving newsletter out of it" */
function partedVerbs(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (!PARTED.test(piece.said)) continue;
    const name = neighbour(pieces, at, 1, isNoise);
    if (!isName(pieces[name])) continue;
    const end = neighbour(
      pieces,
      lastOfNames(pieces, name),
      1,
      (one) => isNoise(one) || COUNTED.test(one.said),
    );
    const out = pieces[end];
    if (out === undefined || !OUT.test(out.said)) continue;
    pieces[at] = asWithout(piece);
    const isOfIt = /^(?:it|this|that|these|them)$/i.test(pieces[end + 1]?.said ?? '');
    silence(pieces, end, /^out of$/i.test(out.said) && isOfIt ? end + 2 : end + 1);
  }
}

/** "Homepage excluded" is "without the homepage", of several names that are joined all of them. */
function saidBehind(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (at === 0 || !EXCLUDED.test(piece.said) || (isNoise(piece) && piece.used)) continue;
    const nearest = neighbour(pieces, at, -1, isNoise);
    const counted = pieces[nearest];
    const isCounted = counted !== undefined && COUNTED.test(counted.said);
    const named = isCounted ? neighbour(pieces, nearest, -1, isNoise) : nearest;
    if (!isName(pieces[named])) continue;
    const isOther = pieces.some((one) => one.type === 'metric' && one !== counted);
    if (isCounted && isOther) silence(pieces, nearest);
    const first = firstOfNames(pieces, named);
    pieces.splice(at, 1);
    pieces.splice(first, 0, asWithout(piece));
    const lead = pieces[neighbour(pieces, first, -1, isNoise)];
    // "With newsletter left out": the joint says nothing of its own
    if (lead && isKeyword(lead, 'preposition') && /^with$/i.test(lead.said)) lead.used = true;
  }
}

/** "Ignoring visits from newsletter": what is counted of it is nothing of its own. */
function countedOfNames(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (!isKeyword(piece, 'without')) continue;
    const counted = neighbour(pieces, at, 1, isNoise);
    const said = pieces[counted];
    if (said?.type !== 'metric' || !COUNTED.test(said.said)) continue;
    const name = neighbour(
      pieces,
      counted,
      1,
      (one) =>
        isNoise(one) ||
        (isKeyword(one, 'preposition') && /^(?:from|of|via|through|by)$|^coming /i.test(one.said)),
    );
    const isOther = pieces.some((one) => one.type === 'metric' && one !== said);
    if (isOther && isName(pieces[name])) silence(pieces, counted, name);
  }
}

const isJoint = (piece: Piece | undefined): boolean =>
  piece !== undefined && (isKeyword(piece, 'and', 'or') || /^(?:and|or|&|[+/])$/i.test(piece.said));

/** A comma alone joins no names: "sessions from newsletter, bing excluded"; "a, b and c excluded" does. */
function firstOfNames(pieces: readonly Piece[], last: number): number {
  let first = last;
  let isJoined = false;
  for (;;) {
    const joint = first - 1;
    const isComma = isJoined && /^,$/.test(pieces[joint]?.said ?? '');
    if (!isComma && !isJoint(pieces[joint])) return first;
    if (!isName(pieces[joint - 1])) return first;
    isJoined = true;
    first = joint - 1;
  }
}

function lastOfNames(pieces: readonly Piece[], first: number): number {
  let last = first;
  while ((isJoint(pieces[last + 1]) || /^,$/.test(pieces[last + 1]?.said ?? '')) && isName(pieces[last + 2]))
    last += 2;
  return last;
}
