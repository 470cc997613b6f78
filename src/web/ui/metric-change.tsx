import { classNames } from '#src/web/ui/class-names.ts';
import { describeChange } from '#src/web/ui/format/change.ts';
import { isMissing, type Maybe } from '#src/web/ui/format/missing.ts';
import type { Desired, Unit } from '#src/web/ui/format/unit.ts';
import type { Currency } from '#src/web/ui/format/value.ts';

export interface MetricChangeProps {
  readonly from: Maybe<number>;
  readonly to: Maybe<number>;
  readonly unit: Unit;
  /** A position gets better downward: the sign says where it went, the colour whether that is hoped for. */
  readonly desired?: Desired;
  readonly currency?: Currency;
  /** Values before `from`, where they are known: what had any is back and not new. */
  readonly earlier?: readonly Maybe<number>[];
}

/** Sign first, then an arrow, then blue or orange; each alone would do. */
export function MetricChange({ from, to, unit, desired = 'up', currency, earlier }: MetricChangeProps) {
  const { text, exact, sign } = describeChange(from, to, unit, currency, earlier);
  if (isMissing(from) || isMissing(to)) return <span className="text-faint">{text}</span>;
  const hoped = desired === 'neither' || sign === 0 ? 0 : desired === 'up' ? sign : -sign;
  return (
    <span
      title={exact}
      className={classNames(
        'inline-flex items-center gap-1 font-medium whitespace-nowrap',
        hoped > 0 && 'text-gain',
        hoped < 0 && 'text-loss',
        hoped === 0 && 'text-soft',
      )}
    >
      {sign !== 0 && (
        <svg aria-hidden="true" width="8" height="8" viewBox="0 0 8 8" fill="currentColor">
          <path d={sign > 0 ? 'M4 1 7.5 7h-7z' : 'M4 7 .5 1h7z'} />
        </svg>
      )}
      {text}
    </span>
  );
}
