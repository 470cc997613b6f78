import { askMetric } from '../data/ask-metric.ts';
import type { SourceView } from '../data/source-view.ts';
import type { QuestionContext } from '../question-context.ts';
import { asMeant } from './as-meant.ts';
import { askedText } from './asked-text.ts';
import { assemble } from './assemble.ts';
import type { AssembleOptions } from './assembling/assemble-options.ts';
import { claimsApart } from './claims/apart/claims-apart.ts';
import { conditionsApart } from './claims/apart/conditions-apart.ts';
import { endsApart } from './claims/apart/ends-apart.ts';
import { askSecondHalf } from './claims/apart/second-half.ts';
import { asClaimed } from './claims/as-claimed.ts';
import { countedClaim, isListOfAll } from './claims/counted-claim.ts';
import { refuseWhatOtherLacks, SAYS_NOTHING_MORE } from './following/asked-of-other.ts';
import { numberOf } from './following/follows-on.ts';
import { fromBefore } from './following/from-before.ts';
import { asSection } from './following/in-whole-words/as-section.ts';
import { bestOfList } from './following/in-whole-words/best-of-list.ts';
import { cameOrLeft } from './following/in-whole-words/came-or-left.ts';
import { corrected } from './following/in-whole-words/corrected.ts';
import { countedOnly } from './following/in-whole-words/counted-only.ts';
import { courseBrokenDown } from './following/in-whole-words/course-broken-down.ts';
import { howItCompares } from './following/in-whole-words/how-it-compares.ts';
import { listedBy } from './following/in-whole-words/listed-by.ts';
import { meanOfUnit } from './following/in-whole-words/mean-of-unit.ts';
import { mostOfThem } from './following/in-whole-words/most-of-them.ts';
import { saidAfter } from './following/in-whole-words/said-after.ts';
import { sameSplit } from './following/in-whole-words/same-split.ts';
import { thanThatTime } from './following/in-whole-words/than-that-time.ts';
import { toTheChange } from './following/in-whole-words/to-the-change.ts';
import { whoOfRows } from './following/in-whole-words/who-of-rows.ts';
import { whyNotListed } from './following/in-whole-words/why-not-listed.ts';
import { withoutWeekdays } from './following/in-whole-words/without-weekdays.ts';
import { narrowedAsShare } from './following/narrowed-as-share.ts';
import { type OfBoth, ofBoth } from './following/of-both/of-both.ts';
import { rowsOfNamesTold } from './following/of-both/rows-of-names-told.ts';
import { againstTold } from './following/of-names/against-told.ts';
import { peopleOfNames } from './following/of-names/people-of-names.ts';
import { rowsOfEach } from './following/of-names/rows-of-each.ts';
import { thatName } from './following/of-names/that-name.ts';
import { withFound } from './following/of-names/with-found.ts';
import { meanBesideCount } from './following/of-rows/mean-beside-count.ts';
import { perOfBefore } from './following/of-rows/per-of-before.ts';
import { type RowOfBefore, rowOfBefore } from './following/of-rows/row-of-before.ts';
import { slowestOfBefore } from './following/of-rows/slowest-of-before.ts';
import { oneForAnother } from './following/of-several/one-for-another.ts';
import { withDayOfMonth } from './following/of-times/day-of-month.ts';
import { inItsYear } from './following/of-times/in-its-year.ts';
import { onTheBestOne } from './following/of-times/on-the-best-one.ts';
import { sameTimeLastYear } from './following/of-times/same-time-last-year.ts';
import { timeOfTold } from './following/of-times/time-of-told.ts';
import { withDaysBefore } from './following/of-times/with-days-before.ts';
import { readBehind } from './following/read-behind.ts';
import { shareOfNamed } from './following/share-of-named.ts';
import { toldAnew } from './following/told-anew.ts';
import { readBehindUnanswered } from './following/unanswered/read-behind-unanswered.ts';
import { unansweredBefore } from './following/unanswered/unanswered.ts';
import { guardReading } from './guards/guards.ts';
import { unheard } from './guards/heard/unheard.ts';
import { refuseCalledOffApart } from './guards/refuse-called-off-apart.ts';
import { refuseNameOrWish } from './guards/refuse-name-or-wish.ts';
import { refuseSumOfTimes } from './guards/refuse-sum-of-times.ts';
import { knownSite, marksOf } from './known-site.ts';
import { asPartOfEach } from './of-each/as-part-of-each.ts';
import { ASKS_OF_BEFORE, wholeOfEach } from './of-each/whole-of-each.ts';
import { asChoice, askedBack, ifAnswerable, NotAnswerable } from './problem.ts';
import { rateBeside } from './rate-beside.ts';
import { Reading } from './reading.ts';
import { readSteps } from './steps/read-steps.ts';
import { viewOf } from './view-of.ts';
import { weekNotBegun } from './week-not-begun.ts';
import { withAssumptions } from './with-assumptions.ts';
import { worded } from './worded.ts';

