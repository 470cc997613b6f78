import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { lengthOf } from '../../dates/period.ts';
import type { ReadMembers } from '../names/read-filters.ts';
import type { ReadPeriods } from '../parts/read-periods.ts';
import { isKeyword, isMove, neighbour, type Piece } from '../piece.ts';

/** "Sessions by medium, 2026 vs 2025, with the %": how much they changed, no share of a whole. */
export function isPercentOfChange(pieces: readonly Piece[], time: ReadPeriods): boolean {
  if (time.periods.length < 2 && time.versus === null) return false;
  return pieces.every(
    (piece, at) =>
      !isKeyword(piece, 'share') ||
      // "Clicks per country as percentage, February vs January": what each made in both
      (!/^as$/i.test(pieces[at - 1]?.said ?? '') &&
        /^(?:in |by )?(?:%|percent|percentage|pct)$/i.test(piece.said) &&
        !/^of$/i.test(pieces[at + 1]?.said ?? '') &&
        pieces[at + 1]?.type !== 'metric'),
  );
}

/**
 * Where the whole of a share ends: "what % of [organic search traffic] is [on mobile]". null when there is one filter
 * only, which then is the part.
 */
export function wholeOf(pieces: readonly Piece[], { filters }: ReadMembers): number | null {
  if (filters.length < 2) return null;
  // "Did Germany get a quarter of its sessions from mobile": those of Germany are the whole
  const its = pieces.findIndex(
    ({ said }, at) => /^(?:its|their)$/i.test(said) && pieces[at + 1]?.type === 'metric',
  );
  if (its >= 0 && filters.some(({ at }) => at < its) && filters.some(({ at }) => at > its)) return its;
  // "Key events of the demo page in April, and how much of that from email": of what was asked before
  const share = pieces.findIndex((piece) => isKeyword(piece, 'share'));
  const isOfThat = /^(?:that|it|them|those)$/i.test(pieces[share + 1]?.said ?? '');
  if (isOfThat && filters.some(({ at }) => at < share) && filters.some(({ at }) => at > share)) return share;
  // "Out of all mobile revenue, how much came from email, in percent?": the whole opens the question
  const opening = pieces.find(({ type }) => type !== 'noise');
  const isOpened = /^(?:out of|of|among|amongst|from)$/i.test(opening?.said ?? '');
  const start = isOpened ? -1 : pieces.findIndex((piece) => isKeyword(piece, 'share'));
  const verb = pieces.findIndex(
    (piece, at) =>
      at > start &&
      /^(?:(?:that|which|who) )?(?:is|are|was|were|come|comes|came|coming|go|goes|went|happen|happens|happened|made|brought|generated|convert|converts|start|starts|use|used|land|lands|landed|end|ends|ended|begin|began|enter|entered|arrive|arrived|see|saw|view|viewed|visit|visited|stay|stayed|buy|bought)\b/i.test(
        piece.said,
      ),
  );
  if (verb < 0) return null;
  return filters.some(({ at }) => at < verb) && filters.some(({ at }) => at > verb) ? verb : null;
}

/** "Mobile's share grew", "the percentage of sessions from mobile rose": a part of a whole, and no percentage of a change. */
export function isShareMoving(
  pieces: readonly Piece[],
  { metrics, view }: { readonly metrics: readonly string[]; readonly view: SourceView },
): boolean {
  const isAdded = metrics.every((id) => askMetric(view, id)?.kind === 'additive');
  if (metrics.length > 1 || !isAdded) return false;
  return pieces.some((piece, at) => {
    if (!isKeyword(piece, 'share')) return false;
    // "What share of the total increase is each": of the change, which no share of the whole tells
    const isOfChange =
      / of$/i.test(piece.said) || pieces.slice(0, at).some(({ said }) => /^what$/i.test(said));
    if (isOfChange && isMove(pieces[neighbour(pieces, at, 1)])) return false;
    if (
      /^(?:relative |percentage )?(?:share|proportion|portion|fraction|anteil|contribution)(?: of)?$/i.test(
        piece.said,
      )
    )
      return true;
    const next = pieces[neighbour(pieces, at, 1)];
    return (
      /^(?:percentage|percent|what %) of$/i.test(piece.said) && /^(?:metric|members)$/.test(next?.type ?? '')
    );
  });
}

const MONTHS_APART = 56;

/** "Since January": the share of one thing is told month by month. */
export const isSinceLong = (pieces: readonly Piece[], { periods }: ReadPeriods): boolean =>
  periods.length === 1 &&
  periods[0] !== undefined &&
  lengthOf(periods[0]) >= MONTHS_APART &&
  pieces.some(({ type, said }) => type === 'time' && /^(?:since|seit) /i.test(said));

/** "Is our mobile share growing?": over the last weeks, where no period is named. */
export const isGoingOn = (pieces: readonly Piece[], { periods, versus }: ReadPeriods): boolean =>
  periods.length === 0 &&
  versus === null &&
  pieces.some((piece) => isMove(piece) && /^(?:going|getting|\p{L}+ing)\b/iu.test(piece.said));

/** "The percentage of queries with zero clicks": of how many there are, not of what they bring. */
export function isShareOfNames(pieces: readonly Piece[]): boolean {
  const at = pieces.findIndex((piece) => isKeyword(piece, 'share'));
  const next = pieces[neighbour(pieces, at, 1, (one) => one.type === 'noise' || /^of$/i.test(one.said))];
  return at >= 0 && next?.type === 'dimension';
}

/** "On what share of days did we have more than 20 orders": of how many days there were. */
export function isShareOfUnits(pieces: readonly Piece[]): boolean {
  const at = pieces.findIndex((piece) => isKeyword(piece, 'share'));
  const next = pieces[neighbour(pieces, at, 1, (one) => one.type === 'noise' || /^of$/i.test(one.said))];
  return at >= 0 && next?.type === 'unit' && next.unit !== 'weekday';
}
