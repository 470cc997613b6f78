import { plural } from '../../../plural.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword, isNoise } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';

/**
 * "Median donation", "the median order": that of single ones, of which the rows hold only how many there were. The median of the days is
 * another number.
 * @throws NotAnswerable with that of the days, and with what one of them is on average
 */
export function refuseMedianOfSingle(marks: readonly Mark[], view: SourceView): void {
  const median = marks.findIndex((mark) => isKeyword(mark, 'median', 'percentile'));
  const at = median < 0 ? -1 : marks.findIndex((mark, place) => place > median && !isNoise(mark));
  const one = marks[at];
  if (one?.type !== 'metric') return;
  const metric = askMetric(view, one.metric);
  const [said, noun] = [one.said.toLowerCase(), metric?.noun.toLowerCase()];
  const isSingle = metric?.unit === 'count' && said !== noun && plural(said) === noun;
  const isOfTime = marks.some((mark) => /^(?:unit|grain)$/.test(mark.type) || isKeyword(mark, 'per', 'each'));
  if (!isSingle || isOfTime) return;
  const behind = inWords(marks.slice(at + 1).filter(({ type }) => type !== 'stop'));
  throw askedBack('median_of_single', [
    asChoice(`average ${one.said} ${behind}`.trim()),
    asChoice(`median ${plural(one.said)} per day ${behind}`.trim()),
  ]);
}
