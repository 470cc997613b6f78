import { askMetric } from '../data/ask-metric.ts';
import { type SourceView, viewSource } from '../data/source-view.ts';
import { isMonthFirst } from '../dates/is-month-first.ts';
import type { Calendar } from '../dates/time-text.ts';
import type { QuestionContext } from '../question-context.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import { type Assembled, assemble } from './assemble.ts';
import { followOn } from './follow-on.ts';
import { refuseContradictions } from './guards/refuse-contradictions.ts';
import { refuseEntangled } from './guards/refuse-entangled.ts';
import { refuseKept } from './guards/refuse-kept.ts';
import { refuseParted } from './guards/refuse-parted.ts';
import { unheard, unheardAfter } from './guards/unheard.ts';
import type { Mark } from './mark.ts';
import { markQuestion, type Spelling } from './marking/mark-question.ts';
import { makeVocabulary, type Vocabulary } from './marking/vocabulary.ts';
import { yearsOfMonths } from './marking/years-of-months.ts';
import { NotAnswerable } from './problem.ts';
import { Reading } from './reading.ts';
import { withoutContext } from './rephrasing/context-sentences.ts';
import { inPlainWords } from './rephrasing/in-plain-words.ts';
import { namesAsTold } from './rephrasing/names-as-told.ts';
import { ownShares, passiveEvents } from './rephrasing/own-shares.ts';
import { readTwoSteps } from './two-steps.ts';

export interface ReadQuestion {
  readonly reading: Reading;
  readonly view: SourceView;
  readonly views: readonly SourceView[];
}

interface Known {
  readonly views: readonly SourceView[];
  readonly vocabulary: Vocabulary;
}

/** Names of a site are thousands: their index is kept as long as the list it was made of. */
const known = new WeakMap<QuestionContext['sources'], Known>();

function knownOf({ sources, site }: QuestionContext): Known {
  const kept = known.get(sources);
  if (kept) return kept;
  const views = sources
    .filter(({ firstDay, reports }) => firstDay !== null && reports.length > 0)
    .map(viewSource);
  const made = { views, vocabulary: makeVocabulary(views, site?.brandTerms ?? []) };
  known.set(sources, made);
  return made;
}

/** Understands a question, on its own or as a follow-up; throws `NotAnswerable` with what stands in the way. */
export function readQuestion(text: string, context: QuestionContext): ReadQuestion {
  const { views, vocabulary } = knownOf(context);
  if (views.length === 0) throw new NotAnswerable({ type: 'no_source' });
  const firsts = views.flatMap(({ source }) => source.firstDay ?? []).sort();
  const dated = yearsOfMonths(text, context.today, firsts[0] ?? context.today);
  const tokens = tokenize(dated.text);
  const { marks: said, spellings } = markQuestion(tokens, vocabulary, calendarOf(context, views, tokens));
  const { marks, spellings: verbs } = inPlainWords(
    passiveEvents(ownShares(namesAsTold(withoutContext(said)))),
    views,
  );
  const previous = previousReading(context);
  const options = {
    views,
    site: context.site,
    usual: previous && { sourceId: previous.sourceId, metric: previous.metrics[0] },
  };
  const steps = previous === undefined ? readTwoSteps(marks, options) : undefined;
  if (steps !== undefined) return ofTwoSteps(steps, [...dated.spellings, ...spellings, ...verbs], views);
  const assembled = assemble(marks, options);
  refuseUnknown(assembled, marks);
  const together = previous && followOn(previous, assembled);
  const idle = unheard(marks, options, assembled);
  const idleAfter = together && unheardAfter(marks, together, options);
  // "Top 3 by revenue" names a number of its own; what it ranks is in the question before.
  const isFollowing =
    together !== undefined && (followsOn(assembled) || (idle.length > 0 && idleAfter?.length === 0));
  const merged = isFollowing ? together : assembled.reading;
  refuseUnheard(isFollowing ? (idleAfter ?? []) : idle, marks);
  if (isFollowing) refuseKept(marks, merged);
  else refuseEntangled(marks, options, assembled, inWords);
  if (!isFollowing) refuseEmpty(assembled);
  const reading = withAssumptions(
    merged,
    assembled,
    [...dated.spellings, ...spellings, ...verbs],
    isFollowing,
  );
  const view = views.find(({ source }) => source.id === reading.sourceId);
  if (view === undefined) throw new NotAnswerable({ type: 'no_source' });
  refuseUnheard(searchElsewhere(marks, view), marks);
  refuseContradictions(isFollowing ? [] : marks, reading, view);
  if (!isFollowing) refuseParted(marks, reading, view, inWords);
  return { reading, view, views };
}

