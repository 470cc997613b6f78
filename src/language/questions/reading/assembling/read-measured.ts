import { askMetric } from '../../data/ask-metric.ts';
import { readBrandSplit } from '../names/read-brand-split.ts';
import { chooseSource } from '../parts/choose-source.ts';
import { readNumbers } from '../parts/read-limits.ts';
import { putAside, readMetrics } from '../parts/read-metrics.ts';
import { readRanges } from '../parts/read-ranges.ts';
import { readTold } from '../parts/read-told.ts';
import type { Piece } from '../piece.ts';
import type { AssembleOptions } from './assemble-options.ts';

export type Measured = ReturnType<typeof readMeasured>;

/** Which source answers, which of its numbers are asked for, and which numbers of the text limit, count or move. */
export function readMeasured(pieces: Piece[], { views, usual, site }: AssembleOptions) {
  const isNamed = pieces.some(({ type }) => type === 'metric');
  const { view, fallback, beside } = chooseSource(pieces, views, usual);
  if (beside !== null) putAside(pieces, beside.metrics);
  const ranges = readRanges(pieces, view);
  const told = readTold(pieces, view);
  const brandSplit = readBrandSplit(pieces, view, site);
  const brandTerms = site?.isBrandDefined === true ? [...site.brandTerms] : null;
  const unnamed = isNamed ? undefined : (usual?.metric ?? fallback);
  const numbers = readNumbers(pieces, unnamed, (id) => askMetric(view, id));
  const metrics = readMetrics(pieces, view, numbers);
  // Behind another question it is the number of that one, which was named there
  const assumed = usual?.metric === undefined ? unnamed : undefined;
  return { assumed, view, beside, ranges, told, brandSplit, brandTerms, unnamed, numbers, metrics };
}
