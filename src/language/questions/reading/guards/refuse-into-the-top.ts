import { plural } from '../../../plural.ts';
import type { SourceView } from '../../data/source-view.ts';
import { allBefore, type Period } from '../../dates/period.ts';
import { numberWord } from '../../text/number-words.ts';
import { once } from '../../text/pattern.ts';
import { periodAsked } from '../../wording/as-question-when.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

const TOP = once`(?<!\p{L})(?:(?:into|in to|out of|(?:is|are|was|were|became) new (?:in|to)|new to) (?:the |our |my |google['’]s )*|(?:entered|entering|joined|joining|left|cracked|reached) (?:the |our |my |google['’]s )+|(?:lost|losing) (?:their|its|our|the|a) )top (?<count>\p{L}+|\d+)(?!\p{L})`;

/**
 * "Which queries climbed into the top 10 in February?", "… lost their top 3 position" ask who is among them in one time
 * alone, and for no order of gains.
 * @throws NotAnswerable with those that were among them in each of the two times
 */
export function refuseIntoTheTop(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  const said = TOP.exec(inWords(marks))?.groups?.['count'];
  const count = said === undefined ? Number.NaN : (numberWord(said) ?? Number(said));
  const [dimension] = reading.dimensions;
  if (!Number.isInteger(count) || dimension === undefined || reading.intent !== 'numbers') return;
  const kinds = plural(view.labelOf(dimension).toLowerCase());
  const isOfSearch = view.metricColumns.includes('position');
  const top = isOfSearch
    ? `${kinds} with a position of at most ${count}`
    : `top ${count} ${kinds} by {metric}`;
  throw askedBack(
    'into_the_top',
    whenAsked(reading.periods[0]).map((when) => asChoice(`${top} ${when}`)),
  );
}

function whenAsked(now: Period | undefined): readonly string[] {
  if (now === undefined) return ['last month', 'the month before last'];
  return [periodAsked(now), periodAsked(allBefore(now))];
}
