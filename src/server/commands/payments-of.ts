import type { FactTable } from '#src/semantics/fact-table.ts';
import { fileMetric, isMetricId, type Metric } from '#src/semantics/metric.ts';

/** What may be counted, and may as well be told as what was paid. */
const PAID =
  /(?:^|[^a-z])(?:refunds?|discounts?|rebates?|donations?|gifts?|chargebacks?|commissions?|deposits?|payments?|payouts?|bonus(?:es)?|grants?|pledges?|fines?|vouchers?|invoices?|orders?|purchases?|bookings?|taxes|tax)$/i;

/** Refunds of 12.50 are money, and no number of them: which columns of a file their cells say are so, though their names do not. */
export const paymentsOf = ({ metrics }: Pick<FactTable, 'metrics'>): Readonly<Record<string, Metric>> =>
  Object.fromEntries(
    Object.entries(metrics).flatMap(([name, cells]) =>
      !isMetricId(name) && PAID.test(name) && cells.some((cell) => cell !== null && !Number.isInteger(cell))
        ? [[name, { ...fileMetric(name), unit: 'currency' as const }]]
        : [],
    ),
  );
