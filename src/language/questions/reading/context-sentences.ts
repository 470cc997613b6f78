import { silence } from './behind-it.ts';
import { isKeyword, type Piece } from './piece.ts';

/** Pieces that may tell a story without asking or limiting anything. */
const isTold = (piece: Piece): boolean =>
  piece.type === 'noise' ||
  piece.type === 'unknown' ||
  piece.type === 'topic' ||
  (piece.type === 'members' && piece.candidates.every(({ how }) => how !== 'name')) ||
  isKeyword(piece, 'preposition', 'politeness', 'follow_on');

const PERSON = /^(?:we|were|i|im|ive|id|our|my|us|me|they|she|he|boss|client|team)(?:['’ ].*)?$/i;

/** "We're planning live chat support. Could you pull …": a sentence that names no number only says what for. */
export function dropContext(pieces: Piece[]): void {
  const sentences = sentencesOf(pieces);
  if (sentences.length < 2) return;
  const asks = ({ from, to }: Sentence): boolean =>
    pieces.slice(from, to).some(({ type }) => type === 'metric' || type === 'dimension');
  if (!sentences.some(asks)) return;
  for (const sentence of sentences) {
    const said = pieces.slice(sentence.from, sentence.to);
    const isStory = said.every(isTold) && said.some((piece) => PERSON.test(piece.said));
    if (isStory) silence(pieces, sentence.from, sentence.to);
  }
}

interface Sentence {
  readonly from: number;
  readonly to: number;
}

function sentencesOf(pieces: readonly Piece[]): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const [at, piece] of pieces.entries())
    if (piece.type === 'stop') {
      if (at > from) sentences.push({ from, to: at });
      from = at + 1;
    }
  if (from < pieces.length) sentences.push({ from, to: pieces.length });
  return sentences;
}

/** Longer ones say something. */
const MOST_WORDS = 5;

/** "KPI card: revenue per session", "Content decay check: …": what stands before a colon is what the answer is called. */
export function dropLabel(pieces: Piece[]): void {
  const colon = pieces.findIndex(({ said }) => said === ':');
  if (colon < 1 || colon > MOST_WORDS) return;
  const label = pieces.slice(0, colon);
  const isLabel =
    label.some(({ type }) => type === 'unknown') &&
    label.every((piece) => isTold(piece) || isKeyword(piece, 'overview'));
  const asks = pieces.slice(colon + 1).some(({ type }) => type === 'metric' || type === 'dimension');
  if (isLabel && asks) silence(pieces, 0, colon + 1);
}
