import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { timeBehind } from './time-behind.ts';

const NOT_CALLED_OFF = /(?:\b(?:not|non|never)[ -]|n['’]?t (?:been )?|\bun)cancell?ed\b/i;

/**
 * "Lessons that were not cancelled" where the rows have more cancellations than lessons: those that were called off are not among
 * the lessons, so all of them took place, or they were of other days, and nothing is to be taken off.
 *
 * @param first the words as they stand: "lessons minus cancellations" is what it says
 */
export function refuseCalledOffApart(first: readonly Mark[], { metrics }: Reading, view: SourceView): void {
  const [, whole = '', part = ''] = metrics.map((id) => /^less:(.+):(.+)$/.exec(id)).find(Boolean) ?? [];
  const { wholes } = view.source;
  if (part === '' || wholes === undefined || wholes[part]?.includes(whole) === true) return;
  if (!NOT_CALLED_OFF.test(inWords(first))) return;
  const [all, off] = [whole, part].map((id) => askMetric(view, id)?.noun ?? id.replaceAll('_', ' ')) as [
    string,
    string,
  ];
  const when = timeBehind(first);
  throw askedBack(
    'called_off_apart',
    [all, `${all} minus ${off}`, off].map((words) => asChoice(`${words} ${when}`.trim())),
  );
}
