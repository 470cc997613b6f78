import type { SourceView } from '../../../../data/source-view.ts';
import { type Mark, noiseMark } from '../../../mark.ts';
import { isWho, subjectOf } from './who-does-it.ts';

const READS = /^reads?$/;
const OPENS = /^(?:(?:email|unique|mail)[ _])?opens$/i;

/** "Do Swedes read more than Norwegians" of a file of letters: what is known of their reading is what they opened. */
export function readAsOpened(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const at = marks.findIndex((mark) => mark.type === 'unknown' && READS.test(mark.said));
  const [verb, subject] = [marks[at], subjectOf(marks, at)];
  const who = marks[subject];
  const isOther = marks.some((mark, place) => mark.type === 'metric' && place !== subject);
  const opens = views.flatMap(({ metricColumns }) => metricColumns).find((column) => OPENS.test(column));
  if (verb === undefined || opens === undefined || isOther || !isWho(who)) return marks;
  return marks.map((mark) =>
    mark === verb
      ? { ...mark, type: 'metric', metric: opens }
      : mark === who && who?.type === 'metric'
        ? noiseMark(who.said)
        : mark,
  );
}
