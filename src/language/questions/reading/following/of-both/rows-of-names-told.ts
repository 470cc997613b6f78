import { once } from '../../../text/pattern.ts';
import { hasOnly } from '../../demands.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { whoMoved } from '../in-whole-words/who-moved.ts';
import { toldAnew } from '../told-anew.ts';
import { namesApart } from './names-told.ts';

/** "Which is growing?", "did both fall?": of those that were told, and not whether the last one of them did. */
const OF_SEVERAL = once`\b(?:which|who|ones?|any(?:one)?|either|both|all|every ?one)\b`;
/** "Which was better?" is asked of what they had, and not of how they moved. */
const OF_LEVELS = once`\b(?:better|worse)\b`;
/** "Which is growing?" is asked of one among others, "did any fall?" of whoever there is. */
const OF_WHICH = once`\b(?:which|both|either)\b`;

/**
 * "Which is growing?" behind the bookings of Vienna, and those of Salzburg: both are the rows of a list, each against the time before.
 * Of one name nobody can tell among whom it is the one that does.
 */
export function rowsOfNamesTold(text: string, told: Reading): Reading {
  const isOne =
    told.intent === 'numbers' &&
    told.metrics.length === 1 &&
    (told.shape === 'value' || told.shape === 'change') &&
    hasOnly(told, ['filters', 'weekdays', 'versus', 'versusYear', 'each', 'isTogether']);
  if (!isOne || !OF_SEVERAL.test(text) || OF_LEVELS.test(text) || whoMoved(text, 'one') === undefined)
    return told;
  const names = namesApart(told);
  if (names === undefined || names.members.length < 2) {
    if (OF_WHICH.test(text)) throw askedBack('points_back');
    return told;
  }
  const { dimension, members } = names;
  return toldAnew({
    ...told,
    each: null,
    shape: 'value',
    isTogether: false,
    dimensions: [dimension],
    filters: [
      ...told.filters.filter((one) => one.dimension !== dimension),
      { dimension, is: 'one_of', members },
    ],
    replaced: null,
  });
}