export interface ReadQuestion {
  readonly reading: Reading;
  readonly view: SourceView;
  readonly views: readonly SourceView[];
}

/** Understands a question, on its own or as a follow-up; throws `NotAnswerable` with what stands in the way. */
export function readQuestion(text: string, context: QuestionContext): ReadQuestion {
  const { views } = knownSite(context);
  if (views.length === 0) throw new NotAnswerable({ type: 'no_source' });
  const left = unansweredBefore(context);
  if (left !== undefined) return readBehindUnanswered(text, left, context, readQuestion);
  const before = previousReading(context);
  const asked = askedText(text, views, (said) => marksOf(said, context));
  refuseSeveralClaims(asked, context);
  const counted = readCounted(asked, context);
  if (counted !== undefined) return counted;
  const reading =
    readPartOfEach(asked, before, context) ??
    (before === undefined ? readAlone(asked, context) : readAfter(asked, before, context));
  const view = viewOf(reading, views);
  if (context.previous?.isOfOtherSource) refuseWhatOtherLacks(reading, view);
  const claimed = asClaimed(reading, { asked, before }, (said) => marksOf(said, context));
  return { reading: weekNotBegun(claimed, { text, today: context.today, view }), view, views };
}

/** What is more than one claim, the same once more of another place, or more than one list: each is told, or asked for, by itself. */
function refuseSeveralClaims(asked: string, context: QuestionContext): void {
  const ofText = (said: string) => marksOf(said, context);
  askSecondHalf(asked, ofText);
  const claims = claimsApart(asked, ofText);
  if (claims !== undefined) {
    const choices = claims.map(({ question }) => asChoice(question));
    throw new NotAnswerable({ type: 'ambiguous', about: 'several_claims', choices, claims });
  }
  const conditions = conditionsApart(asked, ofText);
  if (conditions !== undefined) throw askedBack('several_conditions', conditions.map(asChoice));
  const ends = endsApart(asked, ofText);
  if (ends !== undefined) throw askedBack('same_end', ends.map(asChoice));
}

/** "Are there exactly three hotels with …": all that are there, and how many it is to be. */
function readCounted(asked: string, context: QuestionContext): ReadQuestion | undefined {
  const counted = countedClaim(asked, (said) => marksOf(said, context));
  const read = counted && ifAnswerable(() => readQuestion(counted.asked, context));
  return read && isListOfAll(read.reading)
    ? { ...read, reading: { ...read.reading, claim: counted?.claim ?? null } }
    : undefined;
}

/** The question without its whole first, then as a part of that. */
function readPartOfEach(
  text: string,
  before: Reading | undefined,
  context: QuestionContext,
): Reading | undefined {
  const whole = wholeOfEach(text, (said) => marksOf(said, context));
  if (whole === undefined) return undefined;
  if (before !== undefined && ASKS_OF_BEFORE.test(whole.asked)) {
    // Those that a ranking found, or another ranking
    if (before.rank !== null) throw askedBack('share_of_what');
    return asPartOfEach(toldAnew(before), whole);
  }
  const asked = ifAnswerable(() => readQuestion(whole.asked, context))?.reading;
  return asked && asPartOfEach(asked, whole);
}

function readAlone(text: string, context: QuestionContext): Reading {
  const { views } = knownSite(context);
  const said = worded(text, context);
  const marks = asMeant(said.marks, views);
  const options: AssembleOptions = { views, site: context.site, usual: undefined };
  const steps = readSteps(marks, options);
  if (steps !== undefined) return { ...steps, assumptions: [...said.remarks, ...steps.assumptions] };
  const assembled = assemble(marks, options);
  const idle = unheard(marks, options, assembled);
  const reading: Reading = {
    ...withAssumptions(assembled.reading, assembled, said.remarks, false),
    replaced: null,
  };
  const view = viewOf(reading, views);
  refuseNameOrWish(said.first, view);
  refuseCalledOffApart(said.first, reading, view);
  refuseSumOfTimes(said.first, reading, view);
  guardReading({
    path: 'own',
    marks,
    assembled,
    reading,
    before: undefined,
    isOfBefore: false,
    idle,
    view,
    options,
  });
  return rateBeside(marks, reading, view);
}

