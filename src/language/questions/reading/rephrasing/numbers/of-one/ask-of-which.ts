import { singular } from '../../../../../plural.ts';
import { askMetric } from '../../../../data/ask-metric.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { asChoice, askedBack } from '../../../problem.ts';

const MOST = 3;

interface OfWhich {
  /** The question with these words in the place of what was said. */
  readonly says: (words: string) => string;
  readonly metric: string;
  readonly counts: readonly string[];
  readonly view: SourceView;
}

/** The mean of a day, or of each one of what is counted. */
export function askOfWhich({ says, metric, counts, view }: OfWhich): never {
  const nounOf = (column: string): string => askMetric(view, column)?.noun ?? column;
  const choices = [
    says(`average ${nounOf(metric)} per day`),
    ...counts.slice(0, MOST).map((count) => says(`${nounOf(metric)} per ${singular(nounOf(count))}`)),
  ].map(asChoice);
  throw askedBack('mean_of_which', choices);
}
