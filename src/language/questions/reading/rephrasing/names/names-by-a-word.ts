import { isCustomerColumn } from '../../../data/is-customer-column.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { WEEKDAY_NAMES } from '../../../dates/calendar-words.ts';
import { once } from '../../../text/pattern.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import { VERB_OF_NUMBER } from '../../../vocabulary/verbs-of-numbers.ts';
import type { Mark, MemberCandidate } from '../../mark.ts';
import { isKeyword, isNoise, isPlural } from '../../piece.ts';
import { areOfNetwork, isAdsOf, isWordOfAds } from './ads-on-networks.ts';
import { isEachOfThem, TEXTS } from './is-each-of-them.ts';
import { isHeldUp } from './is-held-up.ts';
import { isOnlyName } from './is-only-name.ts';
import { isTelling } from './is-telling.ts';
import { ofOneColumn } from './of-one-column.ts';

/** Longer stretches are names as they are written. */
const MOST_WORDS = 4;

/**
 * "Boots" are the Hiking Boots, "the gala" is the Spring Gala, "adult tickets" are those of Adult single and Adult return:
 * one or two words that are nobody's whole name stand for the names of one column that have them. Where names of two
 * columns have them, the words stay unknown, and which are meant is asked.
 */
export const namesByAWord = (marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] => {
  const read: Mark[] = [];
  for (let at = 0; at < marks.length; ) {
    const found = stretchAt(marks, at, views, read);
    const lead = found === undefined ? undefined : leadOf(found.mark, read.at(-1));
    if (found !== undefined && lead !== undefined) {
      read.pop();
      read.push({ ...found.mark, said: `${lead} ${found.mark.said}` });
    } else read.push(found?.mark ?? (marks[at] as Mark));
    at += found?.length ?? 1;
    if (isAdsOf(read.at(-1), marks[at])) at += 1;
  }
  return read;
};

/** "Big dave" of Big Dave Murray: a word that says how large something is stands before him in his name. */
function leadOf(mark: Mark, before: Mark | undefined): string | undefined {
  if (mark.type !== 'members' || before?.type !== 'keyword') return undefined;
  const phrase = ` ${before.said} ${mark.said} `.toLowerCase();
  const names = mark.candidates.flatMap(({ members }) => members);
  return names.every((name) => ` ${name.toLowerCase()} `.includes(phrase)) ? before.said : undefined;
}

/** The longest stretch that begins here and stands in a name; unknown words side by side are one phrase. */
function stretchAt(
  marks: readonly Mark[],
  at: number,
  views: readonly SourceView[],
  read: readonly Mark[],
): { readonly mark: Mark; readonly length: number } | undefined {
  const isKindOfNumber = isMissingKind(marks[at], views) && isBeforeNumber(marks, at);
  if (marks[at - 1]?.type === 'unknown') return undefined;
  if (!isKindOfNumber && !/^(?:unknown|topic)$/.test(marks[at]?.type ?? '')) return undefined;
  let longest = 0;
  while (longest < MOST_WORDS && isOpen(marks[at + longest], views)) longest++;
  for (let length = longest; length > 0; length--) {
    const stretch = marks.slice(at, at + length);
    const next = marks[at + length];
    const isOnly = (): boolean => isOnlyName(marks, at, length, views);
    // "Did big dave put in": a verb is none of his names
    if (isGoneOn(next) && !(/^\p{Ll}/u.test(next?.said ?? '') && isOnly())) continue;
    // "Google campaigns", "campaigns on google" where no campaign is called so
    const isOnNetwork = areOfNetwork(candidatesOf(stretch, undefined, views));
    const isName =
      isTelling(stretch) &&
      (length > 1 ||
        (isPlain(marks, at, read) &&
          (isMeasured(marks) ||
            isAlone(marks, at) ||
            isOnlyBesideTime(marks, at, views) ||
            isHeldUp(marks, at) ||
            isOnly())));
    if (
      !isName ||
      isVerbOf(marks, at) ||
      isNameOfDay(stretch, next) ||
      isOutside(stretch, next) ||
      isKindOfPlace(stretch) ||
      isOfDays(stretch, next) ||
      (isLeftToItsKind(marks, at, length, views) && !isOnNetwork)
    )
      continue;
    const kind = isOnNetwork ? undefined : kindBeside(marks, at, length);
    const candidates = candidatesOf(stretch, kind, views);
    const isSeveral = candidates.some(({ members }) => members.length > 1);
    if (candidates.length === 0 || (isSeveral && isOfOne(marks, at, length))) continue;
    if (isBesideOwn(marks, at, length, candidates) || isEachOfThem(marks, at, candidates)) continue;
    const said = stretch.map((mark) => mark.said).join(' ');
    const proper = stretch.some((mark) => mark.proper);
    return { mark: { type: 'members', candidates, said, others: [], proper }, length };
  }
  return undefined;
}

/** "Ines and Owen together" are two names. */
const isGoneOn = (mark: Mark | undefined): boolean =>
  mark?.type === 'unknown' && !/^(?:together|combined)$/i.test(mark.said) && !isWordOfAds(mark);

