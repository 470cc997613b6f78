import { isComing, plainCounts, soldThings } from '../../../../data/event-counts.ts';
import { isHarmIn } from '../../../../data/is-better-down.ts';
import { isHeadCount, isNamedAsPersons } from '../../../../data/is-of-persons.ts';
import { isMoneyColumn, kindOfColumn } from '../../../../data/kind-of-column.ts';
import { moneyOf } from '../../../../data/money-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { isKeyword, isNoise, neighbour, type Piece, rewrite } from '../../../piece.ts';

const PRICE = /^prices?$/i;
const NIGHTS = /nights?$/i;
/** Who only looks. */
const AUDIENCE = /(?:users|visitors|readers|listeners|viewers)$/i;

/**
 * "Our price per tonne" of a file with one column of money that came in: that money per tonne. With costs it may be what was paid. Of
 * what is counted beside it, the tests and cancellations of a school of lessons, nobody knows what it was sold for.
 */
export function pricePerThing(pieces: Piece[], views: readonly SourceView[]): void {
  const coins = views.flatMap(({ metricColumns }) => metricColumns).filter(isMoneyColumn);
  const money = moneyOf(views);
  if (money === undefined || coins.length !== 1) return;
  for (const [at, piece] of pieces.entries()) {
    const isPer = isKeyword(pieces[at + 1], 'per') && /^per$/i.test(pieces[at + 1]?.said ?? '');
    const thing = pieces[neighbour(pieces, at + 1, 1, isNoise)];
    if (piece.type !== 'unknown' || !PRICE.test(piece.said) || !isPer || thing?.type !== 'metric') continue;
    const { metric } = thing;
    if (views.some((view) => isSoldIn(view, metric))) rewrite(pieces, at, { type: 'metric', metric: money });
  }
}

/** What the money is for: the things that are sold, how much there was of them, in tonnes, hours or nights, or who paid. */
function isSoldIn(view: SourceView, column: string): boolean {
  if (!view.metricColumns.includes(column) || isHarmIn(view, column)) return false;
  const kind = kindOfColumn(column);
  if (kind === 'measure' || kind === 'time' || NIGHTS.test(column)) return true;
  if (isHeadCount(view, column) || (isNamedAsPersons(column) && !AUDIENCE.test(column))) return true;
  return column === (soldThings(view) ?? plainCounts(view).find((count) => !isComing(count)));
}

/** What is told is what came in for each, and no price that stands anywhere: that is said. */
export const isPricePerThing = (said: string, metric: string): boolean =>
  /^prices? per /i.test(said) && metric.startsWith('ratio:');
