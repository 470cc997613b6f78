import type { Piece } from '../../piece.ts';
import { asChoice } from '../../problem.ts';

const ASKING = /^(?:how|what|which|where|who|why|did|do|does|is|are|was|were|show|give|list)\b/i;

/**
 * "I need it for a meeting next Tuesday", "because next week I have to explain it: how many sessions …": the time to come stands
 * beside the question and is no part of it. The question by itself, as it is said; undefined where the time stands in it.
 */
export function askedBesideFuture(pieces: readonly Piece[], future: number) {
  const isEnd = (at: number): boolean =>
    pieces[at]?.type === 'stop' || /^[?.!:;]$/.test(pieces[at]?.said ?? '');
  const from = pieces.findLastIndex(
    ({ said }, at) => ASKING.test(said) && (at === 0 || isEnd(at - 1) || pieces[at - 1]?.said === ','),
  );
  if (from < 0) return undefined;
  const end = pieces.findIndex((_, at) => at > from && isEnd(at));
  const to = end < 0 ? pieces.length : end;
  if (future >= from && future < to) return undefined;
  const asked = pieces.slice(from, to);
  const counts = asked.some(({ type }) => type === 'metric');
  return counts ? asChoice(asked.map(({ said }) => said).join(' ')) : undefined;
}
