import type { Metric, Unit } from '#src/semantics/metric.ts';

/**
 * A number that can be asked for: which columns a query fetches, and what the number is over any rows of them. It is
 * always computed from sums, so it means the same for one row and for many; null where nothing can be said.
 */
export interface AskMetric {
  readonly id: string;
  readonly label: string;
  /** In the middle of a sentence. */
  readonly noun: string;
  readonly unit: Unit;
  readonly desired: Metric['desired'];
  /** Money that was paid out, or so much of it for each of something: the less, the better. */
  readonly isCost?: boolean;
  /** `additive`: parts sum to the whole. `distinct`: only single rows of the weekly report mean anything. */
  readonly kind: 'additive' | 'quotient' | 'distinct';
  readonly columns: readonly string[];
  /** Its name in the catalogue's plans, where it has one: put into the query for those who read it. */
  readonly named?: string;
  /** @param rows values in the order of `columns` */
  value(rows: readonly (readonly (number | null)[])[]): number | null;
}
