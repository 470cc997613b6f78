import { isCounted } from '../../../data/is-counted.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { isKeyword, isLight, isNoise, isPeriod, joining, type Piece, rewrite } from '../../piece.ts';
import { askedBack } from '../../problem.ts';

const ASKING = /^(?:is|are|do|does|was|were|did)\b/i;
const NOW = /^(?:is|are|do|does)\b/i;
const HIGHER = /^(?:more|less|fewer|higher|lower|greater|better|worse)$/i;
/** What something does again and again, as "do bookings drop on mobile" asks of it. */
const HABIT =
  /^(?:drop|fall|decline|decrease|dip|slump|shrink|rise|increase|jump|spike|climb|go up|go down|drop off|slow down)$/i;
/** What is or was done: "made", "placed", "using". */
const DONE =
  /^\p{L}{2,}(?:ing|ed)$|^(?:made|taken|sold|bought|sent|lent|paid|done|held|given|gone|won|read|hit|brought)$/iu;
const RUNNING = /^(?:this|today|now|so far|the current|current)\b/i;

/**
 * "Are cancellations higher for metasearch", "do people book more on the app": higher than elsewhere, and not than at some time
 * before. A number that adds up is told by the place that the name has among its kind, a rate against that of all others. Of
 * days that are over ("were bookings higher for Lisbon last month") it may be either, and is asked.
 */
export function higherThanOthers(pieces: Piece[], views: readonly SourceView[]): void {
  const at = comparative(pieces);
  const place = at < 0 ? -1 : nameHeld(pieces, at);
  const name = pieces[place];
  if (name?.type !== 'members' || !isPlain(pieces, at)) return;
  const metric = pieces.findLast((piece) => piece.type === 'metric');
  if (metric?.type !== 'metric') return;
  const time = pieces.find(({ type }) => type === 'time');
  if (time !== undefined && !isPeriod(time)) return;
  if (time !== undefined && RUNNING.test(time.said)) return;
  if (time !== undefined && !NOW.test(pieces[0]?.said ?? ''))
    askWhich(numberSaid(pieces), name.said, saidWith(pieces, time));
  const isAdded = isCounted(metric.metric, views) && !pieces.some(isOfRate) && !pieces.some(joinsTwo);
  const isOne = name.candidates.every(({ members }) => members.length === 1);
  if (isAdded && isOne) rewrite(pieces, at, { type: 'keyword', keyword: 'standing', used: true });
  else
    pieces.splice(
      place + 1,
      0,
      { ...joining('than'), type: 'keyword', keyword: 'versus' },
      { ...joining('the rest'), type: 'keyword', keyword: 'rest' },
    );
}

/** Where it is said that something is higher; -1 where it is not, or of more than one thing. */
function comparative(pieces: readonly Piece[]): number {
  const first = pieces[0]?.said ?? '';
  if (!ASKING.test(first)) return -1;
  const isHabit = (piece: Piece): boolean => /^do(?:es)?\b/i.test(first) && HABIT.test(piece.said);
  const found = pieces.flatMap((piece, at) =>
    isKeyword(piece, 'gain', 'loss', 'compare', 'more', 'less') ? [at] : [],
  );
  const [at = -1] = found;
  const piece = pieces[at];
  const isSaid = piece !== undefined && (HIGHER.test(piece.said) || isHabit(piece));
  // "Are we getting more traffic from google": than before
  const isUnderWay = pieces.slice(0, at).some((one) => isNoise(one) && /^(?!bring$).*ing$/i.test(one.said));
  return found.length === 1 && isSaid && !isUnderWay && !areDone(pieces, at) ? at : -1;
}

