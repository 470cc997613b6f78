import { addDays, addWeeks, type Day, weekOf } from '#src/shared/week.ts';
import { type BoundText, join, sentence } from '../../../bound-text.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { AskFacts } from '../../ask-facts.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { SourceView } from '../../data/source-view.ts';
import type { Period } from '../../dates/period.ts';
import type { QuestionContext, WeekFindings } from '../../question-context.ts';
import { asChoice, askedBack } from '../../reading/problem.ts';
import type { ReadQuestion } from '../../reading/read-question.ts';
import type { Reading } from '../../reading/reading.ts';
import { periodAsked } from '../../wording/as-question-when.ts';
import { periodTitle, wholeNumber } from '../../wording/say.ts';
import { quoted, weekReference } from '../telling/told-words.ts';
import {
  aboutWords,
  findingsAbout,
  isAboutSomething,
  isMetricNamed,
  namesOf,
  nearMissesAbout,
  untestedOf,
} from './findings-about.ts';
import { findingsOfWay } from './findings-of-way.ts';
import { inEvidence, nearMissWords } from './near-miss-words.ts';
import { type SourceFindings, sourcesAdvice, sourcesStory } from './sources-story.ts';
import { adviceOf, inMarkdown, storyOf, weekName } from './week-story.ts';
import { weeksOfPeriod } from './weeks-of-period.ts';
import { weeksStory } from './weeks-story.ts';

const MOST_STEPS = 3;

/** Weeks were analysed, and what they showed is about other things than the question. */
export interface NothingAbout {
  /** That nothing about it was found; none where no test was about it. */
  readonly verdict: BoundText | null;
  /** Something of it lay outside its usual range, though nothing is certain. */
  readonly isOutside: boolean;
  readonly nothingAbout: BoundText;
  /** What follows from the findings about other things. */
  readonly steps: BoundText;
  readonly references: AnswerDraft['references'];
}

/** "What happened", "what should I do": from what the analysis of the week found, in the words of its cards. */
export async function findingsAnswer(
  { reading, views }: Pick<ReadQuestion, 'reading' | 'views'>,
  context: QuestionContext,
  facts: AskFacts,
  inquiry: Inquiry,
): Promise<AnswerDraft | NothingAbout> {
  const { source } = inquiry.view;
  const asked = reading.periods[0];
  const last = addWeeks(weekOf(context.today), -1);
  // "What should I do this week" says when it will be done: what to do follows from the newest week that is over.
  const isWhenToAct = reading.intent === 'advice' && asked !== undefined && weekOf(asked.from) > last;
  const isOfNewest = asked === undefined || isWhenToAct;
  const weeks = isOfNewest ? [newestWeek(context, source.id, last)] : weeksOfPeriod(asked, last);
  const findingsOf = (id: string) => analysedOf(weeks, id, facts);
  const all = await findingsOf(source.id);
  const several = await severalSources({ all, views, reading, context, inquiry }, findingsOf);
  if (several.length > 0) {
    const [week] = weeks;
    const when =
      weeks.length === 1 || asked === undefined
        ? sentence`the week of ${weekName(week as Day, inquiry)}`
        : quoted(periodTitle(asked), inquiry.keep('period', periodTitle(asked)));
    const asking = several.some(({ view }) => view === inquiry.view)
      ? inquiry
      : inquiry.ofSource((several[0] as SourceFindings).view);
    const told = several.flatMap((one) => one.weeks);
    const only = onlyNote(
      several.flatMap((one) => one.all),
      told,
      reading,
      inquiry,
    );
    const say = reading.intent === 'advice' ? sourcesAdvice : sourcesStory;
    return say(several, { when, only }, reading, asking);
  }
  // Numbers need no analysis; of the newest week it is offered to make it.
  if (all.length === 0 && reading.intent === 'findings' && asked !== undefined && !weeks.includes(last))
    return unlooked(asked, inquiry);
  if (all.length === 0) throw askedBack('not_analysed', analysedInstead(context, source.id));
  const about = all.map((one) => ({
    ...one,
    findings: findingsAbout(one, reading, inquiry.view),
    nearMisses: nearMissesAbout(one, reading, inquiry.view),
  }));
  const [told] = about as [WeekFindings];
  if (isAboutSomething(reading) && about.every(({ findings }) => findings.length === 0))
    return {
      verdict: verdictOf(about, reading, inquiry),
      isOutside: about.some(({ nearMisses }) => nearMisses.length > 0),
      nothingAbout: nothingAbout(all, reading, inquiry),
      steps: stepsOf(all, inquiry),
      references: all.map(weekReference),
    };
  const only = onlyNote(all.slice(0, 1), about.slice(0, 1), reading, inquiry);
  if (reading.intent === 'advice') return adviceOf(told, only, reading, inquiry);
  const way = findingsOfWay(about, reading);
  return way.say(
    asked !== undefined && weeks.length > 1
      ? weeksStory(way.weeks, weeks.length, asked, onlyNote(all, about, reading, inquiry), reading, inquiry)
      : storyOf(way.weeks[0] ?? told, only, reading, inquiry),
  );
}

