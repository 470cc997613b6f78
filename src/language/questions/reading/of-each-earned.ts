import { metricLabelIn } from '../data/ask-metric.ts';
import { earnedOf } from '../data/earned-columns.ts';
import type { SourceView } from '../data/source-view.ts';
import { asChoice, type Choices } from './problem.ts';

/** The question once for each column of money that comes in, by what that is called. */
export function ofEachEarned(views: readonly SourceView[], asked: (earned: string) => string): Choices {
  const columns = new Set(views.flatMap(({ metricColumns }) => metricColumns));
  return earnedOf([...columns]).map((column) => asChoice(asked(metricLabelIn(views, column).toLowerCase())));
}
