import type { SourceView } from '../data/source-view.ts';
import { NotAnswerable } from './problem.ts';
import type { Reading } from './reading.ts';

/** The source that a reading asks. */
export function viewOf({ sourceId }: Pick<Reading, 'sourceId'>, views: readonly SourceView[]): SourceView {
  const view = views.find(({ source }) => source.id === sourceId);
  if (view === undefined) throw new NotAnswerable({ type: 'no_source' });
  return view;
}
