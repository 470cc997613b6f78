import type { Inquiry } from '../../data/inquiry.ts';
import type { Settled } from './settled.ts';

/**
 * "The lowest month of Lost Maps", a show that began in June: a name that the data do not have before some day had nothing
 * to count until then, and months before it are no months with zero, nor do they count in a mean. The days that its rows begin on are those of the data.
 */
export async function sinceFirstRow(settled: Settled, inquiry: Inquiry): Promise<Settled> {
  const { reading, view, period, filters, metrics } = settled;
  const { firstDay } = view.source;
  const isCourse = reading.shape === 'trend' || (reading.grain !== null && reading.shape === 'value');
  // A device or a channel is there from the beginning: a mean counts its days before as days with none
  const isMean =
    /^(?:average|median)$/.test(reading.shape) &&
    reading.filters.every(({ dimension }) => view.kindOf(dimension) === undefined);
  const isOfTime = reading.grain !== 'weekday' && (isCourse || isMean);
  const isOfNames = filters.length > 0 && reading.filters.every(({ is }) => is === 'one_of');
  const [metric] = metrics;
  if (!isOfTime || !isOfNames || reading.dimensions.length > 0 || reading.periods.length > 1) return settled;
  if (firstDay === null || metric === undefined) return settled;
  const first = await inquiry.firstDayOf({ metrics: [metric], filters, from: firstDay, to: period.to });
  if (first === null || first <= period.from || first === firstDay) return settled;
  return { ...settled, view: { ...view, source: { ...view.source, firstDay: first } } };
}
