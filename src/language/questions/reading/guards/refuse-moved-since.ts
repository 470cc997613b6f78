import { plural } from '../../../plural.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { MONTH_NAMES } from '../../dates/calendar-words.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { ReadFilter, Reading } from '../reading.ts';

const SINCE = /^since\b/i;
/** "Since March 6", "since yesterday": what was done on a day is looked at before and after it. */
const OF_A_DAY = /(?<!q)\b\d{1,2}(?:st|nd|rd|th)?\b|day\b/i;

const LAST = /^since last (week|month|quarter|year)$/i;

/**
 * "Are hires down since summer?": held against the half year before summer, which nobody named, they would be up in a year that fell
 * from then on.
 */
export function refuseMovedSince(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  const { shape, isYesNo, asks, periods, versus, metrics, dimensions, each, grain, filters } = reading;
  const since = marks.find((mark) => mark.type === 'time' && SINCE.test(mark.said));
  if (since !== undefined) refuseRankedSince(since, marks, reading);
  if (since === undefined || OF_A_DAY.test(since.said) || !isYesNo || shape !== 'change' || asks === null)
    return;
  if (periods.length !== 1 || versus !== null || dimensions.length > 0 || each !== null || grain !== null)
    return;
  if (metrics.length !== 1 || marks.some((mark) => isKeyword(mark, 'versus', 'compare'))) return;
  const noun = askMetric(view, metrics[0] ?? '')?.noun ?? '';
  const said = inWords(marks.filter((mark) => mark.type === 'members' || isKeyword(mark, 'without')));
  const names = said === '' ? filters.flatMap((filter) => namesOf(filter, view)).join(' and ') : said;
  const what = names === '' ? noun : `${noun} of ${names}`;
  const [, unit] = LAST.exec(since.said) ?? [];
  const first =
    unit === undefined ? `how did ${what} develop ${since.said}` : `${what} this ${unit} vs last ${unit}`;
  throw askedBack('moved_since', [first, `${what} ${since.said} vs the period before`].map(asChoice));
}

/** "Queries containing spanish" are said as such: the word alone may be of a country. */
const namesOf = ({ dimension, is, members }: ReadFilter, view: SourceView): readonly string[] =>
  is === 'containing'
    ? [`${plural(view.labelOf(dimension).toLowerCase())} containing "${members.join('" or "')}"`]
    : members;

/** "Which source grew most since June": since then on, or together against as many days before; of a list each by itself. */
function refuseRankedSince(since: Mark, marks: readonly Mark[], reading: Reading): void {
  const { rank, periods, versus, dimensions, grain, weekdays } = reading;
  const isOfMoves = rank !== null && rank.of === 'members' && rank.by !== 'value';
  if (!isOfMoves || dimensions.length !== 1 || grain !== null || weekdays.length > 0) return;
  if (periods.length !== 1 || versus !== null || OF_A_DAY.test(since.said) || LAST.test(since.said)) return;
  if (marks.some((mark) => isKeyword(mark, 'versus', 'compare'))) return;
  const body = inWords(marks.filter((mark) => mark !== since && mark.type !== 'stop'));
  const then = since.said.replace(SINCE, '').trim();
  const first = MONTH_SAID.test(then) ? [`${body} last month vs ${then}`] : [];
  throw askedBack('moved_since', [...first, `${body} ${since.said} vs the period before`].map(asChoice));
}

/** "January", "January 2026" */
const MONTH_SAID = new RegExp(`^(?:${MONTH_NAMES})(?: \\d{4})?$`, 'i');
