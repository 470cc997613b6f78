import type { ServedDimension } from '../../data-set.ts';
import { labelColumn } from '../../session-table.ts';

/** Read off a column of the table, in the words of Google's list of dimensions. */
export function dimension(
  apiName: string,
  uiName: string,
  category: string,
  column: string,
  description: string,
  more: Pick<ServedDimension, 'scope' | 'incompatibleMetrics'> = {},
): ServedDimension {
  return { apiName, uiName, category, description, ...more, column: (table) => labelColumn(table, column) };
}
