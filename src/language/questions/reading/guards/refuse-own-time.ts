import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import type { Mark } from '../mark.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

const OWN = /\bin (?:its|their|his|her) (?:very )?(?:last|final) (?:\S+ )?(?:days?|weeks?|months?)\b/i;

/**
 * "Is A selling better than B did in its last 12 weeks": of one that ended these are its own, and the other one is asked about now. Each of
 * them is told by itself.
 */
export function refuseOwnTime(
  marks: readonly Mark[],
  { each, metrics: [id = ''] }: Reading,
  view: SourceView,
): void {
  if (each === null || each.members.length < 2 || view.kindOf(each.dimension) !== undefined) return;
  if (!OWN.test(marks.map(({ said }) => said).join(' '))) return;
  const noun = askMetric(view, id)?.noun ?? id;
  throw askedBack(
    'own_time',
    each.members.map((names) => asChoice(`${noun} by week of ${names.join(' and ')}`)),
  );
}
