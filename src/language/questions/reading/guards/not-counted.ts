import { plural, singular } from '../../../plural.ts';
import { askMetric } from '../../data/ask-metric.ts';
import { isCustomerColumn } from '../../data/is-customer-column.ts';
import type { SourceView } from '../../data/source-view.ts';
import { inWords } from '../in-words.ts';
import { isUnnamed } from '../is-unnamed.ts';
import type { Mark } from '../mark.ts';
import { isKeyword, isNoise, isPlural, LISTING } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { isOfKinds, isThingOfKind } from '../rephrasing/names/things-of-kinds.ts';

const MOST = 3;
const PEOPLE =
  /customer|client|reader|member|subscriber|audience|patient|guest|donor|rider|borrower|student|household|user/i;
const STAYS = /^(?:nights|room_nights|bookings|reservations|stays|covers)$/i;

/** Of plan_tier each plan is one. */
const RANKED_KINDS = /(?:tier|class|segment|group)$/i;

/** Every number that adds up, the first ones of the file first. */
const numbersOf = (view: SourceView): readonly string[] =>
  view.metricColumns
    .filter((column) => askMetric(view, column)?.kind === 'additive')
    .map((column) => askMetric(view, column)?.noun ?? column);

function ask(questions: readonly string[]): never {
  const choices = questions.map(asChoice);
  throw askedBack('not_counted', choices);
}

const isUnnamedNumber = (reading: Reading): boolean =>
  isUnnamed(reading) && /^(?:numbers|lost_members|new_members)$/.test(reading.intent);

/** What is asked of them, without the words that counted them: "of new customers in November". */
function rest(marks: readonly Mark[], from: number): string {
  const kept = marks
    .slice(from)
    .filter((mark) => !isKeyword(mark, 'gain', 'loss', 'count') && mark.type !== 'stop' && !isAsking(mark));
  return inWords(kept);
}
const isAsking = (mark: Mark): boolean =>
  isNoise(mark) &&
  /^(?:do|did|does|we|have|had|has|are|were|there|i|our|us|got|came|come|comes|coming)$/i.test(mark.said);

/** "How many subscribers do we have?", "new customers per branch": visits of theirs, or takings, are none of them. */
export function refuseUncountedPeople(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  if (!isUnnamedNumber(reading) || reading.shape === 'share' || reading.shape === 'count') return;
  const people = reading.filters.filter(
    ({ dimension }) => PEOPLE.test(dimension) && view.kindOf(dimension) === undefined,
  );
  const at = marks.findIndex(
    (mark) =>
      mark.type === 'members' &&
      mark.candidates.some((one) => people.some(({ dimension }) => dimension === one.dimension)),
  );
  if (at < 0 || isOfOneCustomer(marks, at, view)) return;
  const of = rest(marks, at);
  ask(
    numbersOf(view)
      .slice(0, MOST)
      .map((noun) => `${noun} of ${of}${kindsBefore(marks, at, view)}`),
  );
}

/** Of fewer names each may be a kind of them: new, returning, trade. */
const FEW = 4;

/** "Material mix for Hanley & Sons", "green and gray last month": one of many that are called by name is nobody to be counted. */
const isOfOneCustomer = (marks: readonly Mark[], at: number, view: SourceView): boolean => {
  const named = marks[at];
  return (
    named?.type === 'members' &&
    !marks.some((mark) => isKeyword(mark, 'count', 'gain', 'loss')) &&
    named.candidates.every(
      ({ dimension, members }) =>
        isCustomerColumn(dimension) &&
        members.length === 1 &&
        /^\p{Lu}/u.test(members[0] ?? '') &&
        view.membersOf(dimension).length > FEW,
    )
  );
};

/** "Which authors gained subscribers": by author, too. */
const kindsBefore = (marks: readonly Mark[], at: number, view: SourceView): string =>
  marks
    .slice(0, at)
    .flatMap((mark) =>
      mark.type === 'dimension' ? mark.dimensions.flatMap((name) => view.dimensionOf(name) ?? []) : [],
    )
    .slice(0, 1)
    .map((column) => ` by ${view.labelOf(column).toLowerCase()}`)
    .join('');

/** "How many households borrowed in June": households, of whom one may have borrowed often. */
export function refuseDoers(marks: readonly Mark[], view: SourceView): void {
  const at = marks.findIndex(
    (mark, place) =>
      mark.type === 'members' &&
      isKeyword(marks[place - 1], 'count') &&
      mark.candidates.every(
        ({ dimension }) => PEOPLE.test(dimension) && view.kindOf(dimension) === undefined,
      ),
  );
  const verb = marks[at + 1];
  if (at < 0 || verb?.type !== 'metric' || !/ed$/i.test(verb.said) || ONCE.test(verb.metric)) return;
  const columns = [...view.metricColumns.filter((column) => DOERS.test(column)), verb.metric];
  const who = inWords([marks[at] as Mark]);
  const behind = rest(marks, at + 2);
  ask(
    [...new Set(columns)].map((column) =>
      `${askMetric(view, column)?.noun ?? column} of ${who} ${behind}`.trim(),
    ),
  );
}
/** What nobody does twice, so that it counts who did. */
const ONCE = /^(?:new_?)?(?:upgrades|unsubscribes|unsubscriptions|sign_?ups|registrations|activations)$/i;
const DOERS =
  /^(?:borrowers|donors|riders|customers|clients|members|subscribers|users|patients|guests|visitors)$/i;

