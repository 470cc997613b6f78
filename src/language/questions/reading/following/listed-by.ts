import type { SourceView } from '../../data/source-view.ts';
import type { Reading } from '../reading.ts';
import type { Listed } from './said-after.ts';

/** What a question listed, for one behind it that says "which one" of it. */
export function listedBy({ dimensions, periods, sourceId }: Reading, views: readonly SourceView[]): Listed {
  const view = views.find(({ source }) => source.id === sourceId);
  const [dimension, ...others] = dimensions;
  const isOne = dimension !== undefined && others.length === 0;
  return {
    kind: isOne ? view?.labelOf(dimension).toLowerCase() : undefined,
    days: periods[0],
  };
}
