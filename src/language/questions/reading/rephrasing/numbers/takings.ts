import { isKeyword, type Piece, silent } from '../../piece.ts';

/** "What we made", "we made how much", "how much was made", "how much would we have made": the same in another order. */
const TURNED =
  /\b(?:what|how much)(?: money)? (?:we|i) (?:have |had )?(?:made|took|brought in|took in)\b|\bwe (?:have |had )?(?:made|took|brought in) how much\b|\bhow much(?: money)? (?:was|is|were|has been|had been) (?:made|taken|brought in|taken in)\b|\bhow much(?: money)? (?:would|could|might) (?:we|i|\w+) have (?:made|taken|brought in)\b/;

/** "What did we take on Monday?", "How much did affiliates bring in?": money, where nothing else is named. */
export function takings(pieces: Piece[], hasRevenue: boolean): void {
  if (!hasRevenue || pieces.some(({ type }) => type === 'metric' || type === 'dimension' || type === 'topic'))
    return;
  const text = pieces.map(({ said }) => said.toLowerCase()).join(' ');
  const isTaking =
    /\bwe (?:make|made|earn|take) (?:more|less|over|under|at least|above|below)\b/.test(text) ||
    /^(?:so |and )?(?:what|how much)(?: money)? (?:did|do|have|had|has) .*\b(?:take|took|taken|make|made|bring in|brought in|take in|took in|rake in)\b/.test(
      text,
    ) ||
    TURNED.test(text);
  if (!isTaking || /\bma(?:ke|de) (?:up|of)\b|\btake (?:place|long)\b/.test(text)) return;
  const at = pieces.findIndex(
    ({ said, type }) => type === 'noise' && /^(?:take|took|taken|make|made|bring|brought|rake)$/i.test(said),
  );
  if (at < 0) return;
  pieces[at] = { ...(pieces[at] as Piece), type: 'metric', metric: 'revenue', used: false };
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
