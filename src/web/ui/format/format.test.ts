import { describe, expect, test } from 'vitest';
import { describeChange } from '#src/web/ui/format/change.ts';
import { formatDay, formatDayRange, formatLongDay, formatWeek } from '#src/web/ui/format/date.ts';
import { formatDifference } from '#src/web/ui/format/difference.ts';
import { formatDuration } from '#src/web/ui/format/duration.ts';
import { formatDateTime, formatInstant } from '#src/web/ui/format/instant.ts';
import { formatMoney, formatMoneyBrief } from '#src/web/ui/format/money.ts';
import { formatBrief, formatCompact, formatCount, formatExact } from '#src/web/ui/format/number.ts';
import {
  formatPart,
  formatPercentChange,
  formatPointChange,
  formatShare,
} from '#src/web/ui/format/percent.ts';
import { formatValue } from '#src/web/ui/format/value.ts';

/** Intl separates with several kinds of space; a reader sees one. */
const spaced = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

describe('numbers', () => {
  test('prose carries at most three significant digits, a table all of them', () => {
    expect(formatBrief(12_345)).toBe('12,300');
    expect(formatBrief(0.012345)).toBe('0.0123');
    expect(formatCompact(12_345)).toBe('12.3K');
    expect(formatExact(12_345.678)).toBe('12,345.678');
    expect(formatCount(12_345.6)).toBe('12,346');
  });

  test('a minus is a minus, and zero has no sign', () => {
    expect(formatDifference(-1234, 'count')).toBe('−1,230');
    expect(formatDifference(1234.56, 'count', 'exact')).toBe('+1,234.6');
    expect(formatDifference(0, 'currency', 'exact', 'EUR')).toBe('€0.00');
  });

  test('a difference keeps its unit: rates differ by points', () => {
    expect(formatDifference(-12.5, 'currency', 'exact', 'EUR')).toBe('−€12.50');
    expect(formatDifference(-0.00001, 'position')).toBe('0');
    expect(formatDifference(0.021, 'fraction')).toBe('+2.1 pp');
    expect(formatDifference(null, 'count')).toBe('no data');
  });

  test('missing is "no data", never 0', () => {
    expect(formatBrief(null)).toBe('no data');
    expect(formatExact(undefined)).toBe('no data');
    expect(formatShare(Number.NaN)).toBe('no data');
    expect(formatPointChange(null)).toBe('no data');
    expect(formatMoney(null, 'EUR')).toBe('no data');
    expect(formatDuration(null)).toBe('no data');
    expect(formatValue(null, 'count')).toBe('no data');
    expect(formatCount(0)).toBe('0');
  });

  test('another locale writes its own separators', () => {
    expect(formatCount(1234567, 'de-DE')).toBe('1.234.567');
    expect(spaced(formatPercentChange(-0.38, 'de-DE'))).toBe('−38 %');
  });
});

describe('percent', () => {
  test('a relative change is percent, a difference of rates is percentage points', () => {
    expect(formatPercentChange(-0.3812)).toBe('−38.1\u00a0%');
    expect(formatPointChange(0.0212)).toBe('+2.1 pp');
    expect(formatShare(0.4187)).toBe('41.9\u00a0%');
  });

  test('a small change has no more than two digits, and none behind a tenth', () => {
    expect(formatPercentChange(-0.00142)).toBe('−0.1\u00a0%');
    expect(formatPercentChange(0.000485)).toBe('0\u00a0%');
    expect(formatPercentChange(0.0537)).toBe('+5.4\u00a0%');
    expect(formatPercentChange(1.384)).toBe('+138\u00a0%');
    expect(describeChange(10_000, 10_003, 'count')).toMatchObject({ text: '0\u00a0%', sign: 0 });
  });

  test('a part that is rounded to nothing has no sign', () => {
    expect(formatPart(-0.0004)).toBe('0.0\u00a0%');
    expect(formatPart(-0.012)).toBe('−1.2\u00a0%');
  });
});

