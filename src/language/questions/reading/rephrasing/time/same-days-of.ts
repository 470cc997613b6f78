import { addDays, type Day } from '#src/shared/week.ts';
import { earlier, isSameMonth, type Period } from '../../../dates/period.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';

const SAME = /^(?:the )?same (?:days?|dates?|period|stretch|span|time|part|number of days)$/i;

/**
 * "May so far against the same days in April": of the other month the days with the same dates, as many as it has. Of days in two
 * months nobody can tell which are the same.
 */
export function sameDaysOf(marks: readonly Mark[]): readonly Mark[] {
  const at = marks.findIndex((mark) => isMonth(mark) && sameBefore(marks, marks.indexOf(mark)) !== undefined);
  const first = at < 0 ? undefined : sameBefore(marks, at);
  if (first === undefined) return marks;
  const own = marks.slice(0, first).findLast((mark) => mark.type === 'time' && mark.time.type === 'period');
  const [period, month] = [own, marks[at]].map((mark) =>
    mark?.type === 'time' && mark.time.type === 'period' ? mark.time.period : undefined,
  );
  if (period === undefined || month === undefined || !isSameMonth(period.from, period.to)) return marks;
  const said = marks
    .slice(first, at + 1)
    .map((mark) => mark.said)
    .join(' ');
  const same: Mark = {
    type: 'time',
    time: { type: 'period', period: datesOf(period, month) },
    said,
    others: [],
    proper: false,
  };
  return [...marks.slice(0, first), same, ...furtherMonths(marks.slice(at + 1), period)];
}

/** "The same days of April and March": of each month that is joined to the first. */
function furtherMonths(behind: readonly Mark[], period: Period): readonly Mark[] {
  const [joint, month, ...rest] = behind;
  const isJoint = isKeyword(joint, 'and') || joint?.said === ',';
  if (joint === undefined || !isJoint || month?.type !== 'time' || month.time.type !== 'period')
    return behind;
  if (!isMonth(month)) return behind;
  const same: Mark = { ...month, time: { type: 'period', period: datesOf(period, month.time.period) } };
  return [joint, same, ...furtherMonths(rest, period)];
}

const isMonth = (mark: Mark): boolean =>
  mark.type === 'time' &&
  mark.time.type === 'period' &&
  mark.time.period.unit === 'month' &&
  mark.time.period.count === 1;

/** Where "the same days" begins, right before "in" and the month. */
function sameBefore(marks: readonly Mark[], month: number): number | undefined {
  if (!isKeyword(marks[month - 1], 'preposition') && !/^(?:in|of|from)$/i.test(marks[month - 1]?.said ?? ''))
    return undefined;
  return [2, 3, 4, 5]
    .map((back) => month - back)
    .find(
      (from) =>
        from > 0 &&
        SAME.test(
          marks
            .slice(from, month - 1)
            .map(({ said }) => said)
            .join(' '),
        ) &&
        !/^the$/i.test(marks[from - 1]?.said ?? ''),
    );
}

function datesOf({ from, to }: Period, month: Period): Period {
  const dateOf = (day: Day): number => Number(day.slice(8));
  const dayIn = (day: Day): Day => earlier(addDays(month.from, dateOf(day) - 1), month.to);
  return { from: dayIn(from), to: dayIn(to), unit: 'range', count: 1 };
}
