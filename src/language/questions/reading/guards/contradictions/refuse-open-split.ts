import type { SourceView } from '../../../data/source-view.ts';
import { type Demand, hasOnly } from '../../demands.ts';
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
  const metric = spoken.findIndex(({ type }) => type === 'metric');
  // "Average booking value": the mean of it is asked for
  const isOfMean = isKeyword(spoken[metric - 1], 'average', 'median');
  const asked = inWords(spoken.slice(Math.max(0, isOfMean ? metric - 1 : metric)));
  throw askedBack(
    'split_by_what',
    view.dimensionColumns
      .slice(0, MOST_CHOICES)
      .map((column) => asChoice(`${asked} by ${view.labelOf(column).toLowerCase()}`)),
  );
}

/** What chooses the rows of a total, and splits it into nothing. */
const CHOOSING = [
  'filters',
  'weekdays',
  'limits',
  'rank',
  'leftOut',
  'leftOutDays',
  'chosen',
  'chosenDays',
  'isTogether',
] as const satisfies readonly Demand[];

const isPlainTotal = (reading: Reading): boolean =>
  reading.intent === 'numbers' &&
  reading.shape === 'value' &&
  reading.metrics.length === 1 &&
  reading.periods.length < 2 &&
  // Several are told one beside the other
  reading.weekdays.length < 2 &&
  hasOnly(reading, CHOOSING);
