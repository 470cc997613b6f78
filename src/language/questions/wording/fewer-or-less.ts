import type { AskMetric } from '../data/asked-metric.ts';
import { kindOfMetric } from '../data/kind-of-column.ts';

type Shown = Pick<AskMetric, 'unit' | 'kind' | 'columns'>;

const isCounted = (metric: Shown): boolean => metric.unit === 'count' && kindOfMetric(metric) === 'count';

/** "Fewer bookings", but "less income". */
export const lessWord = (metric: Shown): 'fewer' | 'less' => (isCounted(metric) ? 'fewer' : 'less');

/** "The fewest bookings", but "the least income". */
export const leastWord = (metric: Shown): 'fewest' | 'least' => (isCounted(metric) ? 'fewest' : 'least');
