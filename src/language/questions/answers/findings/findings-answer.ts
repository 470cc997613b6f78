import { addDays, addWeeks, type Day, weekOf } from '#src/shared/week.ts';
import { type BoundText, join, sentence } from '../../../bound-text.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { AskFacts } from '../../ask-facts.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { QuestionContext, WeekFindings } from '../../question-context.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import type { Reading } from '../../reading/reading.ts';
import { periodAsked } from '../../wording/as-question-when.ts';
import { markdownLine } from '../../wording/markdown-text.ts';
import { periodTitle, wholeNumber } from '../../wording/say.ts';
import { answered, table } from '../telling/draft.ts';
import { quoted, weekReference } from '../telling/told-words.ts';
import {
  aboutWords,
  findingsAbout,
  isAboutSomething,
  nearMissesAbout,
  untestedOf,
} from './findings-about.ts';
import { findingsOfWay } from './findings-of-way.ts';
import { inEvidence, nearMissWords } from './near-miss-words.ts';
import { weeksOfPeriod } from './weeks-of-period.ts';
import { weeksStory } from './weeks-story.ts';

const MOST_ACTIONS = 8;
const MOST_STEPS = 3;

/** Weeks were analysed, and what they showed is about other things than the question. */
export interface NothingAbout {
  /** That nothing about it was found; none where no test was about it. */
  readonly verdict: BoundText | null;
  readonly nothingAbout: BoundText;
  /** What follows from the findings about other things. */
  readonly steps: BoundText;
  readonly references: AnswerDraft['references'];
}

