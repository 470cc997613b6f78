import { type SourceView, viewSource } from '../data/source-view.ts';
import { isMonthFirst } from '../dates/is-month-first.ts';
import type { Calendar } from '../dates/time-text.ts';
import type { QuestionContext } from '../question-context.ts';
import { bareQuestion } from '../text/bare-question.ts';
import { hideLiterals } from '../text/hide-literals.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import { asMeant } from './as-meant.ts';
import { type Assembled, assemble } from './assemble.ts';
import type { AssembleOptions } from './assembling/assemble-options.ts';
import { asWeekday } from './following/as-weekday.ts';
import { asksOfFound } from './following/asks-of-found.ts';
import { corrected } from './following/corrected.ts';
import { followsOn, namesOwnNumber, numberOf } from './following/follows-on.ts';
import { fromBefore } from './following/from-before.ts';
import { goneOn } from './following/gone-on.ts';
import { inContextOf, isShareOfItsOwn, isTotalBeside } from './following/in-context-of.ts';
import { listedBy } from './following/listed-by.ts';
import { namesNotKept } from './following/names-not-kept.ts';
import { ofBoth } from './following/of-both.ts';
import { perOfBefore } from './following/per-of-before.ts';
import { pointsBack } from './following/points-back.ts';
import { replacedBy } from './following/replaced-by.ts';
import { saidAfter } from './following/said-after.ts';
import { withDaysBefore } from './following/stepped-back.ts';
import { withFound } from './following/with-found.ts';
import { guardReading } from './guards/guards.ts';
import { refuseTooLong } from './guards/refuse-too-long.ts';
import { unheard, unheardAfter } from './guards/unheard.ts';
import type { Mark } from './mark.ts';
import { aYearAgo } from './marking/a-year-ago.ts';
import { asSpelled } from './marking/as-spelled.ts';
import { daysInOrder } from './marking/days-in-order.ts';
import { daysOfOneMonth } from './marking/days-of-one-month.ts';
import { markQuestion } from './marking/mark-question.ts';
import { pointsOfThousands } from './marking/points-of-thousands.ts';
import { timesTogether } from './marking/times-together.ts';
import { makeVocabulary, type Vocabulary } from './marking/vocabulary.ts';
import { yearsOfLists } from './marking/years-of-lists.ts';
import { yearsOfMonths } from './marking/years-of-months.ts';
import { NotAnswerable } from './problem.ts';
import { Reading } from './reading.ts';
import { withoutTold } from './rephrasing/asides/without-told.ts';
import { inFull } from './rephrasing/in-full/in-full.ts';
import { withoutOwnHost } from './rephrasing/names/without-own-host.ts';
import { readBestDays } from './steps/read-best-days.ts';
import { readMeanOfBest } from './steps/read-mean-of-best.ts';
import { readPlaceOfTime } from './steps/read-place-of-time.ts';
import { readRuns } from './steps/read-runs.ts';
import { readShareOfTime } from './steps/read-share-of-time.ts';
import { readTwoSteps } from './steps/read-two-steps.ts';
import { readUnitsOfEach } from './steps/read-units-of-each.ts';

export interface ReadQuestion {
  readonly reading: Reading;
  readonly view: SourceView;
  readonly views: readonly SourceView[];
}

const MOST_BRANDS = 4;

interface Known {
  readonly views: readonly SourceView[];
  readonly vocabulary: Vocabulary;
}

/** Names of a site are thousands: their index is kept as long as the list it was made of, for each brand that is asked about. */
const known = new WeakMap<QuestionContext['sources'], Map<string, Known>>();

function knownOf({ sources, site }: QuestionContext): Known {
  const ofBrands = known.get(sources) ?? new Map<string, Known>();
  known.set(sources, ofBrands);
  const brand = JSON.stringify(site?.brandTerms ?? []);
  const kept = ofBrands.get(brand);
  if (kept) return kept;
  const views = sources
    .filter(({ firstDay, reports }) => firstDay !== null && reports.length > 0)
    .map(viewSource);
  const made = { views, vocabulary: makeVocabulary(views, site?.brandTerms ?? []) };
  // A question may define a brand of its own: those of strangers' questions are not kept for ever
  if (ofBrands.size >= MOST_BRANDS) ofBrands.clear();
  ofBrands.set(brand, made);
  return made;
}

