import { askMetric } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isNumberAlone } from '../../parts/asks-for-total-too.ts';
import { isKeyword, isLight } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { timeBehind } from '../time-behind.ts';
import { askWhereOf, ofNames } from './where-lost.ts';

const OF_WHOM = /^(?:where|who|whom|whose)$/i;
const WHEN = /^(?:when|which day|what day)\b/i;

/**
 * "How was traffic yesterday and who brought it?", "… and from where?", "… and when was it highest?": of two questions one would be
 * told, and nothing of the other.
 */
export function clauseLost(marks: readonly Mark[], reading: Reading, view: SourceView): About | undefined {
  const joint = marks.findIndex((mark, at) => isKeyword(mark, 'and') && asking(marks, at) >= 0);
  const asked = asking(marks, joint);
  if (joint < 0 || !isNumberAlone(marks.slice(0, joint))) return undefined;
  const [metric = ''] = reading.metrics;
  const isOfTime = WHEN.test(marks[asked]?.said ?? '');
  if (!isWhole(reading) && !(isOfTime && isBestTime(reading))) return undefined;
  if (isOfTime) {
    const noun = askMetric(view, metric)?.noun ?? metric;
    const number = `${noun}${ofNames(marks)}`;
    const when = timeBehind(marks);
    throw askedBack(
      'not_at_once',
      [`${number} ${when}`, `${number} by day ${when}`].map((words) => asChoice(words.trim())),
    );
  }
  askWhereOf(marks, asked, metric, view);
  return 'where_from';
}

const isBestTime = ({ shape, rank, isWithTotal }: Reading): boolean =>
  rank?.of === 'time' && shape === 'value' && !isWithTotal;

/** The place of "where" in "and from where"; -1 where nothing of the kind is asked behind it. */
function asking(marks: readonly Mark[], joint: number): number {
  const place = marks.findIndex(
    (mark, at) => at > joint && (!isLight(mark) || OF_WHOM.test(mark.said) || WHEN.test(mark.said)),
  );
  const said = marks[place]?.said ?? '';
  return OF_WHOM.test(said) || WHEN.test(said) ? place : -1;
}

const isWhole = ({ intent, shape, dimensions, each, grain, rank, periods, versus }: Reading): boolean =>
  intent === 'numbers' &&
  shape === 'value' &&
  dimensions.length === 0 &&
  each === null &&
  grain === null &&
  rank === null &&
  periods.length < 2 &&
  versus === null;
