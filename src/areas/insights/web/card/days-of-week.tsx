import { ChartFrame } from '#src/web/ui/chart/chart-frame.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { formatDay, formatWeekday, formatWeekdayAndDay } from '#src/web/ui/format/date.ts';
import { formatValue } from '#src/web/ui/format/value.ts';
import type { Evidence } from '../../evidence.ts';
import { toneOf } from '../direction.ts';
import { shownUnit } from '../shown-unit.ts';
import { comparedWith } from './compared-with.ts';
import { daysTitle } from './days-title.ts';

type DayValue = Evidence['days'][number];

const fills = { gain: 'bg-gain-fill', loss: 'bg-loss-fill', mark: 'bg-mark' } as const;

/** The days of the week as bars from zero, each with a line where it was expected to end. */
export function DaysOfWeek({ evidence }: { evidence: Evidence }) {
  const { days, metricLabel, currency } = evidence;
  const before = comparedWith(evidence);
  const unit = shownUnit(evidence);
  const write = (value: number | null, precision: 'compact' | 'brief' | 'exact') =>
    formatValue(value, unit, precision, currency ?? undefined);
  const top = Math.max(...days.flatMap(({ observed, expected }) => [observed ?? 0, expected ?? 0])) || 1;
  const strongest = Math.max(...days.map(moveOf));
  const fillOf = (day: DayValue) =>
    moveOf(day) > strongest / 2 && goesAlong(day, evidence.direction)
      ? fills[toneOf(evidence)]
      : 'bg-mark-soft';
  return (
    <ChartFrame
      title={daysTitle(evidence)}
      detail={`${metricLabel} a day; the line is ${before.phrase}`}
      table={{
        columns: ['Day', metricLabel, before.label],
        rows: days.map(({ day, observed, expected }) => [
          formatDay(day),
          write(observed, 'exact'),
          write(expected, 'brief'),
        ]),
      }}
    >
      <ol aria-hidden="true" className="grid grid-cols-7 gap-2">
        {days.map((day) => (
          <li
            key={day.day}
            title={`${formatWeekdayAndDay(day.day)}: ${write(day.observed, 'exact')}, expected ${write(day.expected, 'brief')}`}
            className="grid min-w-0 justify-items-center gap-1"
          >
            <span className="figures text-note font-medium">
              {day.observed === null ? '–' : write(day.observed, 'compact')}
            </span>
            <span className="relative h-24 w-full max-w-12 border-b border-line-strong">
              {day.observed === null ? (
                <span className="absolute inset-0 rounded-t-[3px] border border-dashed border-line-strong" />
              ) : (
                <span
                  className={classNames('absolute inset-x-0 bottom-0 rounded-t-[3px]', fillOf(day))}
                  style={{ height: `${(day.observed / top) * 100}%` }}
                />
              )}
              {day.expected !== null && (
                <span
                  className="absolute -inset-x-1 h-0.5 translate-y-1/2 rounded-full bg-ink ring-1 ring-raised"
                  style={{ bottom: `${(day.expected / top) * 100}%` }}
                />
              )}
            </span>
            <span className="text-note text-faint">{formatWeekday(day.day)}</span>
          </li>
        ))}
      </ol>
    </ChartFrame>
  );
}

const moveOf = ({ observed, expected }: DayValue): number =>
  observed === null || expected === null ? 0 : Math.abs(observed - expected);

const goesAlong = ({ observed, expected }: DayValue, direction: 'up' | 'down'): boolean =>
  observed !== null && expected !== null && (direction === 'up' ? observed > expected : observed < expected);
