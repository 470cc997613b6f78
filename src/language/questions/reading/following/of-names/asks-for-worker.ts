import type { SourceView } from '../../../data/source-view.ts';
import type { Reading } from '../../reading.ts';
import { WORKS } from '../../rephrasing/names/who-of-persons.ts';
import { viewOf } from '../../view-of.ts';
import { opening } from '../in-whole-words/lead-and-tail.ts';

const WHO_MOST = opening('who(?: \\p{L}+){1,2} (?:the )?(?:most|least|fewest|highest|lowest)\\b');

/** "Who sold the most?" behind two branches, where a file names its sales reps: one of those, and no branch. */
export const asksForWorker = (text: string, before: Reading, views: readonly SourceView[]): boolean =>
  WHO_MOST.test(text) &&
  before.each !== null &&
  !WORKS.test(before.each.dimension) &&
  viewOf(before, views).dimensionColumns.filter((column) => WORKS.test(column)).length === 1;
