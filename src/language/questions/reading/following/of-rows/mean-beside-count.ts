import { askMetric } from '../../../data/ask-metric.ts';
import { plainCounts } from '../../../data/event-counts.ts';
import { kindOfColumn } from '../../../data/kind-of-column.ts';
import type { SourceView } from '../../../data/source-view.ts';
import type { Assembled } from '../../assemble.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { ASKING } from '../follows-on.ts';

/**
 * "Average km" behind the hires of a station: what was counted last has so many kilometres each. Money may be that of a day, and
 * persons have no hires of their own.
 */
export function meanBesideCount(
  marks: readonly Mark[],
  before: Reading,
  views: readonly SourceView[],
): readonly Mark[] {
  const view = views.find(({ source }) => source.id === before.sourceId);
  const [count, ...others] = before.metrics;
  const [average, number, ...more] = marks.filter((mark) => !asksNothing(mark));
  if (view === undefined || count === undefined || others.length > 0 || more.length > 0) return marks;
  if (
    average === undefined ||
    !isKeyword(average, 'average') ||
    number?.type !== 'metric' ||
    before.intent !== 'numbers'
  )
    return marks;
  const { metric } = number;
  const isOfEach = /^(?:measure|time)$/.test(kindOfColumn(metric)) && plainCounts(view).includes(count);
  if (!isOfEach || !view.metricColumns.includes(metric) || askMetric(view, metric)?.kind !== 'additive')
    return marks;
  const each: Mark = {
    ...number,
    metric: `ratio:${metric}:${count}`,
    said: `${average.said} ${number.said}`,
  };
  return marks.flatMap((mark) => (mark === average ? [] : mark === number ? [each] : [mark]));
}

/** "And what was the average km?" */
const asksNothing = (mark: Mark): boolean =>
  mark.type === 'noise' ||
  mark.type === 'stop' ||
  isKeyword(mark, 'and') ||
  (isKeyword(mark, 'which') && /^what(?:['’]?s| is| was)\b/iu.test(mark.said));

/** "Average revenue" behind the bookings by hotel is one of each hotel; "what was the average revenue?" asks for one number. */
export const isMeanOfRows = (
  { dimensions, grain, rank }: Reading,
  { has, reading: now }: Assembled,
  text: string,
): boolean =>
  (now.shape === 'average' || now.shape === 'median') &&
  dimensions.length > 0 &&
  grain === null &&
  rank?.of !== 'time' &&
  has.metric &&
  !has.dimension &&
  !has.rank &&
  !has.time &&
  !has.versus &&
  now.intent === 'numbers' &&
  !now.isAllData &&
  !ASKING.test(text);
