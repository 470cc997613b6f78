import { NotAnswerable } from '../../reading/problem.ts';
import type { Settled } from '../settling/settle.ts';

/** What a question may ask for beyond one number: each way of answering tells some of it, and none all. */
const PARTS = {
  split: ({ reading }: Settled) => reading.dimensions.length > 0,
  each: ({ reading }: Settled) => reading.each !== null,
  limits: ({ reading }: Settled) => reading.limits.length > 0,
  moves: ({ reading }: Settled) => reading.moves.length > 0,
  rank: ({ reading }: Settled) => reading.rank !== null,
  order: ({ reading: { order, orderBy, metrics } }: Settled) =>
    order !== null || (orderBy !== null && orderBy !== metrics[0]),
  course: ({ reading }: Settled) =>
    reading.grain !== null || reading.shape === 'trend' || reading.shape === 'cumulative',
  comparison: ({ reading, other }: Settled) => other !== null || reading.versus !== null,
  weekdays: ({ reading }: Settled) => reading.weekdays.length > 1,
  brands: ({ reading }: Settled) => reading.brandSplit !== null,
  share: ({ reading }: Settled) => reading.shape === 'share',
  mean: ({ reading }: Settled) => reading.shape === 'average',
  median: ({ reading }: Settled) => reading.shape === 'median',
  count: ({ reading }: Settled) => reading.shape === 'count',
  place: ({ reading }: Settled) => reading.place > 1,
  end: ({ reading }: Settled) => reading.endOfTime !== null,
  ratio: ({ reading }: Settled) => reading.shape === 'ratio',
  total: ({ reading }: Settled) => reading.isWithTotal,
} as const satisfies Record<string, (settled: Settled) => boolean>;

export type Part = keyof typeof PARTS;

/** Nothing that was asked for is passed over: where the one way of answering cannot tell a part, it is asked back. */
export function refuseUntold(settled: Settled, told: readonly Part[]): void {
  for (const [part, isAsked] of Object.entries(PARTS))
    if (isAsked(settled) && !told.includes(part as Part))
      throw new NotAnswerable({
        type: 'ambiguous',
        about: 'not_at_once',
        choices: [],
        untold: {
          reading: settled.reading,
          part,
          others: Object.entries(PARTS).flatMap(([other, isOther]) =>
            other !== part && isOther(settled) ? [other] : [],
          ),
        },
      });
}
