import type { Analysis } from './analysis.ts';

/** Ids of the metrics of which anything was tested in the week, of the whole site or of a part of it. */
export const testedMetrics = ({ nodes, site }: Pick<Analysis, 'nodes' | 'site'>): readonly string[] => [
  ...new Set([
    ...nodes.map(({ metric }) => metric),
    ...site.flatMap(({ metric, p }) => (p === null ? [] : [metric])),
  ]),
];