/** "What happened", "what should I do": from what the analysis of the week found, in the words of its cards. */
export async function findingsAnswer(
  reading: Reading,
  context: QuestionContext,
  facts: AskFacts,
  inquiry: Inquiry,
): Promise<AnswerDraft | NothingAbout> {
  const { source } = inquiry.view;
  const asked = reading.periods[0];
  const last = addWeeks(weekOf(context.today), -1);
  // "What should I do this week" says when it will be done: what to do follows from the newest week that is over.
  const isWhenToAct = reading.intent === 'advice' && asked !== undefined && weekOf(asked.from) > last;
  const weeks =
    asked === undefined || isWhenToAct ? [newestWeek(context, source.id, last)] : weeksOfPeriod(asked, last);
  const all: WeekFindings[] = [];
  for (const week of weeks) {
    const one = await facts.findingsOf(week, source.id);
    if (one !== null) all.push(one);
  }
  if (all.length === 0)
    throw new NotAnswerable({
      type: 'ambiguous',
      about: 'not_analysed',
      choices: analysedInstead(context, source.id),
    });
  const about = all.map((one) => ({
    ...one,
    findings: findingsAbout(one, reading, inquiry.view),
    nearMisses: nearMissesAbout(one, reading, inquiry.view),
  }));
  const [told] = about as [WeekFindings];
  if (isAboutSomething(reading) && about.every(({ findings }) => findings.length === 0))
    return {
      verdict: verdictOf(about, reading, inquiry),
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

/** The week that was analysed, in place of one that was not. */
function analysedInstead({ weeks }: QuestionContext, sourceId: string) {
  const [newest] = weeks.filter((one) => one.sourceId === sourceId);
  if (newest === undefined) return [];
  const week = { from: newest.week, to: addDays(newest.week, 6), unit: 'week', count: 1 } as const;
  const question = `What happened ${periodAsked(week)}?`;
  return [{ label: question, question }];
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
  return [
    sentence`Only changes of ${quoted(about, inquiry.keep('about', about))} are told: ${wholeNumber(shown, inquiry.keep('shown', shown))} of ${wholeNumber(found, inquiry.keep('found', found))}.`,
  ];
}

/** Where no finding is about what was asked: how many there are of everything else. */
function nothingAbout(all: readonly WeekFindings[], reading: Reading, inquiry: Inquiry): BoundText {
  const sum = (of: (one: WeekFindings) => number): number => all.reduce((total, one) => total + of(one), 0);
  const [tests, found] = [sum(({ tested }) => tested), sum(({ findings }) => findings.length)];
  const tested = wholeNumber(tests, inquiry.keep('tested', tests));
  const weeks = `${all.length === 1 ? 'that week' : 'those weeks'}`;
  const untested = untestedOf(all, reading, inquiry.view);
  if (untested !== undefined) return sentence`No test of ${weeks} was about ${untested}.`;
  const isQuiet = all.every(({ nearMisses }) => nearMisses.length === 0);
  return found === 0
    ? sentence`The ${tested} tests of ${weeks} found nothing that went ${isQuiet ? 'beyond the usual ups and downs' : 'so far that chance can be ruled out'}.`
    : sentence`The ${tested} tests of ${weeks} found ${wholeNumber(found, inquiry.keep('found', found))} ${found === 1 ? 'change' : 'changes'} beyond the usual ups and downs, none of them about this.`;
}

/** As what stands in a line of a list. */
const inMarkdown = (text: string, path: string): BoundText => ({
  text: markdownLine(text),
  bindings: [{ text: markdownLine(text), path, value: text }],
});

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

/** "Nov 9" */
function weekName(week: Day, inquiry: Inquiry): BoundText {
  const [name = week] = periodTitle({ from: week, to: addWeeks(week, 1), unit: 'week', count: 1 }).split(
    ' to ',
  );
  return quoted(name, inquiry.keep('week', name));
}

function storyOf(
  told: WeekFindings,
  only: readonly BoundText[],
  reading: Reading,
  inquiry: Inquiry,
): AnswerDraft {
  const { findings, tested, kept, week } = told;
  const tests = wholeNumber(tested, inquiry.keep('tested', tested));
  const when = weekName(week, inquiry);
  const main = table(
    'What the week showed',
    [
      { title: 'Finding', format: 'text' },
      { title: 'Kind', format: 'text' },
      { title: 'Observed', format: 'text' },
      { title: 'Expected', format: 'text' },
    ],
    findings.map(({ title, finding }) => [
      title,
      finding.kind.replaceAll('_', ' '),
      finding.effect.observed,
      finding.effect.expected,
    ]),
    findings.map(({ finding }) => finding.unit),
  );
  const near = nearMissWords([told], inquiry, findings.length > 0 ? 1 : 0);
  const headline =
    findings.length === 0
      ? near === undefined
        ? sentence`Nothing unusual in the week of ${when}.`
        : sentence`Nothing certain in the week of ${when}. Outside the usual range and worth a look: ${near.named}.`
      : sentence`${quoted(findings[0]?.title ?? '', 'tables.0.rows.0.0')}.`;
  const bullets = findings
    .slice(1)
    .map(({ title }, at) => sentence`- ${inMarkdown(title, `tables.0.rows.${at + 1}.0`)}`);
  const counted =
    findings.length === 0
      ? near === undefined
        ? sentence`${tests} tests were made, and no change went beyond the usual ups and downs.`
        : sentence`${tests} tests were made, and no change went so far that chance can be ruled out.`
      : sentence`In the week of ${when}, ${tests} tests were made and ${wholeNumber(kept, inquiry.keep('kept', kept))} kept.`;
  return answered(
    {
      headline,
      sentences: [
        ...only,
        ...(bullets.length > 0 ? [join(bullets, '\n')] : []),
        counted,
        ...(findings.length > 0 && near !== undefined
          ? [sentence`Not certain, yet outside the usual range: ${near.named}.`]
          : []),
        ...(near?.sentences ?? []),
      ],
      tables: [...(findings.length > 0 ? [main] : []), ...(near === undefined ? [] : [near.table])],
      chart: findings.length > 0 ? { mark: 'table', title: 'What the week showed', x: null, y: [] } : null,
      assumptions: [],
      references: [
        weekReference(told),
        ...findings.flatMap(({ cardId, title }) =>
          cardId === null ? [] : [{ type: 'card' as const, id: cardId, title }],
        ),
      ],
    },
    inquiry,
    reading,
  );
}

function adviceOf(
  told: WeekFindings,
  only: readonly BoundText[],
  reading: Reading,
  inquiry: Inquiry,
): AnswerDraft {
  const actions = told.findings
    .flatMap(({ followUpActions, title, cardId }) =>
      followUpActions.slice(0, 2).map((action) => ({ action, title, cardId })),
    )
    .slice(0, MOST_ACTIONS);
  const main = table(
    'What to do next',
    [
      { title: 'Step', format: 'text' },
      { title: 'Because of', format: 'text' },
    ],
    actions.map(({ action, title }) => [action, title]),
  );
  const near = actions.length === 0 ? nearMissWords([told], inquiry) : undefined;
  const headline =
    actions.length === 0
      ? told.findings.length === 0
        ? near === undefined
          ? sentence`Nothing calls for action: no change of the week went beyond the usual ups and downs.`
          : sentence`Nothing that is certain calls for action. Outside the usual range and worth a look: ${near.named}.`
        : sentence`Nothing to do follows from what the analysis of the week found.`
      : sentence`${quoted(actions[0]?.action ?? '', 'tables.0.rows.0.0')}`;
  return answered(
    {
      headline,
      sentences: [
        ...only,
        ...(actions.length > 0
          ? [
              sentence`These steps follow from what the analysis of the week of ${weekName(told.week, inquiry)} found, each from the finding named beside it. Whether one of them helps shows in the weeks after.`,
            ]
          : [
              sentence`In the week of ${weekName(told.week, inquiry)}, ${wholeNumber(told.tested, inquiry.keep('tested', told.tested))} tests were made.`,
              ...(near?.sentences ?? []),
            ]),
        join(
          actions
            .slice(1)
            .map(({ action }, at) => sentence`- ${inMarkdown(action, `tables.0.rows.${at + 1}.0`)}`),
          '\n',
        ),
      ],
      tables: actions.length > 0 ? [main] : near === undefined ? [] : [near.table],
      chart: actions.length > 0 ? { mark: 'table', title: 'What to do next', x: null, y: [] } : null,
      assumptions: [],
      references: [
        weekReference(told),
        ...actions.flatMap(({ cardId, title }) =>
          cardId === null ? [] : [{ type: 'card' as const, id: cardId, title }],
        ),
      ],
    },
    inquiry,
    reading,
  );
}
