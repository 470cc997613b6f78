import { addDays, type Day } from '#src/shared/week.ts';
import { earlier, isSameMonth, type Period, unitAround } from '../../../dates/period.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';

const SAME =
  /^(?:the )?same(?: (?:days?|dates?|periods?|months?|weeks?|quarter|half|stretch|span|time|part|number of days))?$/i;

/**
 * "May so far against the same days in April": of the other month the days with the same dates, as many as it has. Of days in two
 * months nobody can tell which are the same. "The first ten months of 2026 against the same of 2025" are the same dates a year apart.
 */
export function sameDaysOf(marks: readonly Mark[]): readonly Mark[] {
  const at = marks.findIndex(
    (mark, place) => isWhole(mark, 'month', 'year') && sameBefore(marks, place) !== undefined,
  );
  const first = at < 0 ? undefined : sameBefore(marks, at);
  if (first === undefined) return marks;
  const own = marks.slice(0, first).findLast((mark) => mark.type === 'time' && mark.time.type === 'period');
  const [period, month] = [own, marks[at]].map((mark) =>
    mark?.type === 'time' && mark.time.type === 'period' ? mark.time.period : undefined,
  );
  if (period === undefined || month === undefined || !isWithinOne(period, month.unit)) return marks;
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
  if (!isWhole(month, 'month', 'year')) return behind;
  const same: Mark = { ...month, time: { type: 'period', period: datesOf(period, month.time.period) } };
  return [joint, same, ...furtherMonths(rest, period)];
}

const isWhole = (mark: Mark, ...units: readonly Period['unit'][]): boolean =>
  mark.type === 'time' &&
  mark.time.type === 'period' &&
  units.includes(mark.time.period.unit) &&
  mark.time.period.count === 1;

/** Dates of one month are in every other, and those of one year in every other year. */
const isWithinOne = ({ from, to }: Period, unit: Period['unit']): boolean =>
  unit === 'year' ? from.slice(0, 4) === to.slice(0, 4) : isSameMonth(from, to);

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

function datesOf({ from, to }: Period, whole: Period): Period {
  const isOwnMonth = isSameMonth(from, to) && addDays(to, 1).slice(8) === '01' && from.slice(8) === '01';
  if (whole.unit === 'month' && isOwnMonth) return whole;
  const firstOf = (day: Day): Day =>
    whole.unit === 'year' ? (`${whole.from.slice(0, 4)}${day.slice(4, 8)}01` as Day) : whole.from;
  const lastOf = (day: Day): Day => unitAround(firstOf(day), 'month').to;
  const dayIn = (day: Day): Day => earlier(addDays(firstOf(day), Number(day.slice(8)) - 1), lastOf(day));
  // Of a month that is whole its last day, the 29th of February, too
  const end = addDays(to, 1).slice(8) === '01' ? lastOf(to) : dayIn(to);
  return { from: dayIn(from), to: whole.unit === 'month' ? dayIn(to) : end, unit: 'range', count: 1 };
}
