import { isCounted } from '../../../../data/is-counted.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import { isKeyword, type Piece } from '../../../piece.ts';
import { joinedMetric } from '../joined-metric.ts';

/**
 * "Campaigns with a recurring share above 20 %": "recurring" alone says which of the donations they are, so that it is the part of those
 * that they are a kind of, and not how all recurring donations spread.
 */
export function shareOfOwnKind(pieces: Piece[], views: readonly SourceView[]): void {
  for (let at = 0; at < pieces.length; at++) {
    const [piece, share, behind] = pieces.slice(at, at + 3);
    const isShare = isKeyword(share, 'share') && /^shares?$/i.test(share?.said ?? '');
    if (piece?.type !== 'metric' || !isShare || /^of\b/i.test(behind?.said ?? '')) continue;
    const whole = kindOf(piece.said, piece.metric, views);
    if (whole !== undefined) joinedMetric(pieces, at, at + 1, `ratio:${piece.metric}:${whole}`);
  }
}

/** "Donations" of "recurring", where a column is called "recurring donations" and another one by what is left of its name. */
function kindOf(said: string, metric: string, views: readonly SourceView[]): string | undefined {
  const words = wordsOf(metric);
  const own = wordsOf(said);
  const rest = words.slice(own.length);
  if (rest.length === 0 || own.some((word, at) => word !== words[at])) return undefined;
  return views
    .filter(({ metricColumns }) => metricColumns.includes(metric))
    .flatMap(({ metricColumns }) => metricColumns)
    .find((column) => isCounted(column, views) && wordsOf(column).join(' ') === rest.join(' '));
}