/** "Are fewer bookings made on the app", "are more people using it", "are there fewer loans by phone": than there were. */
function areDone(pieces: readonly Piece[], at: number): boolean {
  const before = pieces.slice(0, at);
  const isFirst = /^(?:is|are)$/i.test(before[0]?.said ?? '') && before.slice(1).every(isNoise);
  const name = pieces.findIndex(({ type }, place) => place > at && type === 'members');
  const behind = pieces.slice(at + 1, name < 0 ? undefined : name);
  const isOfNumber = behind.find((one) => !isNoise(one))?.type === 'metric';
  // One number per another is no count that is made
  if (behind.some((one) => isKeyword(one, 'per'))) return false;
  const isThere = before.some(({ said }) => /^there$/i.test(said));
  const isDoing = behind.some(({ said }) => said.split(' ').some((word) => DONE.test(word)));
  return isFirst && isOfNumber && (isThere || isDoing);
}

/** "Higher on the app", "more bookings from Lisbon"; "does Lisbon get more bookings": the one name of the question. */
function nameHeld(pieces: readonly Piece[], at: number): number {
  const names = pieces.flatMap((piece, place) => (/^(?:members|text|path)$/.test(piece.type) ? [place] : []));
  const [place = -1] = names;
  if (names.length !== 1) return -1;
  if (place > at) {
    const between = pieces.slice(at + 1, place);
    const isBehind = between.every(
      (piece, nth) => isLight(piece) || piece.type === 'metric' || joinsTwo(piece, at + 1 + nth, pieces),
    );
    return isBehind && between.some((piece) => isKeyword(piece, 'preposition')) ? place : -1;
  }
  const isSubject = /^do(?:es)?\b/i.test(pieces[0]?.said ?? '') && pieces.slice(1, place).every(isNoise);
  return isSubject && HIGHER.test(pieces[at]?.said ?? '') ? place : -1;
}

/** "Cancellation rate", "average booking value": made of two numbers, where the catalogue has it by no name of its own. */
const isOfRate = (piece: Piece, at: number, pieces: readonly Piece[]): boolean =>
  piece.type === 'unknown' &&
  /^(?:rate|value|percentage|ratio)s?$/i.test(piece.said) &&
  pieces[at - 1]?.type === 'metric';

/** "Per" in "bookings per session", "per 100" in "bookings per 100 sessions": what makes one number of two. */
const joinsTwo = (piece: Piece, at: number, pieces: readonly Piece[]): boolean => {
  if (piece.type === 'number') return isKeyword(pieces[at - 1], 'per') && pieces[at + 1]?.type === 'metric';
  const next = pieces[pieces[at + 1]?.type === 'number' ? at + 2 : at + 1];
  return isKeyword(piece, 'per') && pieces[at - 1]?.type === 'metric' && next?.type === 'metric';
};

/** "Bookings", "bookings per session", as it was said. */
const numberSaid = (pieces: readonly Piece[]): string =>
  pieces
    .filter((piece, at) => piece.type === 'metric' || joinsTwo(piece, at, pieces))
    .map(({ said }) => said)
    .join(' ')
    // "Were bookings" is said of the event and asks with it
    .replace(ASKING, '')
    .trim();

/** Nothing else is held against anything, listed, ranked or limited. */
const isPlain = (pieces: readonly Piece[], at: number): boolean =>
  pieces.every(
    (piece, place) =>
      place === at ||
      /^(?:metric|members|noise|stop|time)$/.test(piece.type) ||
      isKeyword(piece, 'preposition') ||
      isOfRate(piece, place, pieces) ||
      joinsTwo(piece, place, pieces) ||
      (isKeyword(piece, 'average') && (pieces.some(isOfRate) || pieces.some(joinsTwo))),
  );

/** "In April", as it was said. */
function saidWith(pieces: readonly Piece[], time: Piece): string {
  const before = pieces[pieces.indexOf(time) - 1];
  return isKeyword(before, 'preposition') ? `${before?.said ?? ''} ${time.said}` : time.said;
}

function askWhich(metric: string, name: string, when: string): never {
  throw askedBack('higher_than_what', [
    { label: 'Than all others', question: `${metric} of ${name} vs the rest ${when}` },
    { label: 'Than before', question: `did ${metric} of ${name} change ${when}` },
  ]);
}
