import { kindOfColumn } from '../../../../data/kind-of-column.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { type Mark, noiseMark } from '../../../mark.ts';

const HOURS = /hours?(?:_|$)/i;

/** "Total hours worked on Fridays" where one column alone counts hours: those, whatever was done in them. */
export function hoursWorked(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const times = views.flatMap(({ metricColumns }) =>
    metricColumns.filter((column) => kindOfColumn(column) === 'time' && HOURS.test(column)),
  );
  const [only, second] = times;
  if (only === undefined || second !== undefined) return marks;
  return marks.map((mark, at) => {
    const before = marks[at - 1];
    const isOfHours = before?.type === 'metric' && before.metric === only && /hours?$/i.test(before.said);
    return mark.type === 'unknown' && /^worked$/i.test(mark.said) && isOfHours ? noiseMark(mark.said) : mark;
  });
}
