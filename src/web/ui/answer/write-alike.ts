import { formatWith } from '#src/web/ui/format/number.ts';

export interface AlikeOptions {
  readonly currency: string | null;
  readonly isChange: boolean;
  /** The numbers of an axis have its steps and little room; those beside bars are read. */
  readonly isAxis: boolean;
  /** An axis begins at zero unless told otherwise. */
  readonly isFromZero?: boolean;
}

type Write = (value: number) => string;

const TICKS = 4;
const LETTERS = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
] as const;
/** Below this a number is written out: of an axis, and beside bars. */
const WRITTEN_OUT = { axis: 1e4, bars: 1e6 } as const;

/**
 * Counts and money of one drawing in one notation: all written out or all in thousands, and with as many digits behind the
 * point each as it takes to tell them apart. "1.51K" above "1,502" hides which is more.
 */
export function alikeWriter(values: readonly number[], options: AlikeOptions): Write {
  const most = Math.max(0, ...values.map(Math.abs));
  const isShort = most >= (options.isAxis ? WRITTEN_OUT.axis : WRITTEN_OUT.bars);
  const [scale, letter] = (isShort && LETTERS.find(([one]) => most >= one)) || ([1, ''] as const);
  const digits = options.isAxis
    ? digitsOfSteps(options.isFromZero === false ? values : [0, ...values], scale)
    : digitsApart(
        [...new Set(values)].map((value) => value / scale),
        most / scale,
        options,
      );
  const style = writtenAs(digits, options);
  return (value) => (value === 0 ? writtenAs(0, options)(0) : `${style(value / scale)}${letter}`);
}

const writtenAs =
  (digits: number, { currency, isChange }: AlikeOptions): Write =>
  (value) =>
    formatWith(value, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      // What is written as nothing has no direction.
      signDisplay: isChange ? 'exceptZero' : 'negative',
      ...(currency !== null && {
        style: 'currency' as const,
        currency,
        currencyDisplay: 'narrowSymbol' as const,
      }),
    });

/** As many as the steps of an axis have: of 0, 0.5 and 1 there is one. */
function digitsOfSteps(values: readonly number[], scale: number): number {
  const span = (Math.max(...values) - Math.min(...values)) / scale / TICKS;
  if (!(span > 0)) return 0;
  const power = 10 ** Math.floor(Math.log10(span));
  // A step just below the next power of ten is that.
  return Math.max(0, -Math.floor(Math.log10(span / power >= Math.sqrt(50) ? power * 10 : power)));
}

const MOST_DIGITS = 3;

/** Three figures of the largest, and more only where two values would be written as one. Money has cents or none. */
function digitsApart(values: readonly number[], most: number, options: AlikeOptions): number {
  const isWhole = values.every(Number.isInteger);
  const few = isWhole || most >= 100 ? 0 : options.currency !== null || most < 10 ? 2 : 1;
  const steps = options.currency === null ? [0, 1, 2, MOST_DIGITS] : [0, 2, MOST_DIGITS];
  const enough = steps.find(
    (digits) => digits >= few && new Set(values.map(writtenAs(digits, options))).size === values.length,
  );
  return enough ?? few;
}
