import type { CSSProperties } from 'react';
import { Field } from '#src/web/ui/field.tsx';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly hint?: string;
  readonly disabled?: boolean;
  /** The value with its unit, shown and read: 50 → "50 steps". */
  readonly describe?: (value: number) => string;
  /** What the two ends mean: Quick and Deep. */
  readonly ends?: readonly [string, string];
}

export function Slider(props: SliderProps) {
  const { label, value, onChange, min, max, step = 1, hint, disabled, describe = String, ends } = props;
  // The thumb's middle does not reach the ends of the track; the fill must follow the thumb.
  const share = (value - min) / (max - min);
  const fill = `calc(10px + ${share} * (100% - 20px))`;
  return (
    <Field
      label={label}
      hint={hint}
      aside={<span className="text-ui font-medium text-ink">{describe(value)}</span>}
    >
      {(control) => (
        <div>
          <input
            {...control}
            type="range"
            className="range block"
            style={{ '--fill': fill } as CSSProperties}
            min={min}
            max={max}
            step={step}
            value={value}
            disabled={disabled}
            aria-valuetext={describe(value)}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          {ends !== undefined && (
            <div aria-hidden="true" className="flex justify-between text-note text-faint">
              <span>{ends[0]}</span>
              <span>{ends[1]}</span>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
