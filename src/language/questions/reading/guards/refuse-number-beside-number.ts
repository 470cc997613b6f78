import type { SourceView } from '../../data/source-view.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { refuseMoneyOfNumber, refuseStable } from './refuse-money-of-number.ts';
import { refuseMoneyOfPart } from './refuse-money-of-part.ts';
import { withoutNoise } from './spoken.ts';

/** "Do mobile users visit more orders than …": of two numbers that nothing joins the first would decide Yes or No. */
export function refuseNumberBesideNumber(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  const { isYesNo, metrics } = reading;
  refuseMoneyOfPart(marks, reading, view);
  refuseMoneyOfNumber(marks, reading, view);
  refuseStable(marks, reading);
  if (!isYesNo || metrics.length < 2) return;
  const spoken = withoutNoise(marks);
  const at = spoken.findIndex(
    (mark, place) =>
      isKeyword(mark, 'gain', 'loss', 'more', 'less') &&
      spoken[place - 1]?.type === 'metric' &&
      spoken[place + 1]?.type === 'metric',
  );
  if (at < 0) return;
  const choices = [at - 1, at + 1].map((left) => inWords(spoken.filter((_, place) => place !== left)));
  throw askedBack('two_numbers', choices.map(asChoice));
}