/**
 * "How many bikes do we have?" of a column bike_type, "applications per job" of job_category: the file knows kinds of them, and counts
 * none.
 */
export function refuseUncountedThings(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  for (const [at, mark] of marks.entries()) {
    if (mark.type !== 'dimension' || !isThingOfKind(mark, view)) continue;
    const before = marks.slice(0, at).findLast((one) => !isNoise(one));
    const [column = ''] = mark.dimensions.flatMap((name) => view.dimensionOf(name) ?? []);
    const kind = view.labelOf(column).toLowerCase();
    const behind = rest(marks, at + 1);
    const isCounted =
      isKeyword(before, 'count') &&
      !isOfKinds(marks, at) &&
      (isUnnamedNumber(reading) || reading.shape === 'count');
    const isPer = isKeyword(before, 'per') && marks.slice(0, at).some(({ type }) => type === 'metric');
    const isMoved =
      [before, marks[at + 1]].some((one) => isKeyword(one, 'loss', 'gain')) &&
      !marks.some(({ type }) => type === 'metric');
    const isPlain =
      !isKeyword(before, ...LISTING, 'count') &&
      isUnnamedNumber(reading) &&
      reading.dimensions.includes(column) &&
      reading.rank === null;
    const named = marks.find((one, place) => place > at && one.type === 'metric');
    if (isCounted && named?.type === 'metric')
      ask([
        inWords(marks.map((one) => (one === mark ? { ...one, said: plural(kind) } : one))),
        `${askMetric(view, named.metric)?.noun ?? named.said} ${rest(
          marks.filter((one) => one !== named),
          at + 1,
        )}`.trim(),
      ]);
    const lead = marks.slice(0, at).findLast((one) => !isNoise(one) && one.type !== 'number');
    // "Which episode had the most downloads": no kind of episodes is one of them
    const isRanked =
      (isKeyword(lead, 'which', 'top', 'bottom', 'best', 'worst') ||
        (isKeyword(lead, 'by', 'each', 'breakdown') && !RANKED_KINDS.test(column))) &&
      reading.dimensions.includes(column);
    if (isRanked) {
      const named = isPlural(mark.said) ? plural(kind) : kind;
      throw askedBack('only_kinds', [
        asChoice(inWords(marks.map((one) => (one === mark ? { ...one, said: named } : one)))),
      ]);
    }
    if (isPer) ask([inWords([...marks.slice(0, at - 1), { ...mark, said: `by ${kind}` }])]);
    if (isCounted || isMoved || isPlain)
      ask([
        ...(isCounted ? [`how many ${plural(kind)} ${behind}`.trim()] : []),
        ...numbersOf(view)
          .slice(0, 2)
          .map((noun) => `${noun} by ${kind} ${behind}`.trim()),
      ]);
  }
}

/** "How many cargo bikes do we have": those of a kind that a column tells, of which only what there was of them is counted. */
export function refuseUncountedKinds(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  if (!isUnnamedNumber(reading)) return;
  const at = marks.findIndex(
    (mark, place) =>
      mark.type === 'members' &&
      isKeyword(marks[place - 1], 'count') &&
      isPlural(mark.said) &&
      mark.candidates.every(
        ({ dimension }) => view.kindOf(dimension) === undefined && /(?:type|category|kind)$/i.test(dimension),
      ),
  );
  if (at < 0) return;
  const behind = `${inWords([marks[at] as Mark])} ${rest(marks, at + 1)}`.trim();
  ask(
    numbersOf(view)
      .slice(0, MOST)
      .map((noun) => `${noun} of ${behind}`),
  );
}

/** "Guests by country", "revenue per guest", "guests per booking" of a file of bookings: who visited its site is no guest. */
export function refuseGuests(marks: readonly Mark[], view: SourceView): void {
  const at = marks.findIndex(
    (mark) => mark.type === 'metric' && mark.metric === 'visitors' && /^guests?$/i.test(mark.said),
  );
  const stays = view.metricColumns.filter((column) => STAYS.test(column));
  const lead = marks.slice(0, at).findLast((one) => !isNoise(one));
  const [other] = marks.filter((mark, place) => place !== at && mark.type === 'metric');
  const behind = marks.slice(at + 1).find((one) => !isNoise(one));
  // "Revenue per guest", "guests per booking"
  const isOne = isKeyword(lead, 'per') && other !== undefined;
  const isPer = isOne || (isKeyword(behind, 'per') && other !== undefined);
  if (at < 0 || stays.length === 0 || (other !== undefined && !isPer)) return;
  const visits = ['users', 'sessions'].flatMap((name) => view.columnOf(name) ?? []).slice(0, 1);
  const nouns = [...stays, ...visits]
    .filter((column) => other?.type !== 'metric' || view.columnOf(other.metric) !== column)
    .map((column) => askMetric(view, column)?.noun ?? column)
    .map((noun) => (isOne ? singular(noun) : noun));
  ask(
    nouns.map((noun) => inWords(marks.map((mark, place) => (place === at ? { ...mark, said: noun } : mark)))),
  );
}