/** What each stretch of a text means by itself. */
export function marksOf(text: string, context: QuestionContext): readonly Mark[] {
  const { views, vocabulary } = knownOf(context);
  const words = tokenize(text);
  return markQuestion(words, vocabulary, calendarOf(context, views, words)).marks;
}

/** Understands a question, on its own or as a follow-up; throws `NotAnswerable` with what stands in the way. */
export function readQuestion(text: string, context: QuestionContext): ReadQuestion {
  const { views, vocabulary } = knownOf(context);
  if (views.length === 0) throw new NotAnswerable({ type: 'no_source' });
  const firsts = views.flatMap(({ source }) => source.firstDay ?? []).sort();
  const markedOf = (said: string) => {
    const tokens = tokenize(said);
    return markQuestion(tokens, vocabulary, calendarOf(context, views, tokens));
  };
  const told = previousReading(context);
  const asked = bareQuestion(withoutOwnHost(text, views));
  const whole = told === undefined ? asked : corrected(asked);
  const otherwise =
    told &&
    fromBefore(whole, told, {
      today: context.today,
      views,
      read: (other) => understood(other, context)?.reading,
    });
  if (otherwise !== undefined) return { reading: otherwise, view: viewOf(otherwise, views), views };
  const both = told && ofBoth(whole, told, views);
  const previous = both?.previous;
  const after = both && saidAfter(withDaysBefore(both.text, both.previous), listedBy(both.previous, views));
  const bare = after?.text ?? whole;
  const { marks: first, spellings: slips } = markedOf(bare);
  refuseTooLong(first);
  // What is said in several words is found only where each of them is spelled right.
  const literals = hideLiterals(asSpelled(bare, slips));
  const retold = withoutTold(literals.text, (said) => marksOf(literals.back(said), context));
  // A list of months gets its year while it is still one; as one stretch it is no list to `inFull`
  const dated = yearsOfMonths(
    daysOfOneMonth(daysInOrder(inFull(timesTogether(yearsOfLists(aYearAgo(retold.text, context.today)))))),
    context.today,
    firsts[0] ?? context.today,
  );
  const { marks: said, spellings } = markedOf(literals.back(dated.text));
  const pointed = pointsOfThousands(said, views);
  const marks = asMeant(perOfBefore(pointed.marks, previous, views), views);
  const options = {
    views,
    site: context.site,
    usual: previous && { sourceId: previous.sourceId, metric: numberOf(previous) },
  };
  const steps = previous === undefined ? readSteps(marks, options) : undefined;
  const remarks: Reading['assumptions'] = [
    ...(retold.told === null ? [] : [{ code: 'told' as const, said: literals.back(retold.told), read: '' }]),
    ...[...dated.spellings, ...slips, ...spellings, ...pointed.spellings].map((one) => ({
      code: 'spelling' as const,
      ...one,
    })),
  ];
  if (steps !== undefined) return ofTwoSteps(steps, remarks, views);
  const own = assemble(marks, options);
  const assembled = previous === undefined ? own : asWeekday(previous, own);
  const isOfBefore =
    previous !== undefined &&
    after !== undefined &&
    (after.isOfBefore ||
      both?.isSaid === true ||
      pointsBack(first, bare) ||
      (!after.adds && asksOfFound(previous, assembled, bare, viewOf(previous, views))));
  const isOfAll =
    isShareOfItsOwn(assembled) || (previous !== undefined && isTotalBeside(previous, assembled));
  const isInContext = (namesOwnNumber(assembled, bare) || isOfAll) && !isOfBefore && after?.adds === false;
  const together =
    previous &&
    after &&
    (isInContext
      ? inContextOf(previous, assembled.reading)
      : goneOn(previous, assembled, { ...after, isOfBefore }));
  const idle = unheard(marks, options, assembled);
  const idleAfter = together && unheardAfter(marks, together, options);
  // "Top 3 by revenue" names a number of its own; what it ranks is in the question before.
  const isFollowing =
    together !== undefined &&
    (isOfBefore || isInContext || followsOn(assembled) || (idle.length > 0 && idleAfter?.length === 0));
  const merged = isFollowing ? together : assembled.reading;
  const isAnew = !isFollowing || (isInContext && isOfAll);
  const dropped = previous === undefined || !isAnew ? [] : namesNotKept(previous, merged);
  const reading = {
    ...withAssumptions(merged, assembled, [...remarks, ...dropped], isFollowing),
    replaced: isFollowing && previous !== undefined ? replacedBy(previous, merged) : null,
  };
  const view = viewOf(reading, views);
  guardReading({
    path: isFollowing ? 'follow_on' : 'own',
    marks,
    assembled,
    reading,
    before: isFollowing ? previous : undefined,
    isOfBefore,
    idle: isFollowing ? (idleAfter ?? []) : idle,
    view,
    options,
  });
  return { reading, view, views };
}

