import { metricLabelIn } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

/** "Which products were below 8% last month?" names nothing that they have 8 % of: the usual number is a guess. */
export function refusePercentOfNothing(
  marks: readonly Mark[],
  { limits, assumptions }: Reading,
  view: SourceView,
): void {
  const isUnnamed = assumptions.some(({ code }) => code === 'metric_default');
  const percent = marks.findIndex((mark) => mark.type === 'number' && mark.percent);
  if (!isUnnamed || percent < 0 || marks.some((mark) => isKeyword(mark, 'share'))) return;
  const limit = limits.find(({ isShare }) => isShare === true);
  if (limit === undefined) return;
  const noun = metricLabelIn([view], limit.metric).toLowerCase();
  const said = marks.map((mark, at) =>
    at === percent ? { ...mark, said: `${mark.said} of ${noun}` } : mark,
  );
  throw askedBack('percent_of_what', [asChoice(inWords(said))]);
}
