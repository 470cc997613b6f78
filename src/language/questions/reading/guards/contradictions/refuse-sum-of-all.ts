import { plural } from '../../../../plural.ts';
import { askMetric } from '../../../data/ask-metric.ts';
import { isBetterDown } from '../../../data/is-better-down.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { inWords } from '../../in-words.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isNamed } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';

const ALL_BUT = /^(?:all|every|each|everything|anything|everyone) /i;
const ALL = /^(?:all|every|each|everything|anything)(?: of)?(?: the| our)?$/i;

/**
 * "Did all blog pages lose sessions?", "did all but Email grow?": it is asked of each of them, and what they did together would be
 * told as if each had done so.
 */
export function refuseSumOfAll(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  const { isYesNo, asks, dimensions, filters, each, gap, metrics } = reading;
  const [filter] = filters;
  if (!isYesNo || asks === null || dimensions.length > 0 || filter === undefined) return;
  if (each !== null || gap !== null) return;
  const isAll = marks.some((mark, at) => {
    // "All but", "everything except": one word, as names are left out
    if (isKeyword(mark, 'without') && ALL_BUT.test(mark.said)) return true;
    const next = marks.slice(at + 1).find(({ type }) => type !== 'noise');
    return ALL.test(mark.said) && next !== undefined && (isNamed(next) || isKeyword(next, 'without'));
  });
  const [metric] = metrics;
  const known = metric === undefined ? undefined : askMetric(view, metric);
  if (!isAll || known === undefined) return;
  const kinds = plural(view.labelOf(filter.dimension).toLowerCase());
  const when = inWords(marks.filter(({ type }) => type === 'time'));
  // Of complaints fewer are better
  const wish = isBetterDown(known) ? 'worse' : 'better';
  const moved = asks === 'up' || asks === wish ? 'gained' : 'lost';
  throw askedBack('each_or_together', [asChoice(`which ${kinds} ${moved} ${known.noun} ${when}`.trim())]);
}
