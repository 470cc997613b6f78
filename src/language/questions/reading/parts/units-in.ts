import type { SourceView } from '../../data/source-view.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { otherMetricNames } from '../../vocabulary/other-names.ts';

const unitNames = new Set((otherMetricNames[0] ?? []).map((name) => wordsOf(name).join(' ')));

/** The column of how many pieces were sold. */
export const unitsIn = (views: readonly SourceView[]): string | undefined =>
  views
    .flatMap(({ metricColumns }) => metricColumns)
    .find((column) => unitNames.has(wordsOf(column).join(' ')));
