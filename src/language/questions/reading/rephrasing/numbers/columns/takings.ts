import type { Mark } from '../../../mark.ts';
import { isKeyword, type Piece, rewrite, silence, silent } from '../../../piece.ts';

/** "What we made", "we made how much", "how much was made", "how much would we have made": the same in another order. */
const TURNED =
  /\b(?:what|how much)(?: money)? (?:we|i) (?:have |had )?(?:made|took|brought in|took in)\b|\bwe (?:have |had )?(?:made|took|brought in) how much\b|\bhow much(?: money)? (?:was|is|were|has been|had been) (?:made|taken|brought in|taken in)\b|\bhow much(?: money)? (?:would|could|might) (?:we|i|\w+) have (?:made|taken|brought in)\b/;

const ASKED =
  /^(?:so |and )?(?:what|how much)(?: money)? (?:did|do|does|have|had|has) .*\b(?:take|took|taken|make|made|bring in|brought in|take in|took in|rake in)\b|^(?:so |and )?how much (?:did|do|does|have|had|has) .*\b(?:bring|brought)\b/;

/** "Which author brings in the most", "does mobile bring in more than desktop", "which country makes us more", "who made more". */
const RANKED =
  /\b(?:which|what|who)(?: [\p{L}-]+){0,3} (?:make|makes|made|took in|brought in) (?:the )?(?:most|more|least|less)\b(?! (?:of|often)\b)|\b(?:(?:bring|brings|brought|take|takes|took|rake|rakes|raked) (?:us )?in(?: us)?|(?:make|makes|made) us) (?:the )?(?:most|more|least|less|fewest)\b(?! (?:of|often)\b)/u;

const VERB = /^(?:take|takes|took|taken|make|makes|made|bring|brings|brought|rake|rakes|raked)$/i;

/**
 * "What did we take on Monday?", "How much did affiliates bring in?", "Which author brings in the most?": money, where nothing
 * else is named.
 */
export function takings(pieces: Piece[], money: string | undefined): void {
  if (money === undefined) return;
  const at = verbOfTakings(pieces);
  if (at < 0) return;
  const isRanked = RANKED.test(spokenIn(pieces));
  rewrite(pieces, at, { type: 'metric', metric: money, used: false });
  if (isRanked || /^us$/i.test(pieces[at + 1]?.said ?? '')) {
    silenceParticles(pieces, at + 1);
    return;
  }
  const next = pieces[at + 1];
  if (next !== undefined && /^in$/i.test(next.said)) {
    const behind = pieces[at + 2];
    if (
      behind === undefined ||
      behind.type === 'stop' ||
      isKeyword(behind, 'preposition') ||
      behind.type === 'time'
    )
      pieces[at + 1] = silent(next);
  }
}

/** Where money is asked for by a verb alone, and no number is named: -1 where it is not. */
export function verbOfTakings(marks: readonly Mark[]): number {
  if (marks.some(({ type }) => type === 'metric' || type === 'topic')) return -1;
  const text = spokenIn(marks);
  const isRanked = RANKED.test(text);
  if (!isRanked && marks.some(({ type }) => type === 'dimension')) return -1;
  const isTaking =
    isRanked ||
    /\bwe (?:make|made|earn|take) (?:more|less|over|under|at least|above|below)\b/.test(text) ||
    ASKED.test(text) ||
    TURNED.test(text);
  if (!isTaking || /\bma(?:ke|de) (?:up|of)\b|\btake (?:place|long)\b/.test(text)) return -1;
  return marks.findIndex(({ said, type }) => type === 'noise' && VERB.test(said));
}

const spokenIn = (marks: readonly Mark[]): string => marks.map(({ said }) => said.toLowerCase()).join(' ');

/** "Us" and "in" behind the verb, up to how much it was. */
function silenceParticles(pieces: Piece[], from: number): void {
  for (let at = from; /^(?:us|in)$/i.test(pieces[at]?.said ?? ''); at++) silence(pieces, at);
}