function readAfter(text: string, before: Reading, context: QuestionContext): Reading {
  const told = rowsOfNamesTold(text, rowsOfEach(text, before));
  const readOther = (other: string, previous: Reading): Reading | undefined =>
    ifAnswerable(() =>
      readAfter(other, previous, { ...context, previous: { question: other, reading: previous } }),
    );
  const narrowed = narrowedAsShare(text, told, readOther);
  if (narrowed !== undefined) return narrowed;
  const exchanged = oneForAnother(text, told, readOther);
  if (exchanged !== undefined) return { ...exchanged, replaced: null };
  const { views } = knownSite(context);
  const asked = context.previous?.question ?? '';
  const said = inItsYear(
    sameTimeLastYear(timeOfTold(corrected(text), told), told),
    told,
    asked,
    context.today,
  );
  const view = viewOf(told, views);
  const shortened = courseBrokenDown(
    thanThatTime(
      meanOfUnit(
        countedOnly(withoutWeekdays(bestOfList(howItCompares(whyNotListed(said, told), told), told), told)),
      ),
      told,
    ),
    told,
  );
  const whole = sameSplit(
    asSection(whoOfRows(mostOfThem(cameOrLeft(shortened, told, view), told), told), told),
    told,
    view,
  );
  if (context.previous?.isOfOtherSource && SAYS_NOTHING_MORE.test(whole)) return toldAnew(told);
  const best = onTheBestOne(whole, told, readOther);
  if (best !== undefined) return best;
  const row = rowOfBefore(whole, told, view) ?? thatName(whole, told, view);
  if (row !== undefined && row.text !== '') return ofRow(row, context);
  const read = (other: string) => ifAnswerable(() => readQuestion(other, context))?.reading;
  const { previous: _, ...alone } = context;
  const part = shareOfNamed(
    whole,
    told,
    view,
    (other) => ifAnswerable(() => readQuestion(other, alone))?.reading,
  );
  if (part !== undefined) return part;
  const held = againstTold(whole, told, read);
  if (held !== undefined)
    return readAfter(held.text, held.previous, {
      ...context,
      previous: { question: held.text, reading: held.previous },
    });
  const otherwise = fromBefore(whole, told, {
    today: context.today,
    views,
    question: context.previous?.question ?? '',
    read,
    readOther,
  });
  if (otherwise !== undefined) return otherwise;
  if (row !== undefined) return toldAnew(row.previous);
  const both = ofBoth(whole, told, views);
  const reading = readOnFrom(both, both.previous, context);
  return both.apart !== undefined && isOfRates(reading, views)
    ? readOnFrom(both, both.apart, context)
    : reading;
}

/** What stands in the question itself, behind the one that it is asked of. */
function readOnFrom(both: OfBoth, before: Reading, context: QuestionContext): Reading {
  const { views } = knownSite(context);
  const after = saidAfter(
    toTheChange(withDaysBefore(withDayOfMonth(both.text, before), before), before),
    listedBy(before, views),
  );
  const said = worded(after.text, context);
  const narrowed = slowestOfBefore(peopleOfNames(said.marks, views), before);
  const behind = meanBesideCount(perOfBefore(narrowed, before, views), before, views);
  const marks = asMeant(behind, views);
  const usual = { sourceId: before.sourceId, metric: numberOf(before), dimensions: kindsOfNames(before) };
  return readBehind(before, {
    ...after,
    isOfBefore: after.isOfBefore || both.isSaid,
    first: said.first,
    remarks: said.remarks,
    marks,
    options: { views, site: context.site, usual },
  });
}

const kindsOfNames = ({ filters, each }: Reading): readonly string[] => [
  ...(each === null ? [] : [each.dimension]),
  ...filters.map(({ dimension }) => dimension),
];

const isOfRates = ({ metrics, sourceId }: Reading, views: readonly SourceView[]): boolean =>
  metrics.length > 0 &&
  metrics.every((id) => askMetric(viewOf({ sourceId }, views), id)?.kind === 'quotient');

/** "The second one by week": behind the question before, asked of that row. */
function ofRow({ text, previous }: RowOfBefore, context: QuestionContext): Reading {
  const reading = readAfter(text, previous, { ...context, previous: { question: text, reading: previous } });
  return { ...reading, found: previous.found };
}

function previousReading({ previous }: QuestionContext): Reading | undefined {
  if (previous === undefined) return undefined;
  const parsed = Reading.safeParse(previous.reading);
  // "Only mobile" behind a question that nobody can read any more would be one of its own
  if (!parsed.success) throw askedBack('kept_by_older');
  return withFound(parsed.data);
}
