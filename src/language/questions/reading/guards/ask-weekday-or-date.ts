import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { once } from '../../text/pattern.ts';
import type { Mark } from '../mark.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

const BEST = '(?<best>best|worst|busiest|quietest|strongest|weakest|slowest|biggest|top)';
/** Not of a time that was ("was"), of one in so many, nor of all that ever were. */
const WHICH_DAY = once`^(?:(?:(?:which|what) day is|what(?: is|['’]?s)?|which is)(?: the| our)? ${BEST}|(?:which|what) is (?:the |our )?${BEST} day)(?: day)?(?<of> (?:for|by) .+?)?[?.! ]*$`;
const ONE_DAY = /\b(?:ever|so far|date|single|to|of)\b/i;

/**
 * "Which day is best?", "what is the best day for hires": a day of the week and a date are both called so, and nothing says which.
 * "Best day for hires" alone is the date.
 * @throws NotAnswerable with both
 */
export function askWeekdayOrDate(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  const { rank, periods, grain, metrics, filters, dimensions } = reading;
  if (rank?.of !== 'time' || rank.by !== 'value' || rank.count !== 1) return;
  if (periods.length > 0 || grain !== 'day' || dimensions.length > 0) return;
  const text = marks.map(({ said }) => said).join(' ');
  const { best, of } = WHICH_DAY.exec(text)?.groups ?? {};
  if (best === undefined || !/\bday\b/i.test(text) || ONE_DAY.test(text)) return;
  // Behind another question it is of whom that one named
  if (of === undefined && filters.length > 0) return;
  const [metric] = metrics;
  const number = (metric === undefined ? undefined : askMetric(view, metric)?.noun) ?? '{metric}';
  const told = of ?? ` for ${number}`;
  throw askedBack('weekday_or_date', [
    asChoice(`${best} day of the week${told}`),
    asChoice(`${best} day ever${told}`),
  ]);
}
