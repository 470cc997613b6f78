export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the value is compared with: another run in the same session, or the target. */
  readonly reference: string;
  /** value / reference; null where there is nothing to divide by. */
  readonly ratio: number | null;
}

const rounded = (value: number): number => Number(value.toPrecision(4));

export function report({ name, value, unit, reference, ratio }: Figure): void {
  process.stdout.write(
    `${JSON.stringify({ name, value: rounded(value), unit, reference, ratio: ratio === null ? null : rounded(ratio) })}\n`,
  );
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}
