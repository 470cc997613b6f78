import { isMissing, type Maybe, noData } from '#src/web/ui/format/missing.ts';
import { formatWith } from '#src/web/ui/format/number.ts';

type TimeUnit = 'second' | 'minute' | 'hour' | 'day';

function part(value: number, unit: TimeUnit, digits: number, locale?: string): string {
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits } as const;
  return formatWith(value, options, locale);
}

/** The two largest parts: 64 → "1 min 4 sec", 3.21 → "3.2 sec", 7260 → "2 hr 1 min". */
export function formatDuration(seconds: Maybe<number>, locale?: string): string {
  if (isMissing(seconds)) return noData;
  if (Math.abs(seconds) < 59.95) return part(seconds, 'second', 1, locale);
  const sign = seconds < 0 ? '−' : '';
  // Rounded before it is split, so that 119.7 s becomes "2 min" and not "1 min 60 sec".
  const whole =
    Math.abs(seconds) < 3600 ? Math.round(Math.abs(seconds)) : Math.round(Math.abs(seconds) / 60) * 60;
  const scale: [number, TimeUnit][] = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
    [1, 'second'],
  ];
  const first = scale.findIndex(([size]) => whole >= size);
  const parts = [];
  let rest = whole;
  for (const [size, unit] of scale.slice(first, first + 2)) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(part(count, unit, 0, locale));
  }
  return sign + parts.join(' ');
}
