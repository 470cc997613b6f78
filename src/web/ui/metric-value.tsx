import { classNames } from '#src/web/ui/class-names.ts';
import { isMissing, type Maybe } from '#src/web/ui/format/missing.ts';
import type { Unit } from '#src/web/ui/format/unit.ts';
import { type Currency, formatValue, type Precision } from '#src/web/ui/format/value.ts';

export interface MetricValueProps {
  readonly value: Maybe<number>;
  readonly unit: Unit;
  readonly precision?: Precision;
  readonly currency?: Currency;
  /** Google may still change it. */
  readonly provisional?: boolean;
}

/** A number as people read it, exact on hover and in the markup. */
export function MetricValue({
  value,
  unit,
  precision = 'brief',
  currency,
  provisional = false,
}: MetricValueProps) {
  if (isMissing(value)) return <span className="font-normal text-faint">{formatValue(value, unit)}</span>;
  const exact = formatValue(value, unit, 'exact', currency);
  return (
    <data
      value={value}
      title={provisional ? `${exact}, provisional: may still change` : exact}
      className={classNames(
        provisional && 'text-soft underline decoration-faint decoration-dashed underline-offset-4',
      )}
    >
      {formatValue(value, unit, precision, currency)}
      {provisional && <span className="sr-only"> (provisional)</span>}
    </data>
  );
}
