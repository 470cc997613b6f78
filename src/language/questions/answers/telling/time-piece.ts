import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { lastOfMonth, monthNumber, yearOf } from '../../dates/period.ts';
import type { UnitOfTime } from '../../dates/units-of-time.ts';
import { dayPiece, periodTitle } from '../../wording/say.ts';
import { timeCell } from './time-grain.ts';

/** "The week from Mar 2, 2026", "March 2026": a unit of time within a sentence. */
export function timePiece(day: Day, grain: UnitOfTime, path: string): BoundText {
  if (grain === 'quarter' || grain === 'year') {
    const cell = timeCell(day, grain);
    return sentence`${{ text: cell, path, value: cell }}`;
  }
  if (grain === 'month')
    return sentence`${{ text: periodTitle({ from: day, to: lastOfMonth(yearOf(day), monthNumber(day)), unit: 'month', count: 1 }), path, value: day }}`;
  return grain === 'week' ? sentence`the week from ${dayPiece(day, path)}` : sentence`${dayPiece(day, path)}`;
}
