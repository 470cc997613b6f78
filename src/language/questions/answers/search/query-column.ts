import type { SourceView } from '../../data/source-view.ts';
import { NotAnswerable } from '../../reading/problem.ts';

export function queryColumn(view: SourceView): string {
  const column = view.dimensionColumns.find((name) => view.kindOf(name) === 'query');
  if (column === undefined) throw new NotAnswerable({ type: 'dimension_missing', said: 'search query' });
  return column;
}
