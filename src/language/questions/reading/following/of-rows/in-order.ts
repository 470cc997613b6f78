import { isHarmIn } from '../../../data/is-better-down.ts';
import { isEffort } from '../../../data/is-effort.ts';
import { isMoneyColumn } from '../../../data/kind-of-column.ts';
import type { SourceView } from '../../../data/source-view.ts';
import type { Reading } from '../../reading.ts';
import { askedFor } from '../in-whole-words/lead-and-tail.ts';
import { isOfAll } from './rows-as-they-are.ts';

const ORDER = `(?:(?:re-?)?(?:sort|order|rank|arrange)(?:ed)?(?: (?:it|them|this|that|these|those|the (?:list|table|rows)))?,? )?(?:in |by )?`;
const DOWN = askedFor(
  `${ORDER}(?:desc(?:ending)?(?: order)?|(?:the )?(?:highest|largest|biggest|most)(?: (?:ones?|values?))? (?:first|on top|at the top)|(?:from )?(?:high|highest|large|largest|big|biggest|most) to (?:low|lowest|small|smallest|least))`,
);
const UP = askedFor(
  `${ORDER}(?:asc(?:ending)?(?: order)?|(?:the )?(?:lowest|smallest|fewest|least)(?: (?:ones?|values?))? (?:first|on top|at the top)|(?:from )?(?:low|lowest|small|smallest|least) to (?:high|highest|large|largest|big|biggest|most))`,
);
const TURNED = askedFor(
  `(?:reverse|flip|invert)(?: (?:it|them|that|this|the (?:order|list|table|sorting)))?|(?:in )?(?:reverse|reversed|opposite|the other)(?: order| way (?:a)?round)`,
);
const CHEAP = askedFor(
  `${ORDER}(?:the )?(?:cheapest|least expensive)(?: ones?)? (?:first|on top|at the top)`,
);
const DEAR = askedFor(
  `${ORDER}(?:the )?(?:most expensive|priciest|dearest)(?: ones?)? (?:first|on top|at the top)`,
);

const WORST = askedFor(`${ORDER}(?:the )?worst(?: ones?)? (?:first|on top|at the top)`);
const BEST = askedFor(`${ORDER}(?:the )?best(?: ones?)? (?:first|on top|at the top)`);

/** The first place in search is the best one. */
export const isBetterLow = ({ metrics: [metric = ''] }: Reading, views: readonly SourceView[]): boolean =>
  /position/.test(metric) || isHarmOf(metric, views) || isEffort(metric);

const isHarmOf = (metric: string, views: readonly SourceView[]): boolean =>
  views.some((view) => isHarmIn(view, metric));

/** What something cost: no more of it is hoped for, and "the cheapest" has the least of it. */
const isPrice = ({ metrics: [metric = ''] }: Reading, views: readonly SourceView[]): boolean => {
  const [kind, over = ''] = metric.split(':');
  return kind === 'ratio' ? isMoneyColumn(over) : isMoneyColumn(metric) && isHarmOf(metric, views);
};

/** "Lowest first", "the other way round": the same rows in another order. */
export function inOrder(text: string, before: Reading, views: readonly SourceView[]): Reading | undefined {
  const turned = orderBefore(before) === 'down' ? 'up' : 'down';
  const [worst, best] = isBetterLow(before, views) ? [DOWN, UP] : [UP, DOWN];
  const isDown =
    DOWN.test(text) ||
    (isPrice(before, views) && DEAR.test(text)) ||
    (WORST.test(text) && worst === DOWN) ||
    (BEST.test(text) && best === DOWN);
  const isUp =
    UP.test(text) ||
    (isPrice(before, views) && CHEAP.test(text)) ||
    (WORST.test(text) && worst === UP) ||
    (BEST.test(text) && best === UP);
  const order = isDown ? 'down' : isUp ? 'up' : TURNED.test(text) ? turned : undefined;
  if (order === undefined || before.shape !== 'value') return undefined;
  const { rank, dimensions, grain } = before;
  if (dimensions.length === 1 && grain === null && rank === null) return { ...before, order };
  if (rank === null) {
    // A course stands in the order of its days: in another one it is a ranking of them
    const isCourse = dimensions.length === 0 && grain !== null && before.periods.length < 2;
    return isCourse && !TURNED.test(text) ? { ...before, rank: rankOfTime(order) } : undefined;
  }
  // Of those that were ranked the order is the ranking: turned, it would be of others
  const isAll = isOfAll(rank) && rank.by === 'value';
  const direction = order === 'down' ? 'top' : 'bottom';
  if (isAll) {
    // "Lowest first" is by the number, and no longer by what an owner hopes for
    const { of, by, within } = rank;
    return { ...before, place: 1, rank: { of, by, within, count: null, direction } };
  }
  return rank.by === 'value' && rank.direction === direction ? before : undefined;
}

const orderBefore = ({ rank, order }: Reading): 'up' | 'down' =>
  rank === null ? (order ?? 'down') : rank.direction === 'top' ? 'down' : 'up';

const rankOfTime = (order: 'up' | 'down'): Reading['rank'] => ({
  of: 'time',
  count: null,
  direction: order === 'down' ? 'top' : 'bottom',
  by: 'value',
  within: null,
});