function ofTwoSteps(
  reading: Reading,
  spellings: readonly Spelling[],
  views: readonly SourceView[],
): ReadQuestion {
  const view = views.find(({ source }) => source.id === reading.sourceId);
  if (view === undefined) throw new NotAnswerable({ type: 'no_source' });
  const said = spellings.map(({ said, read }) => ({ code: 'spelling', said, read }));
  return { reading: { ...reading, assumptions: [...said, ...reading.assumptions] }, view, views };
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
  return parsed.success ? parsed.data : undefined;
}

/** A question that names no number of its own, or begins like one that goes on. */
function followsOn({ has, isFollowOn, reading }: Assembled): boolean {
  if (!has.metric)
    return has.filter || has.period || has.time || has.versus || has.rank || has.dimension
      ? isFollowOn || !has.dimension
      : // "And cumulative?": of the number before, with all that limits it
        isFollowOn || reading.intent === 'why' || (reading.intent === 'numbers' && has.intent);
  return isFollowOn && !(has.period && has.metric && has.dimension);
}

function refuseUnknown({ unknown, unknownIsName, has }: Assembled, marks: readonly Mark[]): void {
  if (unknown.length === 0) return;
  const isSomething = has.metric || has.dimension || has.filter || has.period;
  const rest = withoutWords(marks, unknown);
  throw new NotAnswerable({
    type: 'unknown_words',
    said: unknown,
    rest: isSomething ? rest : null,
    isName: unknownIsName,
  });
}

/** "Revenue on Google", of a source that knows nothing of searches: the number would be that of everything. */
const searchElsewhere = (marks: readonly Mark[], view: SourceView): readonly Mark[] =>
  askMetric(view, 'clicks') !== undefined || askMetric(view, 'impressions') !== undefined
    ? []
    : marks.filter((mark) => mark.type === 'keyword' && mark.keyword === 'search_console');

function refuseUnheard(idle: readonly Mark[], marks: readonly Mark[]): void {
  if (idle.length === 0) return;
  const said = idle.map((mark) => mark.said);
  throw new NotAnswerable({ type: 'unknown_words', said, rest: withoutWords(marks, said), isName: false });
}

const JOINING = /^(?:from|in|on|at|of|for|by|with|via|per|to|about|and|or|the|a|an|our|my|any|[-–,])$/i;

/** The question without the words that are not known, nor those that joined them to it: "sessions from TikTok last week". */
function withoutWords(marks: readonly Mark[], unknown: readonly string[]): string {
  const kept: Mark[] = [];
  let wasUnknown = false;
  for (const mark of marks) {
    const isUnknown = unknown.includes(mark.said);
    if (isUnknown) while (JOINING.test(kept.at(-1)?.said ?? '') && kept.at(-1)?.type !== 'time') kept.pop();
    // What stood behind it and joins it to nothing now
    else if (!(wasUnknown && /^(?:of|and|or|[-–,])$/i.test(mark.said))) kept.push(mark);
    wasUnknown = isUnknown || (wasUnknown && mark.said === '');
  }
  return inWords(kept);
}

const inWords = (marks: readonly Mark[]): string =>
  marks
    .map(({ said }) => said)
    .filter((said) => said !== '')
    .join(' ')
    .replace(/ ([?.,;!])/g, '$1');

function refuseEmpty({ has, reading }: Assembled): void {
  const isSomething =
    has.metric || has.dimension || has.filter || has.period || has.intent || has.time || has.versus;
  // "Show me the drop": of what?
  const isBareChange = has.intent && reading.shape === 'change' && !reading.isYesNo;
  const isNamed = has.metric || has.dimension || has.filter || has.period || has.time || has.versus;
  if ((!isSomething || (isBareChange && !isNamed)) && reading.intent === 'numbers')
    throw new NotAnswerable({ type: 'nothing_recognized' });
}

function withAssumptions(
  reading: Reading,
  { has }: Assembled,
  spellings: readonly Spelling[],
  isFollowing: boolean,
): Reading {
  const isUnnamed = !has.metric && !isFollowing;
  const isBare = isUnnamed && reading.intent === 'numbers';
  const isDefault = isUnnamed && ['numbers', 'why', 'findings', 'advice'].includes(reading.intent);
  const periodOnly =
    isBare &&
    has.period &&
    !has.dimension &&
    !has.filter &&
    !has.time &&
    !has.rank &&
    !has.versus &&
    reading.shape === 'value';
  return {
    ...reading,
    ...(periodOnly && { intent: 'overview' as const }),
    assumptions: [
      ...spellings.map(({ said, read }) => ({ code: 'spelling', said, read })),
      ...reading.assumptions,
      ...(isDefault && !periodOnly && reading.metrics[0] !== undefined
        ? [{ code: 'metric_default', read: reading.metrics[0] }]
        : []),
    ],
  };
}
