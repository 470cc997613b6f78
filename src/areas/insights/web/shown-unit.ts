import { type Unit, unitOf } from '#src/web/ui/format/unit.ts';

/** Ratios that people say as a percentage, though a session may in principle have more than one of what is counted. */
const rates: ReadonlySet<string> = new Set(['conversion_rate', 'purchase_rate']);

/** The unit that values of a metric are shown in: 0.0123 purchases per session are 1.23 %. */
export const shownUnit = ({ metric, unit }: { readonly metric: string; readonly unit: string }): Unit =>
  rates.has(metric) ? 'fraction' : unitOf(unit);