/** "What happened in the week of November 9?", where no week of it was analysed. */
function unlooked(asked: Period, inquiry: Inquiry): NothingAbout {
  const title = periodTitle(asked);
  return {
    verdict: null,
    isOutside: false,
    nothingAbout: sentence`No week of ${quoted(title, inquiry.keep('unlooked', title))} was analysed yet: these are its numbers, and whether a change is more than chance was not tested.`,
    steps: sentence``,
    references: [],
  };
}

async function analysedOf(weeks: readonly Day[], id: string, facts: AskFacts): Promise<WeekFindings[]> {
  const all: WeekFindings[] = [];
  for (const week of weeks) {
    const one = await facts.findingsOf(week, id);
    if (one !== null) all.push(one);
  }
  return all;
}

/**
 * Every source that has something to tell of these weeks, where that is not the one alone that is asked first: no question about
 * what happened passes over what another source found.
 */
async function severalSources(
  { all, views, reading, context, inquiry }: Asked,
  findingsOf: (id: string) => Promise<readonly WeekFindings[]>,
): Promise<readonly (SourceFindings & Pick<Asked, 'all'>)[]> {
  const first = inquiry.view;
  // What follows a question to another source than the first is asked of that one.
  if (views.length < 2 || (context.previous !== undefined && first !== views[0])) return [];
  const found: (SourceFindings & Pick<Asked, 'all'>)[] = [];
  for (const view of views) {
    const weeks = view === first ? all : await findingsOf(view.source.id);
    const about = weeks.map((one) => ({
      ...one,
      findings: findingsAbout(one, reading, view),
      nearMisses: nearMissesAbout(one, reading, view),
    }));
    const isTold = isAboutSomething(reading)
      ? about.some(({ findings }) => findings.length > 0)
      : weeks.length > 0;
    if (isTold) found.push({ view, weeks: about, all: weeks });
  }
  return found.some(({ view }) => view !== first) ? found : [];
}

interface Asked {
  readonly all: readonly WeekFindings[];
  readonly views: readonly SourceView[];
  readonly reading: Reading;
  readonly context: QuestionContext;
  readonly inquiry: Inquiry;
}

/** The week that was analysed, in place of one that was not. */
function analysedInstead({ weeks }: QuestionContext, sourceId: string) {
  const [newest] = weeks.filter((one) => one.sourceId === sourceId);
  if (newest === undefined) return [];
  const week = { from: newest.week, to: addDays(newest.week, 6), unit: 'week', count: 1 } as const;
  const question = `What happened ${periodAsked(week)}?`;
  return [asChoice(question)];
}

