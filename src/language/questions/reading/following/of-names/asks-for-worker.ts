import type { SourceView } from '../../../data/source-view.ts';
import type { Reading } from '../../reading.ts';
import { worksThere } from '../../rephrasing/names/works-there.ts';
import { viewOf } from '../../view-of.ts';
import { opening } from '../in-whole-words/lead-and-tail.ts';

const WHO_MOST = opening('who(?: \\p{L}+){1,2} (?:the )?(?:most|least|fewest|highest|lowest)\\b');

/** "Who sold the most?" behind two branches, where a file names its sales reps: one of those, and no branch. */
export function asksForWorker(text: string, before: Reading, views: readonly SourceView[]): boolean {
  if (before.each === null || !WHO_MOST.test(text)) return false;
  const view = viewOf(before, views);
  return (
    !worksThere(before.each.dimension, view) &&
    view.dimensionColumns.filter((column) => worksThere(column, view)).length === 1
  );
}
