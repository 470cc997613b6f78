import type { BoundText } from '../../../bound-text.ts';
import { listed } from '../../wording/say.ts';

/**
 * Who the first row is about: "Germany", of rows by country and device "Germany with mobile".
 * @param from the column in which the first of its names stands
 */
export const nameOfRow = (names: readonly (string | number | null)[], from = 0): BoundText =>
  listed(
    names.map((name, at) => ({
      text: String(name ?? '') || '(empty)',
      path: `tables.0.rows.0.${from + at}`,
      value: String(name ?? ''),
    })),
    ' with ',
  );
