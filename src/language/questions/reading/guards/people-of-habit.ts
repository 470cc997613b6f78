import { askMetric } from '../../data/ask-metric.ts';
import { isNamedAsPersons } from '../../data/is-of-persons.ts';
import type { SourceView } from '../../data/source-view.ts';
import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';

const REGULAR =
  /(?:^|_)(?:recurring|regular|repeat(?:ed|ing)?|standing|direct_debit|renew(?:al|ed)?)(?:_|s?$)/i;
const HABIT = /^(?:daily|weekly|monthly|quarterly|yearly)$/i;

/**
 * "How many people give monthly" of a file that counts recurring donations: those who give again and again, or how many gave in
 * each month? The first are counted by what they did, and the second are other people in each.
 */
export function refusePeopleOfHabit(marks: readonly Mark[], view: SourceView): void {
  const regular = view.metricColumns.filter((column) => REGULAR.test(column));
  const at = marks.findIndex((mark) => mark.type === 'grain');
  const [before, grain, behind] = [marks[at - 1], marks[at], marks[at + 1]];
  const isCounted =
    marks.some((mark) => isKeyword(mark, 'count')) && !marks.some((mark) => isKeyword(mark, 'average'));
  if (regular.length === 0 || grain?.type !== 'grain' || !isCounted) return;
  // "People who give every month", "monthly donors"; "donors by month" are those of each
  const isOfDoing = isCountOfPersons(before, view) && / who /i.test(before?.said ?? '');
  const isOfKind = isCountOfPersons(behind, view) && HABIT.test(grain.said);
  const persons = isOfDoing ? before : isOfKind ? behind : undefined;
  if (persons?.type !== 'metric') return;
  const nounOf = (metric: string): string => askMetric(view, metric)?.noun ?? metric;
  throw askedBack('not_counted', [
    ...regular.map((column) => asChoice(nounOf(column))),
    asChoice(`${nounOf(persons.metric)} by ${grain.grain}`),
  ]);
}

const isCountOfPersons = (mark: Mark | undefined, view: SourceView): boolean =>
  mark?.type === 'metric' && (askMetric(view, mark.metric)?.columns ?? []).some(isNamedAsPersons);
