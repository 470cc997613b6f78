import type { Analysis } from '#src/engine/analysis.ts';
import type { Finding } from '#src/engine/finding.ts';
import { gapSentence } from '#src/language/describe-gap.ts';
import { markSentence } from '#src/language/describe-mark.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import { dimensionLabel, metricOf } from './finding-context.ts';

/**
 * What is imperfect about the data behind a claim, in words: of the week itself, and of the weeks that it is held against, where
 * those with an outage are left out.
 */
export const evidenceMarks = (
  { marks }: Pick<Finding, 'marks'>,
  { gaps }: Pick<Analysis, 'gaps'>,
  ofSource: readonly QualityMark[],
): string[] => [
  ...[...marks, ...ofSource].map(markSentence),
  ...gaps
    .filter(({ type }) => type === 'weeks_left_out')
    .map((gap) => gapSentence(gap, { dimensionLabel, metricOf })),
];
