import { singular } from '../../../../plural.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { asChoice, askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { PLACE } from '../../rephrasing/names/where-of-places.ts';
import { worksThere } from '../../rephrasing/names/works-there.ts';
import { viewOf } from '../../view-of.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';

const WHO = wholly('who|by whom|whose');
const WHERE = wholly('where|in which places?|whereabouts');
const WHEN = wholly('when|on which days?|which days?');
const TIMES = ['by day', 'by week', 'by month', 'by day of the week'];

/**
 * "Where?", "who?" behind one number: by the one column that tells places, or those who work there; by which of them, where it is
 * none or several. "When?" is asked back with the units of time. Undefined behind rows, which answer it themselves or not at all.
 */
export function byAskingWord(
  text: string,
  before: Reading,
  views: readonly SourceView[],
  read: (text: string) => Reading | undefined,
): Reading | undefined {
  const isOfPlaces = WHERE.test(text);
  const isOfNumber =
    before.intent === 'numbers' &&
    before.metrics.length === 1 &&
    before.dimensions.length === 0 &&
    before.grain === null &&
    before.each === null &&
    before.rank === null;
  if (!isOfNumber) return undefined;
  if (WHEN.test(text)) throw askedBack('by_which_time', TIMES.map(asChoice));
  if (!isOfPlaces && !WHO.test(text)) return undefined;
  const view = viewOf(before, views);
  const named = new Set(before.filters.map(({ dimension }) => dimension));
  const columns = view.dimensionColumns.filter(
    (column) => !named.has(column) && view.has(before.metrics, [column]),
  );
  const meant = columns.filter((column) => (isOfPlaces ? PLACE.test(column) : worksThere(column, view)));
  const byColumn = (column: string): string => `by ${singular(view.labelOf(column).toLowerCase())}`;
  const [only, second] = meant;
  const told = only !== undefined && second === undefined ? read(byColumn(only)) : undefined;
  if (told !== undefined) return told;
  throw askedBack('by_which_part', (meant.length > 0 ? meant : columns).map(byColumn).map(asChoice));
}
