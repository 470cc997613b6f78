import { isNamed, type Piece } from '../piece.ts';

/**
 * "What share of mobile sessions was on Mondays", "of sessions from Email were on weekends": the name before the number or before the
 * verb is of the whole, the days are the part.
 */
export function wholeOfDays(pieces: readonly Piece[]): number | null {
  const metric = pieces.findIndex(({ type }) => type === 'metric');
  if (pieces[metric - 1]?.type === 'members') return metric;
  const days = pieces.findIndex((piece) => piece.type === 'time' && piece.time.type === 'weekdays');
  const verb = pieces.findIndex(({ said }, at) => at > metric && at < days && HAPPENED.test(said));
  const isOfNames = pieces.slice(0, Math.max(verb, 0)).some(isNamed);
  return isOfNames ? verb : null;
}

const HAPPENED =
  /^(?:(?:that|which) )?(?:is|are|was|were|fell|fall|falls|came|come|comes|happen|happens|happened|took place|take place|made|bought|placed)\b/i;
