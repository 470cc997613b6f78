import { saidAsPercent } from '#src/shared/said-as-percent.ts';
import { type Unit, unitOf } from '#src/web/ui/format/unit.ts';

/** The unit that values of a metric are shown in: 0.0123 purchases per session are 1.23 %. */
export const shownUnit = ({ metric, unit }: { readonly metric: string; readonly unit: string }): Unit =>
  saidAsPercent.has(metric) ? 'fraction' : unitOf(unit);