/** Findings that were passed over for what the question is about are counted, and it is said what that was. */
function onlyNote(
  all: readonly WeekFindings[],
  told: readonly WeekFindings[],
  reading: Reading,
  inquiry: Inquiry,
): readonly BoundText[] {
  if (!isAboutSomething(reading)) return [];
  const countOf = (weeks: readonly WeekFindings[]): number =>
    weeks.reduce((sum, { findings }) => sum + findings.length, 0);
  const [shown, found] = [countOf(told), countOf(all)];
  const about = aboutWords(reading, inquiry.view);
  const names = isMetricNamed(reading) ? reading.metrics.flatMap((id) => namesOf(id, inquiry.view)) : [];
  const isOfOthers = told.some(({ findings }) =>
    findings.some(({ finding }) => names.length > 0 && !names.includes(finding.metric)),
  );
  return [
    sentence`Only changes of ${quoted(about, inquiry.keep('about', about))}${isOfOthers ? ', and what it moved with,' : ''} are told: ${wholeNumber(shown, inquiry.keep('shown', shown))} of ${wholeNumber(found, inquiry.keep('found', found))}.`,
  ];
}

/** Where no finding is about what was asked: how many there are of everything else. */
function nothingAbout(all: readonly WeekFindings[], reading: Reading, inquiry: Inquiry): BoundText {
  const sum = (of: (one: WeekFindings) => number): number => all.reduce((total, one) => total + of(one), 0);
  const [tests, found] = [sum(({ tested }) => tested), sum(({ findings }) => findings.length)];
  const tested = wholeNumber(tests, inquiry.keep('tested', tests));
  const weeks = `${all.length === 1 ? 'that week' : 'those weeks'}`;
  const untested = untestedOf(all, reading, inquiry.view);
  if (untested !== undefined)
    return sentence`No test of ${weeks} was about ${quoted(untested, inquiry.keep('untested', untested))}.`;
  const isQuiet = all.every(({ nearMisses }) => nearMisses.length === 0);
  return found === 0
    ? sentence`The ${tested} tests of ${weeks} found nothing that went ${isQuiet ? 'beyond the usual ups and downs' : 'so far that chance can be ruled out'}.`
    : sentence`The ${tested} tests of ${weeks} found ${wholeNumber(found, inquiry.keep('found', found))} ${found === 1 ? 'change' : 'changes'} beyond the usual ups and downs, none of them about this.`;
}

/** Not of advice: it is no question whether anything was found. */
function verdictOf(all: readonly WeekFindings[], reading: Reading, inquiry: Inquiry): BoundText | null {
  if (reading.intent !== 'findings' || untestedOf(all, reading, inquiry.view) !== undefined) return null;
  const about = aboutWords(reading, inquiry.view);
  const near = nearMissWords(all, inquiry);
  if (near !== undefined)
    return inEvidence(
      sentence`No change of ${quoted(about, inquiry.keep('about', about))} is certain in ${all.length === 1 ? 'that week' : 'those weeks'}, yet outside the usual range: ${near.named}.`,
      inquiry,
    );
  return sentence`No unusual change of ${quoted(about, inquiry.keep('about', about))} was found in ${all.length === 1 ? 'that week' : 'those weeks'}.`;
}

function stepsOf(all: readonly WeekFindings[], inquiry: Inquiry): BoundText {
  const steps = all
    .flatMap(({ findings }) => findings.flatMap(({ followUpActions }) => followUpActions.slice(0, 1)))
    .slice(0, MOST_STEPS);
  if (steps.length === 0) return sentence``;
  const listed = steps.map((step) => sentence`- ${inMarkdown(step, inquiry.keep('step', step))}`);
  return sentence`Steps that follow from the other findings:\n\n${join(listed, '\n')}`;
}

const newestWeek = ({ weeks }: QuestionContext, sourceId: string, last: Day): Day =>
  weeks.find((one) => one.sourceId === sourceId)?.week ?? last;
