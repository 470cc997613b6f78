import { askMetric } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { actors } from '../../../vocabulary/event-verbs.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isNoise } from '../../piece.ts';

/** Who has the name: "German guests", "newsletter traffic". Sessions, downloads and orders are numbers of their own. */
const PEOPLE: ReadonlySet<string> = new Set([
  ...actors,
  'listeners',
  'borrowers',
  'riders',
  'holders',
  'traffic',
]);

/** Whom nobody asks the number of in two words: "German visitors" behind a revenue may be how many there were. */
const BUYING =
  /^(?:guests|customers|clients|buyers|shoppers|members|travell?ers|subscribers|donors|students)$/i;

/**
 * "Only from German guests", "for guests from Italy", "only newsletter traffic" behind another question: it is narrowed to them, and the number
 * stays. The number of users is asked for by "and users?", "users from Italy".
 */
export function peopleOfNames(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const said = marks.filter((mark) => !isNoise(mark) && !isLeading(mark) && mark.type !== 'stop');
  const people = said.filter(isPeople);
  const [noun, second] = people;
  if (noun === undefined || second !== undefined || !said.every((mark) => mark === noun || isNarrowing(mark)))
    return marks;
  const at = said.indexOf(noun);
  const [first] = said;
  const isNamed = said[at - 1]?.type === 'members' || isOfNames(said, at);
  const isNarrowed = isKeyword(first, 'only', 'preposition', 'without') || isKeyword(said.at(-1), 'only');
  const isBare = said[at - 1]?.type === 'members' && BUYING.test(noun.said) && !isOwnNumber(noun, views);
  return isNamed && (isNarrowed || isBare)
    ? marks.map((mark) => (mark === noun ? { ...mark, type: 'noise' } : mark))
    : marks;
}

/** "And", "what about" */
const isLeading = (mark: Mark): boolean => isKeyword(mark, 'follow_on');

/** "Guests from Italy": behind whom it is said where they are from. */
const isOfNames = (said: readonly Mark[], at: number): boolean =>
  isKeyword(said[at + 1], 'preposition') && said[at + 2]?.type === 'members';

const isPeople = (mark: Mark): boolean =>
  /^(?:metric|dimension|unknown)$/.test(mark.type) && PEOPLE.has(mark.said.toLowerCase());

const isNarrowing = (mark: Mark): boolean =>
  /^(?:members|time)$/.test(mark.type) || isKeyword(mark, 'only', 'preposition', 'without', 'and', 'or');

/** Whom the file counts by this very word. */
const isOwnNumber = (noun: Mark, views: readonly SourceView[]): boolean =>
  noun.type === 'metric' &&
  views.some((view) => askMetric(view, noun.metric)?.noun.toLowerCase() === noun.said.toLowerCase());
