import { isMissing, type Maybe, noData } from '#src/web/ui/format/missing.ts';
import type { Unit } from '#src/web/ui/format/unit.ts';
import { type Currency, formatValue, type Precision } from '#src/web/ui/format/value.ts';
import { sparkPath, sparkPoints } from '#src/web/ui/sparkline-path.ts';

export interface SparklineProps {
  /** Oldest first; what is missing is a gap. */
  readonly values: readonly Maybe<number>[];
  readonly unit: Unit;
  readonly currency?: Currency;
  /** What it shows, for those who do not see it: "Sessions, last 8 weeks". */
  readonly label: string;
  readonly tone?: 'mark' | 'gain' | 'loss';
  /** As the same numbers stand beside it; both brief without. */
  readonly precision?: { readonly observed: Precision; readonly range: Precision };
}

const WIDTH = 88;
const HEIGHT = 24;
const INSET = 3;

const dots = { mark: 'text-mark', gain: 'text-gain-fill', loss: 'text-loss-fill' } as const;

/** A word-sized line that carries its last value and its range, so that it can be read and not only looked at. */
export function Sparkline({ values, unit, currency, label, tone = 'mark', precision }: SparklineProps) {
  const known = values.filter((value): value is number => !isMissing(value));
  if (known.length === 0) return <span className="text-note text-faint">{noData}</span>;
  const write = (value: Maybe<number>, part: 'observed' | 'range') =>
    formatValue(value, unit, precision?.[part] ?? 'brief', currency);
  const range = `${write(Math.min(...known), 'range')} – ${write(Math.max(...known), 'range')}`;
  const points = sparkPoints(values, WIDTH - 2 * INSET, HEIGHT - 2 * INSET, unit === 'position');
  const last = points.findLast((point) => point !== undefined);
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <svg
        role="img"
        aria-label={`${label}: last ${write(known.at(-1), 'observed')}, range ${range}`}
        width={WIDTH}
        height={HEIGHT}
        viewBox={`${-INSET} ${-INSET} ${WIDTH} ${HEIGHT}`}
        fill="none"
        className="shrink-0"
      >
        <path
          d={sparkPath(points)}
          stroke="var(--mark-soft)"
          strokeWidth="1.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {last !== undefined && (
          <circle cx={last.x} cy={last.y} r="2.5" fill="currentColor" className={dots[tone]} />
        )}
      </svg>
      <span aria-hidden="true" className="grid text-note leading-3.5">
        <span className="font-medium text-ink">{write(values.at(-1), 'observed')}</span>
        <span className="text-faint">{range}</span>
      </span>
    </span>
  );
}
