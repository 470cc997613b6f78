import { expect, test } from 'vitest';
import { parseDay } from '#src/shared/week.ts';
import { fromDate, toDate } from '#src/web/ui/calendar/calendar-date.ts';

test('a day survives the calendar, also where clocks change', () => {
  for (const text of ['2026-03-29', '2026-10-25', '2024-02-29', '2025-12-31', '2026-01-01']) {
    const day = parseDay(text)!;
    expect(fromDate(toDate(day))).toBe(text);
  }
});
