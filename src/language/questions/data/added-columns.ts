import { isHarm } from './is-harm.ts';
import type { SourceView } from './source-view.ts';
import { isOffered } from './supply.ts';

/**
 * The columns that add up, in the order of the file. How many seats or rooms there were says nothing of how it went, so they are none of
 * them where what came of it is counted as well.
 */
export function addedColumns(view: SourceView): readonly string[] {
  const added = view.metricColumns.filter((column) => view.metricOf(column).kind.type === 'additive');
  const came = added.filter((column) => !isOffered(column));
  return came.some((column) => !isHarm(column)) ? came : added;
}
