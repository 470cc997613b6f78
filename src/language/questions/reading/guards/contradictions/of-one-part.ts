import { isHarmIn } from '../../../data/is-better-down.ts';
import { kindOfColumn } from '../../../data/kind-of-column.ts';
import type { SourceView } from '../../../data/source-view.ts';
import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isMove, isPlural } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { withoutNoise } from '../spoken.ts';

const ONE = /^(?:an?|one|the average|average|typical)$/i;

const isSection = (mark: Mark | undefined): boolean =>
  mark?.type === 'members' && mark.candidates.some(({ prefix }) => prefix !== undefined);

/** "How many sessions does an average guide get": one of them, which the number of all of them does not tell. */
export function meanOfOnePart(marks: readonly Mark[], { shape, dimensions }: Reading): About | undefined {
  if (shape !== 'average' || dimensions.length > 0) return undefined;
  const isOfOne = marks.some(
    (mark, at) => isSection(mark) && !isPlural(mark.said) && ONE.test(marks[at - 1]?.said ?? ''),
  );
  return isOfOne ? 'average_by' : undefined;
}

/** "How many guides got more readers than the homepage": they are counted, and not held against it all together. */
export function countedBeyondOne(marks: readonly Mark[], { each, gap }: Reading): About | undefined {
  const [count, named] = withoutNoise(marks);
  const isCounted = isKeyword(count, 'count') && /^how many$/i.test(count?.said ?? '');
  const isHeld = marks.some((mark) => isKeyword(mark, 'versus') && /^than\b/i.test(mark.said));
  return isCounted && isSection(named) && isHeld && (each !== null || gap !== null)
    ? 'beyond_name'
    : undefined;
}

/** "Net revenue" of a file that counts refunds beside it: its revenue is not net of them. */
export function netOfWhat(marks: readonly Mark[], { metrics }: Reading, view: SourceView): About | undefined {
  const isNet = marks.some(
    (mark) =>
      mark.type === 'metric' &&
      /^net\b/i.test(mark.said) &&
      metrics.includes(mark.metric) &&
      !/net/i.test(mark.metric),
  );
  const isBeside = view.metricColumns.some(
    (column) => isHarmIn(view, column) && kindOfColumn(column) !== 'time',
  );
  return isNet && isBeside ? 'which_money' : undefined;
}

/** "Which product did we sell the most of": pieces, and no money. */
export function soldMostOf(marks: readonly Mark[]): About | undefined {
  const spoken = withoutNoise(marks);
  const isOfPieces = spoken.some(
    (mark, at) =>
      mark.type === 'metric' &&
      mark.metric === 'revenue' &&
      /^(?:sell|sold)$/i.test(mark.said) &&
      isKeyword(spoken[at + 1], 'top') &&
      /^of$/i.test(spoken[at + 2]?.said ?? ''),
  );
  return isOfPieces ? 'how_many_of_money' : undefined;
}

/** "Average month-on-month growth": a mean of steps, and no mean day against another. */
export function meanOfSteps(marks: readonly Mark[]): About | undefined {
  const spoken = withoutNoise(marks);
  const isOfSteps = spoken.some(
    (mark, at) => isKeyword(mark, 'average') && isKeyword(spoken[at + 1], 'mom') && isMove(spoken[at + 2]),
  );
  return isOfSteps ? 'steps_of_time' : undefined;
}
