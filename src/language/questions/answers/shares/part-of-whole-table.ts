import type { AnswerTable } from '#src/shared/answer.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Period } from '../../dates/period.ts';
import { periodTitle } from '../../wording/say.ts';
import { table } from '../telling/draft.ts';

/** A part, the whole and the share of it, in one row. */
export const partOfWholeTable = (
  period: Period,
  { label, unit }: AskMetric,
  row: readonly (number | null)[],
): AnswerTable =>
  table(
    periodTitle(period),
    [
      { title: `${label} of the part`, format: unit },
      { title: `${label} in total`, format: unit },
      { title: 'Share', format: 'fraction' },
    ],
    [row],
  );