const PRICED =
  /^(?:gas|oil|petrol|diesel|fuel|energy|electricity|power|water|house|housing|food|grain|stock|share)$/i;

/** "Gas prices" are of the world outside, and no prices of a gas stove. */
const isOutside = (stretch: readonly Mark[], next: Mark | undefined): boolean =>
  next?.type === 'metric' && /^prices?$/i.test(next.said) && stretch.every(({ said }) => PRICED.test(said));

/** "US states" are no United States, which is one of them. */
const isKindOfPlace = ([only, second]: readonly Mark[]): boolean =>
  second === undefined && /^(?:states|kingdoms|republics|islands)$/i.test(only?.said ?? '');

/** "On sunny days" says what the days were like, whatever Sunny Singh did. */
const isOfDays = ([only, second]: readonly Mark[], next: Mark | undefined): boolean =>
  second === undefined && next?.type === 'unit' && /^\p{Ll}+$/u.test(only?.said ?? '');

/** "Oak desk lamps" are no oak desks and lamps: side by side two names of one column are not both meant. */
const isBesideOwn = (
  marks: readonly Mark[],
  at: number,
  length: number,
  candidates: readonly MemberCandidate[],
): boolean =>
  [marks[at - 1], marks[at + length]].some(
    (mark) =>
      mark?.type === 'members' &&
      mark.candidates.some(({ dimension }) => candidates.some((one) => one.dimension === dimension)),
  );

/** Nothing that the data have: an unknown word, what they lack, a kind that they are not split by, a name ("trail backpack"), a "report". */
const isOpen = (mark: Mark | undefined, views: readonly SourceView[]): boolean =>
  mark !== undefined &&
  (mark.type === 'unknown' ||
    mark.type === 'topic' ||
    mark.type === 'members' ||
    isKeyword(mark, 'overview') ||
    isMissingKind(mark, views));

const isMissingKind = (mark: Mark | undefined, views: readonly SourceView[]): boolean =>
  mark?.type === 'dimension' &&
  views.every((view) => mark.dimensions.every((name) => view.dimensionOf(name) === undefined));

/** "Market hires": no hires by market, which would say so. */
const isBeforeNumber = (marks: readonly Mark[], at: number): boolean =>
  marks[at + 1]?.type === 'metric' &&
  !marks
    .slice(Math.max(0, at - 2), at)
    .some((mark) => isKeyword(mark, 'by', 'per', 'each', 'which', 'top', 'bottom'));

/** "Payments in April" may be counted themselves, and are no visits to the post about late payments. */
const isMeasured = (marks: readonly Mark[]): boolean =>
  marks.some(
    (mark) =>
      mark.type === 'metric' ||
      /^(?:doing|do|going|perform(?:s|ed|ing)?|sell|sold|bring|brought)$/i.test(mark.said),
  );

/** "Only nursing", "and nursing?": behind a question a name is all that is said. */
const isAlone = (marks: readonly Mark[], at: number): boolean =>
  at > 0 &&
  marks.every(
    (mark, place) =>
      place === at ||
      mark.type === 'stop' ||
      isNoise(mark) ||
      isKeyword(mark, 'follow_on', 'only', 'and', 'preposition'),
  );

/** "Cash in august" of the customer Cash sales: days are all that is said beside it. */
const isOnlyBesideTime = (marks: readonly Mark[], at: number, views: readonly SourceView[]): boolean =>
  marks[at]?.type === 'unknown' &&
  marks.some(({ type }) => type === 'time') &&
  marks.every(
    (mark, place) =>
      place === at ||
      mark.type === 'time' ||
      mark.type === 'stop' ||
      /^(?:the|our|and|in|on|for|during|from|of)$/i.test(mark.said),
  ) &&
  isOneCustomer(candidatesOf(marks.slice(at, at + 1), undefined, views));

/** Who buys is spoken of by any word of the name; of kinds, products and browsers a word is a thing. */
const isOneCustomer = (candidates: readonly MemberCandidate[]): boolean =>
  new Set(candidates.flatMap(({ members }) => members)).size === 1 &&
  candidates.every(({ dimension }) => isCustomerColumn(dimension));

const DAY = once`^(?:${WEEKDAY_NAMES}|weekend)`;

/** "Giving Tuesday" is a day with a name, and no giving on a Tuesday. */
const isNameOfDay = (stretch: readonly Mark[], next: Mark | undefined): boolean =>
  stretch.every(({ said }) => /^\p{Lu}/u.test(said)) && DAY.test(next?.said ?? '') && next?.type === 'time';

const DOES = /^(?:did|do|does)$|(?: did| do| does)$/i;
const PERSON =
  /^(?:i|we|you|they|people|persons?|everyone|everybody|anyone|anybody|customers|guests|visitors|users|members|readers|riders|students|buyers|shoppers)$/i;

const BEING = /^(?:am|is|are|was|were)$|(?: are| is)$/i;

