import { metricLabelIn } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { usualMetric } from '../parts/usual-metric.ts';
import { isKeyword, isNoise } from '../piece.ts';
import { asChoice, askedBack, type Choices } from '../problem.ts';

const WORKING_DAY = /^(?:working|business) day$/i;
const CLOSED = /^(?:closed|shut)$/i;

/**
 * "Visits per working day": those from Monday to Friday, or those on which there was work. "Days closed": without a row, or with rows of
 * nothing. Which of them is asked, since the answers differ.
 * @throws NotAnswerable for either
 */
export function askDaysOfWork(marks: readonly Mark[], view: SourceView): void {
  const per = marks.findIndex(
    (mark, place) => isKeyword(mark, 'per') && WORKING_DAY.test(wordsOfDay(marks, place)),
  );
  if (per > 0) throw askedBack('working_days', perDayEitherWay(marks, per));
  const isClosed = marks.some(({ type, said }) => type !== 'members' && CLOSED.test(said));
  const isOfDays = marks.some((mark) => mark.type === 'unit' && /^days?$/i.test(mark.said));
  const isOfAll = marks.every(({ type }) => type !== 'members' && type !== 'metric' && type !== 'dimension');
  if (isClosed && isOfDays && isOfAll) throw askedBack('closed_days', daysOfNothing(marks, view));
}

/** What day it is per: "working day" is one time, or two words that nobody knows side by side. */
const wordsOfDay = (marks: readonly Mark[], per: number): string =>
  marks[per + 1]?.type === 'time' ? (marks[per + 1]?.said ?? '') : inWords(marks.slice(per + 1, per + 3));

function perDayEitherWay(marks: readonly Mark[], per: number): Choices {
  const number = inWords(marks.slice(0, per).filter((mark) => /^(?:metric|members)$/.test(mark.type)));
  const rest = marks[per + 1]?.type === 'time' ? marks.slice(per + 2) : marks.slice(per + 3);
  const behind = inWords(rest.filter(({ type }) => type !== 'stop'));
  return ['per day on weekdays', 'per day'].map((unit) =>
    asChoice(`average ${number} ${unit} ${behind}`.trim()),
  );
}

/** The days without a row, and those with rows of nothing. */
function daysOfNothing(marks: readonly Mark[], view: SourceView): Choices {
  const time = marks.findIndex(({ type }) => type === 'time');
  const from =
    isKeyword(marks[time - 1], 'preposition') || (time > 0 && isNoise(marks[time - 1] as Mark))
      ? time - 1
      : time;
  const when = time < 0 ? '' : inWords(marks.slice(from).filter(({ type }) => type !== 'stop'));
  const metric = usualMetric(view);
  const none =
    metric === undefined ? [] : [`which days had no ${metricLabelIn([view], metric).toLowerCase()} ${when}`];
  return [`days without data ${when}`, ...none].map((question) => asChoice(question.trim()));
}