describe('a change is said as its unit asks', () => {
  test('counts change by percent', () => {
    expect(describeChange(12_345, 7660, 'count')).toEqual({
      text: '−38\u00a0%',
      exact: 'from 12,345 to 7,660',
      sign: -1,
    });
  });

  test('from ten times on it is so many times', () => {
    expect(describeChange(1, 300, 'count')).toMatchObject({ text: '300 times', sign: 1 });
    expect(describeChange(4, 38, 'count').text).toBe('+850\u00a0%');
    expect(describeChange(300, 1, 'count').text).toBe('−99.7\u00a0%');
  });

  test('rates change by percentage points, also when the relative change is large', () => {
    expect(describeChange(0.02, 0.03, 'fraction').text).toBe('+1 pp');
  });

  test('positions change by places', () => {
    expect(describeChange(8.4, 5.1, 'position')).toMatchObject({ text: '−3.3', sign: -1 });
  });

  test('nothing grows by a percentage from zero', () => {
    expect(describeChange(0, 40, 'count').text).toBe('new');
    expect(describeChange(0, 0, 'count').text).toBe('0\u00a0%');
    expect(describeChange(0, 40, 'count', undefined, [null, 0]).text).toBe('new');
    // A page that earned something three weeks ago is none that never did.
    expect(describeChange(0, 40, 'count', undefined, [0, 357])).toMatchObject({ text: 'back', sign: 1 });
    expect(describeChange(null, 40, 'count').text).toBe('no data');
  });
});

describe('money and time', () => {
  test('an amount is written in its own currency, to its own smallest unit', () => {
    expect(formatMoney(1234.5, 'EUR')).toBe('€1,234.50');
    expect(formatMoney(1234.5, 'JPY')).toBe('¥1,235');
    expect(formatMoneyBrief(12_345.6, 'USD')).toBe('$12,300');
    expect(formatValue(12, 'currency')).toBe('12');
  });

  test('a short amount beside a bar has its cents, a long one is cut', () => {
    const compact = (amount: number, currency: string) =>
      formatValue(amount, 'currency', 'compact', currency);
    expect(compact(22.347, 'USD')).toBe('$22.35');
    expect(compact(3.6, 'USD')).toBe('$3.60');
    expect(compact(0.189, 'USD')).toBe('$0.19');
    expect(compact(32, 'USD')).toBe('$32');
    expect(compact(0, 'USD')).toBe('$0');
    expect(compact(0.00679, 'USD')).toBe('$0.00679');
    expect(compact(-235.591, 'EUR')).toBe('−€235.59');
    expect(compact(999.996, 'USD')).toBe('$1,000');
    expect(compact(51_046.41, 'USD')).toBe('$51K');
    expect(compact(0.5, 'JPY')).toBe('¥0.5');
    expect(compact(235.6, 'JPY')).toBe('¥236');
  });

  test('an amount beside long ones has no cents', () => {
    expect(formatValue(734.7, 'currency', 'whole', 'EUR')).toBe('€735');
    expect(formatValue(8840.25, 'currency', 'whole', 'EUR')).toBe('€8,840');
  });

  test('durations show their two largest parts', () => {
    expect(formatDuration(3.21)).toBe('3.2 sec');
    expect(formatDuration(64)).toBe('1 min 4 sec');
    expect(formatDuration(119.7)).toBe('2 min');
    expect(formatDuration(59.97)).toBe('1 min');
    expect(formatDuration(7260)).toBe('2 hr 1 min');
    expect(formatDuration(-64)).toBe('−1 min 4 sec');
  });

  test('days are the same in every zone', () => {
    expect(formatDay('2026-03-02')).toBe('Mar 2, 2026');
    expect(formatLongDay('2026-03-02')).toBe('Monday, March 2, 2026');
    expect(spaced(formatDayRange('2026-03-02', '2026-03-08'))).toBe('Mar 2 – 8, 2026');
    expect(spaced(formatWeek('2025-12-29'))).toBe('Dec 29, 2025 – Jan 4, 2026');
    expect(formatWeek('2026-02-30')).toBe('2026-02-30');
  });

  test('an instant is as precise as its age asks for', () => {
    const now = Date.parse('2026-03-09T12:00:00Z');
    expect(spaced(formatInstant('2026-03-09T09:14:00Z', now, 'UTC'))).toBe('9:14 AM');
    expect(spaced(formatInstant('2026-03-06T09:14:00Z', now, 'UTC'))).toBe('Fri 9:14 AM');
    expect(formatInstant('2026-02-06T09:14:00Z', now, 'UTC')).toBe('Feb 6, 2026');
    expect(spaced(formatDateTime('2026-02-06T09:14:00Z', 'UTC'))).toBe('Feb 6, 2026, 9:14 AM');
  });
});