function understood(text: string, context: QuestionContext): ReadQuestion | undefined {
  try {
    return readQuestion(text, context);
  } catch (error) {
    if (error instanceof NotAnswerable) return undefined;
    throw error;
  }
}

/** Questions in two steps, or of something that is counted within another. */
const readSteps = (marks: readonly Mark[], options: AssembleOptions): Reading | undefined =>
  readShareOfTime(marks, options) ??
  readRuns(marks, options) ??
  readPlaceOfTime(marks, options) ??
  readMeanOfBest(marks, options) ??
  readTwoSteps(marks, options) ??
  readUnitsOfEach(marks, options) ??
  readBestDays(marks, options);

function viewOf({ sourceId }: Reading, views: readonly SourceView[]): SourceView {
  const view = views.find(({ source }) => source.id === sourceId);
  if (view === undefined) throw new NotAnswerable({ type: 'no_source' });
  return view;
}

function ofTwoSteps(
  reading: Reading,
  remarks: Reading['assumptions'],
  views: readonly SourceView[],
): ReadQuestion {
  return {
    reading: { ...reading, assumptions: [...remarks, ...reading.assumptions] },
    view: viewOf(reading, views),
    views,
  };
}

function calendarOf(
  { today }: QuestionContext,
  views: readonly SourceView[],
  tokens: readonly Token[],
): Calendar {
  const firsts = views.flatMap(({ source }) => source.firstDay ?? []).sort();
  const lasts = views.flatMap(({ source }) => source.lastDay ?? []).sort();
  return {
    today,
    firstDay: firsts[0] ?? today,
    lastDay: lasts.at(-1) ?? today,
    monthFirst: isMonthFirst(
      tokens,
      today,
      views.flatMap(({ source }) => source.currency ?? []),
    ),
  };
}

function previousReading({ previous }: QuestionContext): Reading | undefined {
  if (previous === undefined) return undefined;
  const parsed = Reading.safeParse(previous.reading);
  // "Only mobile" behind a question that nobody can read any more would be one of its own
  if (!parsed.success) throw new NotAnswerable({ type: 'ambiguous', about: 'kept_by_older', choices: [] });
  return withFound(parsed.data);
}

function withAssumptions(
  reading: Reading,
  { has, people }: Assembled,
  remarks: Reading['assumptions'],
  isFollowing: boolean,
): Reading {
  const isUnnamed = !has.metric && !isFollowing;
  const isBare = isUnnamed && reading.intent === 'numbers';
  const isDefault = isUnnamed && ['numbers', 'why', 'usual', 'findings', 'advice'].includes(reading.intent);
  // "Was January better than February?": of all that is counted, for nothing says of what
  const isOfTwoTimes =
    isBare &&
    reading.isYesNo &&
    /^(?:better|worse)$/.test(reading.asks ?? '') &&
    reading.periods.length === 2 &&
    !has.dimension;
  const periodOnly =
    isOfTwoTimes ||
    (isBare &&
      has.period &&
      !has.dimension &&
      !has.filter &&
      !has.time &&
      !has.rank &&
      !has.versus &&
      reading.shape === 'value');
  return {
    ...reading,
    ...(periodOnly && { intent: 'overview' as const }),
    assumptions: [
      ...remarks,
      ...reading.assumptions,
      ...(isDefault && !periodOnly && reading.metrics[0] !== undefined
        ? [byDefault(reading.metrics[0], people)]
        : []),
    ],
  };
}

/** "Mobile users" names whom it asks for: they are counted by their sessions, and it is not that nothing was named. */
const byDefault = (metric: string, people: string | null): Reading['assumptions'][number] => ({
  code: 'metric_default',
  read: metric,
  ...(people !== null && metric === 'sessions' && { said: people }),
});
