import { askMetric } from '../../data/ask-metric.ts';
import { kindOfColumn } from '../../data/kind-of-column.ts';
import type { SourceView } from '../../data/source-view.ts';
import type { Mark } from '../mark.ts';
import { isBound, isNoise } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

/** "Rides over five km by station": how long each of them was stands in no row, and the sum of a station is another limit. */
export function refuseLimitOfSingleOnes(
  marks: readonly Mark[],
  { limits, dimensions }: Reading,
  view: SourceView,
): void {
  const [thing, bound, number, unit] = marks.filter((mark) => !isNoise(mark));
  const isThing = thing?.type === 'unknown' || thing?.type === 'members' || thing?.type === 'metric';
  const isLimit = isBound(bound) && number?.type === 'number';
  if (!isThing || !isLimit || unit?.type !== 'metric' || kindOfColumn(unit.metric) === 'count') return;
  if (thing.type === 'metric' && thing.metric.split(':').includes(unit.metric)) return;
  if (!limits.some(({ metric }) => metric === unit.metric)) return;
  const noun = askMetric(view, unit.metric)?.noun ?? unit.metric;
  const [dimension] = dimensions;
  const by = dimension === undefined ? '' : ` by ${view.labelOf(dimension).toLowerCase()}`;
  const question = `${noun}${by}`;
  throw askedBack('groups_of_values', [asChoice(question)]);
}
