import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

/**
 * "How much did the sale page make, and what was its share of total revenue": of what it is itself, a name that is limited to and split by
 * has everything, and 100 % is no answer to anybody.
 */
export function refuseShareOfItself(
  marks: readonly Mark[],
  { shape, dimensions, filters, metrics: [metric = ''] }: Reading,
  view: SourceView,
): void {
  if (shape !== 'share' || dimensions.length !== 1) return;
  const itself = filters.find(
    ({ dimension, is, members, isPart, isWhole }) =>
      dimensions.includes(dimension) &&
      is === 'one_of' &&
      members.length === 1 &&
      (isPart ?? isWhole) !== true,
  );
  if (itself === undefined) return;
  const noun = askMetric(view, metric)?.noun ?? metric;
  const time = inWords(
    marks.filter(
      (mark, at) =>
        mark.type === 'time' || (isKeyword(mark, 'preposition') && marks[at + 1]?.type === 'time'),
    ),
  );
  const [member = ''] = itself.members;
  throw askedBack(
    'share_of_which',
    [`share of ${noun} from "${member}" ${time}`, `${noun} from "${member}" ${time}`].map((question) =>
      asChoice(question.trim()),
    ),
  );
}
