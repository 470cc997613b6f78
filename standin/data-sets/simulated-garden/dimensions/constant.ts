import type { ServedDimension } from '../../data-set.ts';

/** The same in every row. */
export function constant(
  apiName: string,
  uiName: string,
  category: string,
  value: string,
  description: string,
): ServedDimension {
  return {
    apiName,
    uiName,
    category,
    description,
    column: (table) => ({ codes: new Uint8Array(table.rowCount), labels: [value] }),
  };
}
