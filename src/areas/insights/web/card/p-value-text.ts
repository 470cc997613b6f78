import { formatWith } from '#src/web/ui/format/number.ts';

const LEAST = 0.0001;

/** A p-value to two digits; below one in ten thousand nobody can tell the size any more. */
export function pValueText(p: number): string {
  return p < LEAST
    ? `under ${formatWith(LEAST, { maximumFractionDigits: 4 })}`
    : formatWith(p, { maximumSignificantDigits: 2 });
}
