import type { BoundText } from '../../../bound-text.ts';
import { listed } from '../../wording/say.ts';

/**
 * Who a row is about: "Germany", of rows by country and device "Germany with mobile".
 * @param from the column in which the first of its names stands
 * @param row its place in the first table, or the path of it
 */
export const nameOfRow = (
  names: readonly (string | number | null)[],
  from = 0,
  row: number | string = 0,
): BoundText =>
  listed(
    names.map((name, at) => ({
      text: String(name ?? '') || '(empty)',
      path: `${typeof row === 'number' ? `tables.0.rows.${row}` : row}.${from + at}`,
      value: String(name ?? ''),
    })),
    ' with ',
  );
