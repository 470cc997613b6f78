import type { SourceView } from '../../../data/source-view.ts';
import { inWords } from '../../in-words.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isNoise } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';

const MOST_CHOICES = 4;

/** "How did bookings split in August?", "breakdown of sessions": by what is not said, and the total alone would be no breakdown. */
export function refuseOpenSplit(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  const split = marks.find((mark) => isKeyword(mark, 'breakdown'));
  if (split === undefined || !isPlainTotal(reading)) return;
  const spoken = marks.filter((mark) => mark !== split && !isNoise(mark) && mark.type !== 'stop');
  const isOfMetric = spoken.findIndex(({ type }) => type === 'metric');
  const asked = inWords(spoken.slice(Math.max(0, isOfMetric)));
  throw askedBack(
    'split_by_what',
    view.dimensionColumns
      .slice(0, MOST_CHOICES)
      .map((column) => asChoice(`${asked} by ${view.labelOf(column).toLowerCase()}`)),
  );
}

const isPlainTotal = ({
  intent,
  shape,
  dimensions,
  each,
  gap,
  grain,
  brandSplit,
  ranges,
  beside,
  metrics,
  periods,
  weekdays,
  versus,
}: Reading): boolean =>
  intent === 'numbers' &&
  shape === 'value' &&
  dimensions.length === 0 &&
  each === null &&
  gap === null &&
  grain === null &&
  brandSplit === null &&
  ranges === null &&
  beside === null &&
  versus === null &&
  metrics.length === 1 &&
  periods.length < 2 &&
  weekdays.length < 2;
