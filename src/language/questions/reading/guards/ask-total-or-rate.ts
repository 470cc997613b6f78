import { singular } from '../../../plural.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { wholeOfEach } from '../whole-of-each.ts';

const JUDGED = /^(?:better|worse)(?: than)?$/i;

/**
 * "Is the late shift worse when it comes to rewashes": whoever has more of everything has more of this, too, so both are offered, how
 * many there were and how many of those it could have become of.
 */
export function askTotalOrRate(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  const { each, metrics, periods } = reading;
  const [metric = ''] = metrics;
  if (each === null || periods.length > 1 || !marks.some((mark) => JUDGED.test(mark.said))) return;
  const whole = wholeOfEach(marks, reading, view);
  const wholeNoun = whole === undefined ? undefined : askMetric(view, whole)?.noun;
  if (wholeNoun === undefined) return;
  const noun = askMetric(view, metric)?.noun ?? metric;
  const of = `of ${each.names.join(' vs ')}`;
  const isNarrowing = (mark: Mark): boolean =>
    mark.type === 'members' && !mark.candidates.some(({ dimension }) => dimension === each.dimension);
  const narrowed = inWords(marks.filter(isNarrowing));
  const time = inWords(marks.filter(({ type }) => type === 'time'));
  const then = `${narrowed === '' ? '' : `for ${narrowed} `}${time}`;
  throw askedBack(
    'total_or_rate',
    [`${noun} per ${singular(wholeNoun)}`, noun].map((number) => asChoice(`${number} ${of} ${then}`.trim())),
  );
}
