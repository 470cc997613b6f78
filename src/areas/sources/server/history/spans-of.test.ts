import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type Day, daysBetween, daysFrom, isMonday, weekOf } from '#src/shared/week.ts';
import { spansOf } from './spans-of.ts';

it('the spans of any time hold each of its days once, newest first, cut at Mondays, three weeks at most', () => {
  const day = fc.integer({ min: 0, max: 400 }).map((count) => addDays('2025-09-01' as Day, count));
  fc.assert(
    fc.property(day, day, (a, b) => {
      const [from, to] = [weekOf(a < b ? a : b), a < b ? b : a];
      const spans = spansOf(from, to);
      expect(spans.toReversed().flatMap((span) => daysFrom(span.from, span.to))).toEqual(daysFrom(from, to));
      for (const span of spans) {
        expect(isMonday(span.from)).toBe(true);
        expect(daysBetween(span.from, span.to)).toBeLessThan(21);
      }
    }),
  );
});