/**
 * "How far did people ride", "did unsubscribes matter", "do Swedes read more", "are fewer people giving": what they did, and no plan called
 * "Single ride", newsletter "Weekend Reads" or campaign "Monthly Giving".
 */
function isVerbOf(marks: readonly Mark[], at: number): boolean {
  const [verb, who] = [marks[at], marks[at - 1]];
  if (verb === undefined || who === undefined || !/^\p{Ll}/u.test(verb.said)) return false;
  const before = marks.slice(0, at - 1);
  const does = before.findLast((mark) => !/^(?:the|our|all)$/i.test(mark.said));
  const isPerson = PERSON.test(who.said);
  if (/ing$/i.test(verb.said))
    return (isPerson || who.type === 'metric') && before.some(({ said }) => BEING.test(said));
  return (
    DOES.test(does?.said ?? '') &&
    (isPerson ||
      ((who.type === 'metric' || (who.type === 'members' && isHowMuch(marks, at))) &&
        !hasVerbBehind(marks, at)))
  );
}

/** "Do Swedes read more", "how much do Swedes read": behind who it is stands what they do. */
const isHowMuch = (marks: readonly Mark[], at: number): boolean =>
  isKeyword(marks[at + 1], 'more', 'less', 'gain', 'loss', 'top', 'bottom', 'compare') ||
  marks.slice(0, at).some(({ said }) => /^(?:how|what|much|how much|how many|many)$/i.test(said));

const hasVerbBehind = (marks: readonly Mark[], at: number): boolean =>
  marks
    .slice(at + 1)
    .some((mark) => isKeyword(mark, 'gain', 'loss', 'change') || VERB_OF_NUMBER.test(mark.said));

/** What the data lack is meant for a name of theirs beside another one, as it was read: "warehouse vs construction". */
function isPlain(marks: readonly Mark[], at: number, read: readonly Mark[]): boolean {
  const mark = marks[at];
  if (mark?.type !== 'topic') return true;
  // "Trial opens" where one audience are the trial readers: what the data lack has no opens
  // …and "downtime tickets" are those of Server Downtime
  if (marks[at + 1]?.type === 'metric') return true;
  const isBeside = (joint: Mark | undefined, name: Mark | undefined): boolean =>
    isKeyword(joint, 'versus', 'and', 'or') && name?.type === 'members';
  return isBeside(marks[at + 1], marks[at + 2]) || isBeside(read.at(-1), read.at(-2));
}

/** "At the canal depot", "on the canal": one is meant, and there may be several. */
function isOfOne(marks: readonly Mark[], at: number, length: number): boolean {
  const next = marks[at + length];
  const head = next?.type === 'dimension' ? next : marks[at + length - 1];
  const isArticle = /^(?:the|our)$/i.test(marks[at - 1]?.said ?? '');
  return (
    head !== undefined &&
    !isPlural(head.said) &&
    (next?.type === 'dimension' || (isArticle && next?.type !== 'metric'))
  );
}

/** "Tomato queries", "posts about roses", "the python course": read where the kind of the names is known. */
function isLeftToItsKind(
  marks: readonly Mark[],
  at: number,
  length: number,
  views: readonly SourceView[],
): boolean {
  const [before, lead] = marks
    .slice(0, at)
    .filter(({ type }) => type !== 'noise')
    .reverse();
  const next = marks[at + length];
  const isOfTexts = (mark: Mark | undefined): boolean =>
    mark?.type === 'dimension' &&
    views.some((view) => mark.dimensions.some((name) => TEXTS.test(kindOf(view, name) ?? '')));
  const isAbout = /^(?:about|regarding|on|around|with)$/i.test(before?.said ?? '') && isOfTexts(lead);
  return (
    isOfTexts(next) || isSection(next) || isSection(before) || isAbout || isKeyword(before, 'containing')
  );
}

const isSection = (mark: Mark | undefined): boolean =>
  mark?.type === 'members' && mark.candidates.every(({ prefix }) => prefix !== undefined);

function kindOf(view: SourceView, name: string): string | undefined {
  const column = view.dimensionOf(name);
  return column === undefined ? undefined : (view.kindOf(column) ?? column);
}

/** "Canal depots", "the depot canal": the kind that stands beside says of which column the names are. */
function kindBeside(marks: readonly Mark[], at: number, length: number): readonly string[] | undefined {
  const next = marks[at + length];
  const before = marks[at - 1];
  const kind = next?.type === 'dimension' ? next : before?.type === 'dimension' ? before : undefined;
  return kind?.dimensions;
}

/** Of each source the names with these words, where they are of one column. */
function candidatesOf(
  stretch: readonly Mark[],
  kind: readonly string[] | undefined,
  views: readonly SourceView[],
): readonly MemberCandidate[] {
  const words = stretch.flatMap(({ said }) => wordsOf(said));
  const perView = views.map((view) => ofOneColumn(words, kind, view));
  return perView.includes('several') ? [] : perView.flatMap((one) => (one === 'several' ? [] : one));
}
