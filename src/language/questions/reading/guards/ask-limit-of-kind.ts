import { addedColumns } from '../../data/added-columns.ts';
import { askMetric, metricLabelIn } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { inWords } from '../in-words.ts';
import { type Mark, noiseMark } from '../mark.ts';
import { usualMetric } from '../parts/usual-metric.ts';
import { isKeyword } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';

const MOST_CHOICES = 3;

/**
 * "Which vet saw more than 5000 animals" where animals are the names of a column, and fewer than so many: what there was of them is
 * meant, and by which number is asked. Which of them there are many of, or "top 5000 animals", asks nothing that was said.
 * @throws NotAnswerable where it is so
 */
export function askLimitOfKind(marks: readonly Mark[], view: SourceView): void {
  const at = marks.findIndex(
    (mark, place) =>
      mark.type === 'number' &&
      !mark.percent &&
      isKeyword(marks[place - 1], 'more', 'less', 'at_least', 'at_most', 'over') &&
      marks[place + 1]?.type === 'dimension',
  );
  const [limit, kind] = [marks[at], marks[at + 1]];
  if (limit?.type !== 'number' || kind?.type !== 'dimension') return;
  // "Lost more than 3 places" of what has a position
  const isOfPositions = /^(?:places|spots)$/i.test(kind.said) && askMetric(view, 'position') !== undefined;
  const isNamed = marks.some(({ type }) => type === 'metric');
  const [column] = kind.dimensions.flatMap((name) => view.dimensionOf(name) ?? []);
  if (isOfPositions || isNamed || column === undefined || view.membersOf(column).length >= limit.value)
    return;
  const usual = usualMetric(view);
  const numbers = new Set([...(usual === undefined ? [] : [usual]), ...addedColumns(view)]);
  throw askedBack(
    'not_counted',
    [...numbers].slice(0, MOST_CHOICES).map((id) => {
      const number = noiseMark(metricLabelIn([view], id).toLowerCase());
      return asChoice(inWords(marks.with(at + 1, number)));
    }),
  );
}
