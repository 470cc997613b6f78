import type { SourceView } from '../../../data/source-view.ts';
import { inWords } from '../../in-words.ts';
import type { Mark } from '../../mark.ts';
import { usualMetric } from '../../parts/usual-metric.ts';
import { isKeyword, isNoise } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';

const WORKING_DAY = /^(?:working|business) day$/i;
const CLOSED = /^(?:closed|shut)$/i;

/**
 * "Visits per working day": those from Monday to Friday, or those on which there was work. "Days closed": without a row, or with rows of
 * nothing. Which of them is asked, since the answers differ.
 * @throws NotAnswerable for either
 */
export function daysOfWork(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const at = marks.findIndex(
    (mark, place) => isKeyword(mark, 'per') && WORKING_DAY.test(dayAt(marks, place)),
  );
  if (at > 0) throw askedBack('working_days', perDay(marks, at));
  const [view] = views;
  const isClosed = marks.some(({ type, said }) => type !== 'members' && CLOSED.test(said));
  const isOfDays = marks.some((mark) => mark.type === 'unit' && /^days?$/i.test(mark.said));
  const isOfAll = marks.every(({ type }) => type !== 'members' && type !== 'metric' && type !== 'dimension');
  if (view !== undefined && views.length === 1 && isClosed && isOfDays && isOfAll)
    throw askedBack('closed_days', without(marks, view));
  return marks;
}

/** "Working day" is one time, or two words that nobody knows side by side. */
const dayAt = (marks: readonly Mark[], per: number): string =>
  marks[per + 1]?.type === 'time' ? (marks[per + 1]?.said ?? '') : inWords(marks.slice(per + 1, per + 3));

function perDay(marks: readonly Mark[], per: number) {
  const number = inWords(marks.slice(0, per).filter((mark) => /^(?:metric|members)$/.test(mark.type)));
  const rest = marks[per + 1]?.type === 'time' ? marks.slice(per + 2) : marks.slice(per + 3);
  const behind = inWords(rest.filter(({ type }) => type !== 'stop'));
  return ['per day on weekdays', 'per day'].map((unit) =>
    asChoice(`average ${number} ${unit} ${behind}`.trim()),
  );
}

function without(marks: readonly Mark[], view: SourceView) {
  const time = marks.findIndex(({ type }) => type === 'time');
  const from =
    isKeyword(marks[time - 1], 'preposition') || (time > 0 && isNoise(marks[time - 1] as Mark))
      ? time - 1
      : time;
  const when = time < 0 ? '' : inWords(marks.slice(from).filter(({ type }) => type !== 'stop'));
  const metric = usualMetric(view);
  const none = metric === undefined ? [] : [`which days had no ${metric.replaceAll('_', ' ')} ${when}`];
  return [`days without data ${when}`, ...none].map((question) => asChoice(question.trim()));
}
