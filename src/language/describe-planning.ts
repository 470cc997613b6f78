import { dimensions, isDimensionId } from '#src/semantics/dimension.ts';
import { isMetricId, metrics } from '#src/semantics/metric.ts';
import type { Day } from '#src/shared/week.ts';
import { shortDay } from './quantity.ts';

/** A step of the planning agent, as far as its name needs it. */
export interface StepToName {
  readonly kind: 'survey' | 'site' | 'trend' | 'members';
  readonly week: Day;
  readonly metrics: readonly string[];
  readonly segment: Readonly<Record<string, string>>;
  readonly cut: string | null;
}

const metricLabel = (id: string): string => (isMetricId(id) ? metrics[id].label : id);
const dimensionLabel = (id: string): string => (isDimensionId(id) ? dimensions[id].label : id).toLowerCase();

/** What a step asks: "Sessions by country, within device mobile". */
export function stepTitle({ kind, week, metrics: asked, segment, cut }: StepToName): string {
  const what = listed(asked.map(metricLabel));
  switch (kind) {
    case 'survey':
      return `Lay out the week of ${shortDay(week)}`;
    case 'site':
      return `${what} of the whole site`;
    case 'trend':
      return `Drift of ${what.toLowerCase()} over the weeks before`;
    case 'members': {
      const place = Object.entries(segment).map(([id, member]) => `${dimensionLabel(id)} ${member}`);
      const by = cut === null ? '' : ` by ${dimensionLabel(cut)}`;
      return place.length === 0 ? `${what}${by}` : `${what}${by}, within ${place.join(' and ')}`;
    }
  }
}

/** What a step of tests gave: "12 tested, 2 of them changed." */
export function stepSummary(tested: number, changed: number): string {
  if (changed === 0) return `${tested} tested, none changed more than usual.`;
  return `${tested} tested, ${changed} of them changed.`;
}

function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join();
  const [first = '', ...rest] = names;
  const lower = rest.map((name) => name.toLowerCase());
  return `${[first, ...lower.slice(0, -1)].join(', ')} and ${lower.at(-1)}`;
}
