import { describe, expect, test } from 'vitest';
import { markSentence } from '#src/language/describe-mark.ts';
import { addDays, type Day } from '#src/shared/week.ts';
import { withoutUnfinished } from './silent-events.ts';

const FIRST = '2026-06-01' as Day;
const dayAt = (at: number) => addDays(FIRST, at);

describe('days on which an event was not counted', () => {
  test('are none of those that the source may still complete', () => {
    const mark = { type: 'silent_event', metric: 'purchases', days: [dayAt(68), dayAt(69)] } as const;
    const provisional = { type: 'provisional', days: [dayAt(69)] } as const;
    expect(withoutUnfinished([mark], [provisional])).toEqual([{ ...mark, days: [dayAt(68)] }]);
    expect(withoutUnfinished([{ ...mark, days: [dayAt(69)] }], [provisional])).toEqual([]);
  });

  test('are told with what is too low for them', () => {
    const mark = { type: 'silent_event', metric: 'purchases', days: ['2026-06-30', '2026-07-01'] } as const;
    expect(markSentence(mark).replaceAll('\u00a0', ' ')).toBe(
      'No purchases were recorded on Jun 30, Jul 1, while visits went on: the measurement may have stood still, and numbers over these days are too low.',
    );
  });
});
